import { describe, expect, it } from 'vitest'
import { isPlural, messagesByKey, placeholdersOf, type AnyMessage } from '#contract/messages.ts'
import { en } from './en.ts'
import { ny } from './ny.ts'

const all = { en, ny }
const said = { en: messagesByKey(en), ny: messagesByKey(ny) }
const isMessage = (value: unknown): value is AnyMessage => typeof value === 'string' || isPlural(value)
const textsOf = (value: unknown): string[] =>
  isPlural(value) ? [value.one, value.other] : typeof value === 'string' ? [value] : []

describe.each(['en', 'ny'] as const)('the messages in %s', (lang) => {
  const messages = [...said[lang]]

  it('are strings and plural forms, and nothing else: staff can correct each by its key', () => {
    expect(messages.length).toBeGreaterThan(700)
    expect(messages.filter(([, value]) => !isMessage(value))).toEqual([])
    expect(JSON.parse(JSON.stringify(all[lang]))).toEqual(all[lang])
  })

  it('have braces for placeholders only', () => {
    const stray = messages.filter(([, value]) =>
      textsOf(value).some((text) => /[{}]/.test(text.replaceAll(/\{(?:company:)?\w+\}/g, ''))),
    )
    expect(stray).toEqual([])
  })

  it('of a count, say the number in the form for many, and all else in both', () => {
    const plurals = messages.flatMap(([key, value]) => (isPlural(value) ? [{ key, ...value }] : []))
    expect(plurals.length).toBeGreaterThan(10)
    expect(plurals.filter(({ other }) => !placeholdersOf(other).includes('n'))).toEqual([])
    const rest = (text: string) => placeholdersOf(text).filter((name) => name !== 'n')
    expect(plurals.map(({ key, one }) => [key, rest(one)])).toEqual(
      plurals.map(({ key, other }) => [key, rest(other)]),
    )
  })
})

it('both languages have the same keys, and a dot in a key stands between its parts only', () => {
  expect([...said.ny.keys()].toSorted()).toEqual([...said.en.keys()].toSorted())
  const namesIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, below]) => [name, ...namesIn(below)])
      : []
  expect(namesIn(en).filter((name) => name.includes('.'))).toEqual([])
})

it('both languages have the same placeholders in each message, and forms for the same counts', () => {
  const shapes = (messages: Map<string, unknown>) =>
    Object.fromEntries(
      [...messages].map(([key, value]) => [
        key,
        { counts: isPlural(value), takes: isMessage(value) ? placeholdersOf(value) : null },
      ]),
    )
  expect(shapes(said.ny)).toEqual(shapes(said.en))
})
