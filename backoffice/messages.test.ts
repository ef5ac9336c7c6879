import { expect, it } from 'vitest'
import { isPlural, messagesByKey, placeholdersOf } from '#contract/messages.ts'
import { formatMessage, messages } from './messages.ts'

const listed = [...messagesByKey(messages)]

it('every word of the back-office is a string or has plural forms; none is a function', () => {
  expect(listed.length).toBeGreaterThan(700)
  expect(listed.filter(([, value]) => typeof value !== 'string' && !isPlural(value))).toEqual([])
  expect(JSON.parse(JSON.stringify(messages))).toEqual(messages)
})

it('a count says the number in the form for many, and all else in both', () => {
  const plurals = listed.flatMap(([key, value]) => (isPlural(value) ? [{ key, ...value }] : []))
  expect(plurals.length).toBeGreaterThan(10)
  expect(plurals.filter(({ other }) => !placeholdersOf(other).includes('n'))).toEqual([])
  const rest = (text: string) => placeholdersOf(text).filter((name) => name !== 'n')
  expect(plurals.map(({ key, one }) => [key, rest(one)])).toEqual(
    plurals.map(({ key, other }) => [key, rest(other)]),
  )
})

it('says one, and many', () => {
  const { found, finishNote } = messages.kyc
  expect([0, 1, 2].map((n) => formatMessage(found, { n }))).toEqual([
    '0 submissions found.',
    'One submission found.',
    '2 submissions found.',
  ])
  expect(formatMessage(finishNote.undecided, { n: 1 })).toBe('One document is undecided.')
})
