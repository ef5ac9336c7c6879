import type { PictureName } from './picture.ts'

const palette = {
  holdings: { main: '#3A2A6B', deep: '#231847', tint: '#ECE8F6', spark: '#E9B44C', lift: '#C6B8F5' },
  bank: { main: '#06595E', deep: '#033A3E', tint: '#DFF0EF', spark: '#FFB21A', lift: '#7FD6D3' },
  bureau: { main: '#9B1B5A', deep: '#5F0D36', tint: '#FBE5EF', spark: '#FF9A5C', lift: '#FFA3CB' },
  discount: { main: '#2A5C2C', deep: '#173818', tint: '#E4F0E1', spark: '#C3D94E', lift: '#9BD69A' },
  properties: { main: '#96401B', deep: '#58240D', tint: '#FAE8DE', spark: '#8CCBDD', lift: '#F7B493' },
} as const

type Colours = (typeof palette)[keyof typeof palette]

const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const stroke = (d: string, colour: string, w: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}"/>`

/** The brand's weave as a band along the lower edge. */
const weaves = {
  holdings: (c: Colours) => many(20, (i) => stroke(`M${i * 60 + 30} 693 l27 27 -27 27 -27 -27Z`, c.spark, 6)),
  bank: (c: Colours) =>
    many(3, (i) =>
      stroke(`M0 ${708 + i * 15}${many(20, (n) => `${n === 0 ? 'q15 16 30 0' : 't30 0'}t30 0`)}`, c.spark, 5),
    ),
  bureau: (c: Colours) =>
    many(
      20,
      (i) => shape(`M${i * 60} 750a30 30 0 0 1 30-30v30Z`, c.spark) + disc(i * 60 + 46, 720, 8, c.lift),
    ),
  discount: (c: Colours) => many(20, (i) => shape(`M${i * 60} 750v-15h15v-15h15v-15h15v-15h15v60Z`, c.spark)),
  properties: (c: Colours) =>
    many(16, (i) => rect(i * 80, 692, 72, 24, c.spark) + rect(i * 80 - 40, 722, 72, 24, c.spark)),
}

const house = (c: Colours, x: number, y: number, s: number, wall: string, roof: string) =>
  rect(x, y, 180 * s, 120 * s, wall) +
  shape(`M${x - 18 * s} ${y}l${108 * s} ${-70 * s} ${108 * s} ${70 * s}Z`, roof) +
  rect(x + 72 * s, y + 48 * s, 36 * s, 72 * s, c.deep) +
  rect(x + 18 * s, y + 36 * s, 34 * s, 34 * s, c.tint) +
  rect(x + 128 * s, y + 36 * s, 34 * s, 34 * s, c.tint)

const tree = (x: number, y: number, s: number, trunk: string, crown: string) =>
  rect(x - 12 * s, y - 120 * s, 24 * s, 120 * s, trunk) +
  disc(x, y - 160 * s, 80 * s, crown) +
  disc(x - 70 * s, y - 130 * s, 55 * s, crown) +
  disc(x + 70 * s, y - 130 * s, 55 * s, crown)

const scenes: Record<PictureName, [keyof typeof palette, (c: Colours) => string]> = {
  'picture-maize-field': [
    'discount',
    (c) =>
      disc(860, 300, 130, c.spark) +
      shape('M0 430Q300 360 640 420T1200 400V700H0Z', c.main) +
      many(9, (i) =>
        many(4, (row) => {
          const x = 70 + i * 130 + row * 22
          const y = 500 + row * 62
          return (
            stroke(`M${x} ${y}v-72M${x} ${y - 20}q-30-16-40-44M${x} ${y - 34}q30-16 40-44`, c.lift, 9) +
            disc(x, y - 76, 11, c.spark)
          )
        }),
      ),
  ],
  'picture-lake': [
    'bank',
    (c) =>
      disc(260, 250, 90, c.spark) +
      shape('M0 400L220 260 420 390 640 240 900 400 1060 320 1200 390V430H0Z', c.lift) +
      rect(0, 420, 1200, 290, c.main) +
      many(5, (i) => stroke(`M${40 + i * 90} ${470 + i * 44}q40 24 80 0t80 0t80 0`, c.lift, 7)) +
      shape('M560 520h380l-60 80H630Z', c.deep) +
      rect(730, 290, 14, 230, c.deep) +
      shape('M752 300v190h170Z', c.tint),
  ],
  'picture-market': [
    'bureau',
    (c) =>
      many(3, (i) => {
        const x = 90 + i * 360
        return (
          rect(x + 20, 360, 16, 300, c.deep) +
          rect(x + 264, 360, 16, 300, c.deep) +
          rect(x, 520, 300, 120, c.main) +
          many(6, (n) => shape(`M${x + n * 50} 300h50l8 70q-29 34-58 0Z`, n % 2 ? c.spark : c.main)) +
          many(5, (n) => disc(x + 40 + n * 55, 500, 28, n % 2 ? c.spark : c.lift))
        )
      }),
  ],
  'picture-phone': [
    'bank',
    (c) =>
      rect(430, 110, 300, 540, c.deep, 36) +
      rect(458, 160, 244, 300, c.tint, 12) +
      many(9, (i) => rect(470 + (i % 3) * 82, 486 + Math.floor(i / 3) * 48, 62, 32, c.lift, 10)) +
      disc(580, 290, 64, c.spark) +
      stroke('M548 290l24 26 44-52', c.deep, 16) +
      many(3, (i) =>
        stroke(
          `M${790 + i * 60} ${200 - i * 40}q${60 + i * 30} ${110 + i * 40} 0 ${220 + i * 80}`,
          c.main,
          18,
        ),
      ),
  ],
  'picture-coins': [
    'discount',
    (c) =>
      many(5, (i) =>
        many(i + 2, (n) => rect(130 + i * 200, 610 - n * 62, 150, 48, n % 2 ? c.spark : c.main, 24)),
      ) +
      shape('M1010 190q-70-90 20-150q60 80-20 150Z', c.lift) +
      stroke('M1012 250v-90', c.main, 12),
  ],
  'picture-houses': [
    'properties',
    (c) =>
      disc(180, 200, 80, c.spark) +
      house(c, 80, 430, 1.5, c.lift, c.main) +
      house(c, 460, 400, 1.7, c.main, c.deep) +
      house(c, 860, 430, 1.5, c.lift, c.main) +
      rect(0, 606, 1200, 80, c.deep),
  ],
  'picture-school': [
    'holdings',
    (c) =>
      rect(200, 380, 640, 240, c.lift) +
      shape('M160 380L520 230 880 380Z', c.main) +
      many(5, (i) => rect(240 + i * 120, 450, 70, 80, i === 2 ? c.deep : c.tint)) +
      rect(455 + 20, 450, 80, 170, c.deep) +
      rect(930, 190, 12, 430, c.deep) +
      shape('M942 200h150l-34 46 34 46H942Z', c.spark) +
      tree(1060, 620, 0.9, c.deep, c.main) +
      rect(0, 616, 1200, 70, c.deep),
  ],
  'picture-mountain': [
    'holdings',
    (c) =>
      disc(880, 230, 100, c.spark) +
      shape('M80 600L380 210 470 280 600 150 780 360 860 320 1140 600Z', c.main) +
      shape('M600 150l180 210-90 20-60-90-70 40Z', c.lift) +
      many(4, (i) => shape(`M0 ${560 + i * 34}q300-60 600 0t600 0v50H0Z`, i % 2 ? c.lift : c.deep)),
  ],
  'picture-tree': [
    'discount',
    (c) =>
      disc(920, 220, 90, c.spark) +
      tree(440, 640, 2.3, c.deep, c.main) +
      many(
        4,
        (i) =>
          stroke(`M${800 + i * 90} 640v-80`, c.deep, 10) +
          shape(`M${800 + i * 90} 590q-50-10-50-60q50 6 50 60q0-54 50-60q0 50-50 60Z`, c.lift),
      ) +
      rect(0, 630, 1200, 60, c.deep),
  ],
  'picture-exchange': [
    'bureau',
    (c) =>
      disc(600, 370, 150, c.spark) +
      disc(600, 370, 106, c.tint) +
      rect(588, 300, 24, 140, c.main) +
      rect(548, 332, 104, 20, c.main) +
      rect(548, 388, 104, 20, c.main) +
      stroke('M330 330A280 280 0 0 1 840 230', c.main, 44) +
      shape('M800 160l130 60-120 84Z', c.main) +
      stroke('M870 410A280 280 0 0 1 360 510', c.deep, 44) +
      shape('M400 580l-130-60 120-84Z', c.deep),
  ],
  'picture-clinic': [
    'bureau',
    (c) =>
      rect(240, 300, 720, 320, c.lift) +
      rect(190, 270, 820, 50, c.main) +
      many(5, (i) => rect(250 + i * 168, 320, 22, 300, c.deep)) +
      rect(550, 440, 100, 180, c.deep) +
      rect(300, 420, 90, 90, c.tint) +
      rect(800, 420, 90, 90, c.tint) +
      rect(570, 120, 60, 150, c.spark) +
      rect(525, 165, 150, 60, c.spark) +
      rect(0, 616, 1200, 70, c.deep),
  ],
  'picture-site': [
    'properties',
    (c) =>
      many(
        4,
        (floor) =>
          rect(240, 240 + floor * 96, 460, 78, floor % 2 ? c.lift : c.main) +
          many(5, (i) => rect(268 + i * 86, 258 + floor * 96, 44, 42, c.tint)),
      ) +
      rect(860, 110, 26, 510, c.deep) +
      rect(560, 130, 480, 22, c.deep) +
      rect(1000, 152, 60, 50, c.spark) +
      stroke('M620 152v60', c.deep, 6) +
      rect(585, 212, 70, 26, c.spark) +
      rect(0, 616, 1200, 70, c.deep),
  ],
}

/** A drawn picture as SVG, 1200 by 750, without any text. */
export function drawing(name: PictureName): string {
  const [brand, scene] = scenes[name]
  const colours = palette[brand]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750">${rect(0, 0, 1200, 750, colours.tint)}${scene(colours)}${rect(0, 684, 1200, 66, colours.deep)}${weaves[brand](colours)}</svg>`
}

export const drawingNames = Object.keys(scenes) as PictureName[]
