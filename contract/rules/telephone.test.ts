import { expect, test } from 'vitest'
import { isPhoneCountry, toE164, username } from './telephone.ts'

test.each([
  '0999123456',
  '0999 123 456',
  '0999-123-456',
  '(0999) 123.456',
  '999123456',
  '+265 999 123 456',
  '+265 (0) 999 123 456',
  '00265999123456',
  '265999123456',
  '  +265\u00a0999\u00a0123\u00a0456 ',
  '\u202a+265 999 123 456\u202c',
  '+265\u00ad999\u2011123\u2013456',
  '０９９９ １２３ ４５６',
])('%j is +265999123456', (typed) => {
  expect(toE164(typed)).toBe('+265999123456')
})

test.each([
  '',
  '+',
  '+265',
  '12345',
  '01 756 123',
  '0999 123 4567',
  '0999 123 456 ext 5',
  '0999FLOWER',
  'call 0999123456',
  '+27 82 123 4567',
  '0'.repeat(100_000),
])('%j is refused', (typed) => {
  expect(toE164(typed)).toBeNull()
})

test('other countries as allowed; the first is the one meant without a country code', () => {
  expect(toE164('+27 82 123 4567', ['MW', 'ZA'])).toBe('+27821234567')
  expect(toE164('082 123 4567', ['ZA', 'MW'])).toBe('+27821234567')
  expect(toE164('0999123456', [])).toBeNull()
  expect(toE164('0999123456', ['XX'])).toBeNull()
})

test('a country is known by its ISO code', () => {
  expect(['MW', 'ZA', 'mw', 'XX', ''].map(isPhoneCountry)).toEqual([true, true, false, false, false])
})

test('a username is an e-mail or a number', () => {
  expect(username(' Chikondi@Example.MW ')).toEqual({ kind: 'email', value: 'chikondi@example.mw' })
  expect(username('\u200bChikondi@Example.MW\u202c')).toEqual({ kind: 'email', value: 'chikondi@example.mw' })
  expect(username('0888 123 456')).toEqual({ kind: 'phone', value: '+265888123456' })
  expect(username('chikondi')).toBeNull()
  expect(username('a b@c.d')).toBeNull()
  expect(username(`${'a'.repeat(100_000)}@b.c`)).toBeNull()
})
