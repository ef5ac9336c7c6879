import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandIds } from '#contract/brands/names.ts'
import { darkColours, lightColours } from './theme.ts'

// What MUI computes with stands in TypeScript, what our own CSS reads in the site's tokens: they must say the same.

const tokens = readFileSync('site/styles/tokens.css', 'utf8')
const own = readFileSync('backoffice/theme/styles.css', 'utf8')
const block = (selector: string, css = tokens) => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
const coloursIn = (text: string) =>
  new Map(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', colour = '']) => [
      name,
      colour.toLowerCase(),
    ]),
  )

const holdings = coloursIn(block("[data-brand='holdings']"))
const light = new Map([...coloursIn(block(':root')), ...holdings, ['onFill', '#ffffff']])
const dark = new Map([
  ...coloursIn(block(":root[data-theme='dark']")),
  ['main', holdings.get('lift')],
  ['tint', holdings.get('night-tint')],
])

test.each(Object.entries(lightColours))('%s is the token’s colour', (name, colour) => {
  expect(colour).toBe(light.get(name))
})

// What lies on a filled button, and a lighter shade of it, have no token.
test.each(Object.entries(darkColours).filter(([name]) => !['onFill', 'deep'].includes(name)))(
  '%s is the token’s colour in the dark',
  (name, colour) => {
    expect(colour).toBe(dark.get(name))
  },
)

test('whose something is has the company’s own colour, in the dark its light one', () => {
  const [day, night] = [coloursIn(block(':root', own)), coloursIn(block(":root[data-theme='dark']", own))]
  for (const brand of brandIds) {
    const of = coloursIn(block(`[data-brand='${brand}']`))
    expect([day.get(`edge-${brand}`), night.get(`edge-${brand}`)]).toEqual([of.get('main'), of.get('lift')])
  }
})
