import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from './theme.ts'

// What MUI computes with stands in TypeScript, what our own CSS reads in the site's tokens: they must say the same.

const tokens = readFileSync('site/styles/tokens.css', 'utf8')
const block = (selector: string) => tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? ''
const named = new Map(
  [...`${block(':root')}${block("[data-brand='holdings']")}`.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(
    ([, name = '', colour = '']) => [name, colour.toLowerCase()],
  ),
)

test.each(Object.entries(colours))('%s is the token’s colour', (name, colour) => {
  expect(colour).toBe(named.get(name))
})
