import { expect, it } from 'vitest'
import { isPlural, messagesByKey, placeholdersOf } from '#contract/messages.ts'
import { formatMessage, words } from './messages.ts'

const messages = [...messagesByKey(words)]

it('every word of the back-office is a string or has plural forms; none is a function', () => {
  expect(messages.length).toBeGreaterThan(700)
  expect(messages.filter(([, value]) => typeof value !== 'string' && !isPlural(value))).toEqual([])
  expect(JSON.parse(JSON.stringify(words))).toEqual(words)
})

it('a count says the number in the form for many, and all else in both', () => {
  const plurals = messages.flatMap(([key, value]) => (isPlural(value) ? [{ key, ...value }] : []))
  expect(plurals.length).toBeGreaterThan(10)
  expect(plurals.filter(({ other }) => !placeholdersOf(other).includes('n'))).toEqual([])
  const rest = (text: string) => placeholdersOf(text).filter((name) => name !== 'n')
  expect(plurals.map(({ key, one }) => [key, rest(one)])).toEqual(
    plurals.map(({ key, other }) => [key, rest(other)]),
  )
})

it('says one, and many', () => {
  const { found, finishNote } = words.kyc
  expect([0, 1, 2].map((n) => formatMessage(found, { n }))).toEqual([
    '0 submissions found.',
    'One submission found.',
    '2 submissions found.',
  ])
  expect(formatMessage(finishNote.undecided, { n: 1 })).toBe('One paper is undecided.')
})
