import { describe, expect, expectTypeOf, it } from 'vitest'
import { formatMessage } from './format-message.ts'
import { messagesByKey, placeholdersOf, type Messages, type NoOtherNames, type ValuesOf } from './messages.ts'

const en = {
  title: 'Search',
  limit: '{loan} goes up to {most}.',
  found: { one: '1 result for “{text}”', other: '{n} results for “{text}”' },
  tips: ['Fewer words', 'Only {n} words'],
} as const
const ny = {
  title: 'Fufuzani',
  limit: 'Mpaka {most}: {loan}.',
  found: { one: 'Chotsatira chimodzi cha “{text}”', other: 'Zotsatira {n} za “{text}”' },
  tips: ['Mawu ochepa', 'Mawu {n} okha'],
} as const satisfies Messages<typeof en>
const words: Messages<typeof en> = ny

describe('what is said', () => {
  it('has the values in it, in the order of the language', () => {
    const values = { loan: 'Instaloans', most: 'MK 800,000' }
    expect(formatMessage(en.limit, values)).toBe('Instaloans goes up to MK 800,000.')
    expect(formatMessage(words.limit, values)).toBe('Mpaka MK 800,000: Instaloans.')
  })

  it.each([
    ['en', 0, '0 results for “x”'],
    ['en', 1, '1 result for “x”'],
    ['en', 2, '2 results for “x”'],
    ['en', 1.5, '1.5 results for “x”'],
    ['ny', 1, 'Chotsatira chimodzi cha “x”'],
    ['ny', 0, 'Zotsatira 0 za “x”'],
    ['ny', 11, 'Zotsatira 11 za “x”'],
  ] as const)('in %s of %d: %s', (lang, n, said) => {
    expect(formatMessage((lang === 'en' ? { found: en.found } : words).found, { n, text: 'x' }, lang)).toBe(
      said,
    )
  })

  it('takes a value for a value: neither braces nor signs of a pattern in it mean anything', () => {
    expect(formatMessage(en.found, { n: 2, text: '{n} $& $1 {text}' }, 'en')).toBe(
      '2 results for “{n} $& $1 {text}”',
    )
  })

  it('leaves a name that nobody gave, also one that objects have of themselves', () => {
    // As from a correction of the text that takes more than the program gives.
    const corrected: string = '{n} of {all}, {constructor}'
    expect(formatMessage(corrected as '{n}', { n: 0 })).toBe('0 of {all}, {constructor}')
  })
})

describe('what the compiler knows', () => {
  it('is the names in the English text', () => {
    expectTypeOf<ValuesOf<typeof en.limit>>().toEqualTypeOf<{
      readonly loan: string | number
      readonly most: string | number
    }>()
    expectTypeOf<ValuesOf<typeof words.limit>>().toEqualTypeOf<ValuesOf<typeof en.limit>>()
    expectTypeOf<ValuesOf<typeof words.found>>().toEqualTypeOf<{
      readonly n: number
      readonly text: string | number
    }>()
  })

  it('refuses what is missing or misspelt in a call', () => {
    // @ts-expect-error -- `most` is missing
    formatMessage(words.limit, { loan: 'x' })
    // @ts-expect-error -- a slip
    formatMessage(words.limit, { loan: 'x', mots: 'y' })
    // @ts-expect-error -- nothing of that name is in it
    formatMessage(words.limit, { loan: 'x', most: 'y', least: 'z' })
    // @ts-expect-error -- nothing at all is in it
    formatMessage(words.title, { loan: 'x' })
    // @ts-expect-error -- the number chooses the form
    formatMessage(words.found, { n: '2', text: 'x' }, 'en')
    // @ts-expect-error -- by the language's rule
    expect(() => formatMessage(words.found, { n: 2, text: 'x' })).not.toThrow()
  })

  it('refuses a translation that differs', () => {
    // @ts-expect-error -- `{most}` is missing
    const missing = { ...ny, limit: 'Mpaka {loan}' } as const satisfies Messages<typeof en>
    // @ts-expect-error -- a form is missing
    const formless = { ...ny, found: 'Zotsatira {n} za “{text}”' } as const satisfies Messages<typeof en>
    // @ts-expect-error -- a key is missing
    const keyless = { title: 'Fufuzani' } as const satisfies Messages<typeof en>
    const more = { ...ny, title: 'Fufuzani {n}' } as const
    // @ts-expect-error -- nothing fills `{n}` there
    const unfilled = more satisfies NoOtherNames<typeof en, typeof more>
    const right = ny satisfies NoOtherNames<typeof en, typeof ny>
    expect([missing, formless, keyless, unfilled, right]).toHaveLength(5)
  })
})

it('keys are paths, and a plural is one message', () => {
  expect([...messagesByKey(en).keys()]).toEqual(['title', 'limit', 'found', 'tips.0', 'tips.1'])
  expect(placeholdersOf(en.found)).toEqual(['n', 'text'])
})
