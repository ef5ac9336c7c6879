import { z } from 'zod'

/** The part of each of red, green and blue in the light that a colour gives (source: WCAG 2.2, relative luminance). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours such as `#033a3e`, from 1 to 21 (source: WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What text needs at least (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** A colour as six hexadecimal digits. */
export const colour = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'This takes a colour such as #033a3e.')
    .meta({ kind: 'colour' })

const grounds = { paper: '#fbf9f5', sand: '#f2ede4', white: '#ffffff', night: '#131016', dusk: '#1e1a22' }

/** Which colours stand on which, and how they are told apart where they are too close. */
const pairs = [
  ['main', 'white', 'white text on it'],
  ['main', 'sand', 'it as text on the page’s sand colour'],
  ['main', 'tint', 'it as text on the tint'],
  ['deep', 'white', 'white text on it'],
  ['spark', 'deep', 'it on the deep colour'],
  ['lift', 'night', 'it as text on the dark page'],
  ['lift', 'dusk', 'it as text on the dark page'],
  ['lift', 'night_tint', 'it as text on the dark tint'],
] as const

/** A company's colours, each pair of which can be read (WCAG 2.2 AA). */
export const theme = () =>
  z
    .strictObject({
      /** links, marks and filled controls */
      main: colour(),
      /** the ground of the head and the foot; white stands on it */
      deep: colour(),
      /** quiet grounds */
      tint: colour(),
      /** the same in dark colours */
      night_tint: colour(),
      /** the one button that matters most */
      spark: colour(),
      /** links and marks in dark colours */
      lift: colour(),
    })
    .check(({ value, issues }) => {
      for (const [name, on, told] of pairs) {
        const [one, other] = [
          value[name],
          on in value ? value[on as keyof typeof value] : grounds[on as 'white'],
        ]
        if (contrastOf(one, other) >= leastContrast) continue
        issues.push({
          code: 'custom',
          path: [name],
          input: one,
          message: `This colour cannot be read: ${told} needs a contrast of ${leastContrast} to 1.`,
        })
      }
    })
