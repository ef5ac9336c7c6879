import { expect, test } from 'vitest'
import { oneTimeCode } from '../../messages/en/one-time-code.ts'
import { onboarding } from '../../messages/en/onboarding.ts'
import { errorsOf } from './field-errors.ts'
import type { RefusedApplication } from './send.ts'

const refused = (given: Partial<RefusedApplication>): RefusedApplication => ({
  got: 'refused',
  status: 422,
  message: '',
  fields: [],
  ...given,
})
const shown = (answer: Parameters<typeof errorsOf>[0]) =>
  errorsOf(answer, onboarding.tool, oneTimeCode, '+265 1')

test('an ID that has served before is said at its field, in the spec’s words', () => {
  const message = 'duplicate key value violates unique constraint "unique-id-number"'
  expect(shown(refused({ status: 409, message }))).toEqual({
    fieldErrors: { national_id: 'The ID has already been used by another signatory' },
    failed: null,
  })
})

test('a branch that is gone is said at its field', () => {
  expect(Object.keys(shown(refused({ fields: ['branch'] })).fieldErrors)).toEqual(['branch'])
})

test.each([
  ['a fault of ours', refused({ status: 500 }), /our side.*\+265 1/],
  ['a day’s limit', refused({ status: 429 }), /tomorrow, or call \+265 1/],
  ['a timeout', { got: 'timeout' } as const, /no answer for 20 seconds/],
  ['a dead line', { got: 'line' } as const, /You are offline/],
])('%s is said above the form', (_, answer, says) => {
  expect(shown(answer).failed).toMatch(says)
})
