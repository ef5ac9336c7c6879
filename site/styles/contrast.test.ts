import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandIds } from '#contract/brands/names.ts'

// The pairs the parts set on one another, read from the tokens themselves (WCAG 2.2: 4.5 for text, 3 for control lines).
// However it is laid out: without white space and quotes.
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/[\s'"]/g, '')

const colours = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+):(#[\dA-Fa-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]),
  )

const blockOf = (start: string) => {
  const from = css.indexOf(start)
  if (from < 0) throw new Error(`No ${start} in the tokens.`)
  return colours(css.slice(from, css.indexOf('}', from)))
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const light = blockOf(':root{')
const system = blockOf(':root:not([data-theme=light]){')
const byHand = blockOf(':root[data-theme=dark]{')

describe('contrast', () => {
  it('is the same in both ways to dark colours', () => {
    expect(byHand).toEqual(system)
  })

  it.each([
    ['light', light],
    ['dark', system],
  ] as const)('of the neutrals and states, %s', (_name, theme) => {
    for (const ground of ['paper', 'sand', 'surface']) {
      expect(contrast(theme['ink'], theme[ground]), `ink on ${ground}`).toBeGreaterThanOrEqual(7)
      expect(contrast(theme['muted'], theme[ground]), `muted on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(theme['line'], theme[ground]), `line on ${ground}`).toBeGreaterThanOrEqual(3)
      for (const state of ['success', 'warning', 'error', 'info'])
        expect(contrast(theme[state], theme[ground]), `${state} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
    for (const state of ['success', 'warning', 'error', 'info']) {
      expect(contrast(theme[state], theme[`${state}-tint`]), `${state} on its tint`).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(contrast(theme['ink'], theme[`${state}-tint`]), `ink on ${state}'s tint`).toBeGreaterThanOrEqual(
        7,
      )
    }
  })

  it.each(brandIds)('of %s', (id) => {
    const brand = blockOf(`[data-brand=${id}]{`)
    for (const ground of [brand['tint'], light['paper'], light['sand'], '#FFFFFF'])
      expect(contrast(brand['main'], ground)).toBeGreaterThanOrEqual(4.5)
    for (const ground of [brand['night-tint'], system['paper'], system['surface']])
      expect(contrast(brand['lift'], ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(light['muted'], brand['tint'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(system['muted'], brand['night-tint'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#FFFFFF', brand['deep'])).toBeGreaterThanOrEqual(7)
    expect(contrast('#FFFFFF', brand['main'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(brand['spark'], brand['deep'])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(system['paper'], brand['lift'])).toBeGreaterThanOrEqual(4.5)
  })
})
