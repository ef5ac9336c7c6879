import { disc, line, many, rect, shape } from './pen.ts'

/** The companies' weaves as a band along the lower edge: how wide one repeat is, and its drawing. */
export const weaves = {
  holdings: [60, line('M30 9l27 27-27 27L3 36Z', 's', 6)],
  bank: [60, many(3, (i) => line(`M0 ${24 + i * 15}q15 16 30 0t30 0`, 's', 5))],
  bureau: [60, shape('M0 66a30 30 0 0 1 30-30v30Z', 's') + disc(46, 36, 8, 'l')],
  discount: [60, shape('M0 66V51h15V36h15V21h15V6h15v60Z', 's')],
  properties: [80, rect(0, 8, 72, 24, 's') + rect(40, 38, 72, 24, 's') + rect(-40, 38, 72, 24, 's')],
} as const

export type WeaveName = keyof typeof weaves
