import { expect, test } from 'vitest'
import { oneTimeCode as messages } from '../../messages/en/one-time-code.ts'
import { oneTimeCode as chichewa } from '../../messages/ny/one-time-code.ts'
import type { CodeRefusal } from './calls.ts'
import { errorMessageOf } from './error-message.ts'

const refusal = (given: Partial<CodeRefusal>): CodeRefusal => ({
  status: 422,
  code: 'invalid',
  message: '',
  errors: {},
  retryAfter: null,
  ...given,
})

test.each<[why: string, CodeRefusal, said: string]>([
  [
    'a wrong code',
    refusal({ errors: { code: ['You have entered an invalid verification code'] } }),
    'You have entered an invalid verification code',
  ],
  [
    'an ID that is taken',
    refusal({ status: 409, message: 'duplicate key violates unique-id-number' }),
    'The ID has already been used by another signatory',
  ],
  [
    'a code that is used',
    refusal({ status: 401, message: 'Unauthenticated.' }),
    'Unauthorized, get a new OTP.',
  ],
  ['no contact', refusal({ errors: { username: ['no'] } }), messages.noContact],
  ['too often', refusal({ status: 429, retryAfter: 48.2 }), 'Too many attempts. Try again in 49 seconds.'],
  [
    'too often for long',
    refusal({ status: 429, retryAfter: 1801 }),
    'Too many attempts. Try again in 31 minutes.',
  ],
  ['a fault of ours', refusal({ status: 500, message: 'An error' }), messages.failed],
  ['anything else', refusal({ status: 400, message: 'Another sentence' }), 'Another sentence'],
])('%s is said in the spec’s words', (_, given, said) => {
  expect(errorMessageOf(given, messages, 'en')).toBe(said)
})

test('the reader’s language is kept', () => {
  expect(errorMessageOf(refusal({ status: 401, message: 'Unauthenticated.' }), chichewa, 'ny')).toBe(
    chichewa.unauthorized,
  )
})

test('of a code sent within the minute it is not promised that it still serves: it may have been used', () => {
  expect(messages.earlier).toMatch(/works once.*request another/)
  expect(chichewa.earlier).toMatch(/kamodzi.*pemphani nambala ina/)
})
