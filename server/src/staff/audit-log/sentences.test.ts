import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasWords, sentenceOf } from './sentences.ts'

const sources = join(import.meta.dirname, '../..')

/** Names of acts as the sources record them, in each of the ways in which they do. */
const ways = [
  /\baction: '([^']+)'/g,
  /\baction: [^'\n]+ \? '([^']+)' : '[^']+'/g,
  /\baction: [^'\n]+ \? '[^']+' : '([^']+)'/g,
  /\brecord\(change, '([^']+)'/g,
  /\brecord\(change, [^'\n]+ \? '([^']+)' : '[^']+'/g,
  /\brecord\(change, [^'\n]+ \? '[^']+' : '([^']+)'/g,
  /\bnote\(services, request, '([^']+)'/g,
]

test('every act that is recorded has words for its sentence', () => {
  const acts = new Set(
    ['roles', 'enabling', 'removal', 'second factor reset', 'password reset', 'service account'].map(
      (what) => `ask for ${what}`,
    ),
  )
  for (const path of globSync('**/*.ts', { cwd: sources })) {
    if (path.endsWith('.test.ts')) continue
    const text = readFileSync(join(sources, path), 'utf8')
    for (const way of ways) for (const [, name = ''] of text.matchAll(way)) acts.add(name)
  }
  expect(acts).toContain('erase')
  expect(acts).toContain('sign off Chichewa')
  expect([...acts].filter((name) => !hasWords(name))).toEqual([])
})

test('roles and collections have their names in a sentence', () => {
  const say = (action: string, details: Record<string, unknown>) =>
    sentenceOf({ seq: 1, at: '', action, collection: 'staff', item_id: 'b', actor: 'a', details }, [], {
      actor: () => 'A',
      person: () => 'B',
      item: () => 'B',
    })
  expect(say('ask for roles', { roles: ['kyc_officer', 'rates_officer'] })).toBe(
    'A asked for other roles of B: KYC officer, rates officer.',
  )
  expect(say('invite', { roles: [] })).toBe('A invited B as none.')
  expect(say('make service account', { collections: ['blogs', 'money_bureau_exchange_rates'] })).toBe(
    'A made the service account B for news, exchange rates.',
  )
})
