import { describe, expect, test } from 'vitest'
import { branches } from './collections/branches.ts'
import { telephone } from './fields.ts'
import { callToActionSection } from './sections/call-to-action.ts'

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
