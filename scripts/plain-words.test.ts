import { readFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

// Sentences that visitors stumbled over, and the plain ones that took their place.
const plain: readonly [before: string, now: string][] = [
  ['What you see was right at', 'Last updated'],
  ['Slips and missing accents', 'Spelling mistakes are fine'],
  ['May I have it?', 'Can I get this loan?'],
  ['Beside a flat rate', 'Compare with a flat-rate loan'],
  ['On what is owed (ours)', 'Our loan'],
  ['Reaches your account', 'You receive'],
  ['Paid back in all', 'You repay in total'],
  ['Loans in effect', 'Our loans'],
  ['For persons', 'For you'],
  ['Compare with its neighbours', 'Compare accounts'],
  ['Rates and their past', 'Past rates'],
  ['Load anew', 'Reload'],
  ['Look for newer content', 'Check for updates'],
  ['After a yes, services', 'Can we count visits?'],
  ['Nothing is loaded', 'Your choice is saved'],
  ['fingerprint of your national ID', 'a coded record'],
  ['What is kept for this board', 'What the board decides'],
  ['What we hold to', 'Our values'],
  ['Sooner answered elsewhere', 'Quicker ways to get help'],
  ['Your papers', 'Your documents'],
]

const sources = globSync(['site/messages/**/*.ts', 'database/sample/**/*.ts', 'server/src/messages/**/*.ts'])
const texts = (await Promise.all(sources.map((file) => readFile(file, 'utf8')))).join('\n')

test.each(plain)('“%s” is “%s” now', (before, now) => {
  expect(texts).not.toContain(before)
  expect(texts).toContain(now)
})
