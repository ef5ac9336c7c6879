import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { readTelephoneNumbers } from './telephone-numbers.ts'

const callOf = (text: string) => readTelephoneNumbers(text).map(({ call }) => call)

describe('readTelephoneNumbers', () => {
  test.each([
    '+265 1 820 219',
    '+265 (0)1 820 219',
    '+265 (0) 1-820-219',
    '00265 1 820 219',
    '265 1 820 219',
    '01 820 219',
    '(01) 820.219',
    '\u202a+265\u00a01\u00a0820\u2011219\u202c',
    '+２６５ １ ８２０ ２１９',
  ])('calls the landline in %j', (text) => {
    expect(callOf(text)).toEqual(['+2651820219'])
  })

  test.each(['0888 123 456', '+265 888 123 456', '+265(0)888123456', '888 123 456'])(
    'calls the mobile in %j',
    (text) => {
      expect(callOf(text)).toEqual(['+265888123456'])
    },
  )

  test.each(['01 820 219', '0888 123 456', '+265 (0)1 820 219', '+27 82 123 4567', '+44 20 7946 0958'])(
    'agrees with libphonenumber about %j',
    (text) => {
      expect(callOf(text)).toEqual([parsePhoneNumberFromString(text, 'MW')?.number])
    },
  )

  test('reads two numbers, each with its own text', () => {
    expect(readTelephoneNumbers('01 820 219 / 0888 123 456')).toEqual([
      { text: '01 820 219', call: '+2651820219' },
      { text: '0888 123 456', call: '+265888123456' },
    ])
    expect(callOf('01 820 219, 01 820 220; 0888 123 456')).toEqual([
      '+2651820219',
      '+2651820220',
      '+265888123456',
    ])
  })

  test('keeps unreadable text without a number to call', () => {
    expect(readTelephoneNumbers('01 820 219/220')).toEqual([
      { text: '01 820 219', call: '+2651820219' },
      { text: '220', call: null },
    ])
  })

  test.each([
    '+',
    '+265',
    '1',
    '+265 1 820 21',
    '01 820 2199',
    '0888 123 45',
    '+265 (0)',
    '01 820 219 ext 5',
  ])('refuses %j', (text) => {
    expect(callOf(text)).toEqual([null])
  })

  test('calls short codes and dial codes as they are', () => {
    expect([callOf('998'), callOf('*525#')]).toEqual([['998'], ['*525#']])
  })

  test('reads nothing from an empty text', () => {
    expect(readTelephoneNumbers(' ')).toEqual([])
  })
})
