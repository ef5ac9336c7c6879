import { describe, expect, test } from 'vitest'
import { branches } from './collections/branches.ts'
import { kwacha, opening, openingExceptions, positiveKwacha, telephone } from './fields.ts'
import { callToActionSection } from './sections/call-to-action.ts'

describe('kwacha field', () => {
  test.each([
    ['500,000', '500000'],
    ['MK500,000.50', '500000.50'],
    ['150k', '150000'],
    ['1.5m', '1500000'],
  ])('reads %j as %s', (typed, amount) => {
    expect(kwacha().parse(typed)).toBe(amount)
  })
  test.each(['1,73', '-5', '150.000', 'some'])('refuses %j', (typed) => {
    expect(kwacha().safeParse(typed).error?.issues[0]?.message).toMatch(/^This takes an amount in kwacha/)
  })
  test('may ask for more than nothing', () => {
    expect(positiveKwacha().safeParse('0').success).toBe(false)
  })
})

describe('telephone field', () => {
  test('takes landlines, mobiles and several numbers', () => {
    for (const text of ['+265 1 820 219', '01 820 219', '01 820 219 / 0888 123 456', '998'])
      expect(telephone().parse(text)).toBe(text)
  })

  test('removes invisible marks', () => {
    expect(telephone().parse('\u202a+265\u00a01 820 219\u202c ')).toBe('+265 1 820 219')
  })

  test.each(['', '+265', '01 820 219/220', '01 820 21', 'ask at the desk'])('refuses %j', (text) => {
    expect(telephone().safeParse(text).error?.issues[0]?.message).toMatch(/^This takes a telephone number/)
  })

  test('may be empty for a branch', () => {
    expect(branches.schema.shape.phone.parse('')).toBe('')
    expect(branches.schema.shape.phone.safeParse('12').error?.issues[0]?.message).toMatch(
      /^This takes a telephone number/,
    )
  })
})

test('a call to action needs a button', () => {
  const section = { type: 'call-to-action', title: { en: 'Join us', ny: 'Titsatireni' }, steps: [] }
  expect(callToActionSection.schema.safeParse(section).error?.issues[0]?.path).toEqual(['steps'])
})

describe('opening hours', () => {
  const monday = (opens: string, closes: string) => ({ days: ['Mo', 'Tu'], opens, closes })
  test.each([
    ['closing before opening', [monday('16:00', '08:00')], [0, 'closes']],
    ['closing at opening', [monday('08:00', '08:00')], [0, 'closes']],
    ['overlaps', [monday('08:00', '12:00'), { ...monday('11:59', '16:00'), days: ['Tu'] }], [1, 'opens']],
  ])('refuse %s', (_, hours, path) => {
    expect(opening().safeParse(hours).error?.issues[0]?.path).toEqual(path)
  })

  test('take a break, the end of the day, and the same hours of other days', () => {
    const hours = [monday('08:00', '12:00'), monday('12:00', '24:00')]
    expect(opening().safeParse([...hours, { ...hours[0], days: ['We'] }]).success).toBe(true)
  })

  test.each([
    [{}, true],
    [{ opens: '08:00', closes: '12:00' }, true],
    [{ opens: '08:00' }, false],
    [{ opens: '12:00', closes: '08:00' }, false],
  ])('of an exception: %j is taken: %s', (times, success) => {
    const exception = { day: '2026-12-24', reason: { en: 'Christmas Eve' }, ...times }
    expect(openingExceptions().safeParse([exception]).success).toBe(success)
  })
})
