import type { BrandId } from '#contract/brands/names.ts'
import { objects } from './drawings/objects.ts'
import { rect, type Ink } from './drawings/pen.ts'
import { places } from './drawings/places.ts'
import { weaves, type WeaveName } from './drawings/weaves.ts'
import type { PictureName } from './drawings/alts.ts'

type Colours = Record<Ink, string>

const day: Record<WeaveName, Colours> = {
  holdings: { m: '#3a2a6b', d: '#231847', t: '#ece8f6', s: '#e9b44c', l: '#c6b8f5', w: '#fbf9f5' },
  bank: { m: '#06595e', d: '#033a3e', t: '#dff0ef', s: '#ffb21a', l: '#7fd6d3', w: '#fbf9f5' },
  bureau: { m: '#9b1b5a', d: '#5f0d36', t: '#fbe5ef', s: '#ff9a5c', l: '#ffa3cb', w: '#fbf9f5' },
  discount: { m: '#2a5c2c', d: '#173818', t: '#e4f0e1', s: '#c3d94e', l: '#9bd69a', w: '#fbf9f5' },
  properties: { m: '#96401b', d: '#58240d', t: '#fae8de', s: '#8ccbdd', l: '#f7b493', w: '#fbf9f5' },
}
const night: Record<WeaveName, string> = {
  holdings: '#2a2140',
  bank: '#0e2e31',
  bureau: '#3b1429',
  discount: '#1a2f1b',
  properties: '#3a2014',
}

/** Between two colours: `part` of the second. */
const mix = (one: string, other: string, part: number): string =>
  `#${[1, 3, 5]
    .map((at) => [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)))
    .map(([from = 0, to = 0]) =>
      Math.round(from + (to - from) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** By night all is darker than the page's words, in the same order; what is lit has a lamp behind it. */
const atNight = (brand: WeaveName): Colours => {
  const { m, d, s, l } = day[brand]
  return {
    t: mix(night[brand], '#000000', 0.3),
    d: mix(d, m, 0.5),
    m: mix(m, l, 0.25),
    l: mix(l, m, 0.45),
    s: mix(s, d, 0.2),
    w: mix(s, '#ffffff', 0.35),
  }
}

const rules = (colours: Colours) =>
  Object.entries(colours)
    .map(([ink, colour]) => `.${ink}{fill:${colour}}.o${ink}{stroke:${colour}}`)
    .join('')

const scenes = { ...places, ...objects } satisfies Record<PictureName, unknown>

export const drawingSize = { width: 1200, height: 750 }

/**
 * A drawn picture as SVG, 1200 by 750, without letters: one geometry, in the colours of the company on whose pages it
 * stands, those of day and those of night by the page's own colour scheme.
 */
export function drawing({ name, brand }: Drawn): string {
  const [, scene] = scenes[name]
  const [width, weave] = weaves[brand]
  const style = `[class^=o]{fill:none}${rules(day[brand])}@media(prefers-color-scheme:dark){${rules(atNight(brand))}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750"><style>${style}</style>${rect(0, 0, 1200, 750, 't')}${scene()}${rect(0, 684, 1200, 66, 'd')}<pattern id="p" width="${width}" height="66" y="684" patternUnits="userSpaceOnUse">${weave}</pattern><rect y="684" width="1200" height="66" fill="url(#p)"/></svg>`
}

const drawingNames = Object.keys(scenes) as PictureName[] // the keys of the object above

/** Scenes that other companies show too, besides the one that they were drawn for. */
const alsoOf: Partial<Record<PictureName, readonly BrandId[]>> = {
  'picture-brick-house': ['bank'],
  'picture-calendar': ['bank'],
  'picture-cap': ['discount'],
  'picture-coins': ['bank', 'holdings'],
  'picture-goods': ['bank'],
  'picture-houses': ['bank'],
  'picture-key': ['bank'],
  'picture-lake': ['holdings'],
  'picture-notes': ['bureau'],
  'picture-padlock': ['holdings'],
  'picture-radio': ['bank'],
  'picture-report': ['bank', 'discount'],
  'picture-school': ['bank'],
  'picture-site': ['bank'],
  'picture-suitcase': ['bank'],
  'picture-tree': ['holdings'],
  'picture-umbrella': ['bank'],
}

/** One file: a scene in one company's colours. */
export type Drawn = { name: PictureName; brand: BrandId }

export const allDrawn: readonly Drawn[] = drawingNames.flatMap((name) =>
  [scenes[name][0], ...(alsoOf[name] ?? [])].map((brand) => ({ name, brand })),
)

/** `picture-cap` as it was drawn, `picture-bank-cap` in the colours of the bank. */
export const drawnFileName = ({ name, brand }: Drawn): string =>
  brand === scenes[name][0] ? name : name.replace('picture-', `picture-${brand}-`)
