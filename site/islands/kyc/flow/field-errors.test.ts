import { expect, test } from 'vitest'
import { kyc as messages } from '../../../messages/en/kyc.ts'
import { detailErrors, fieldErrorsOf } from './field-errors.ts'
import { fresh, noDetails } from './state.ts'

const refused = (fields: Record<string, string>) => ({
  got: 'refusal' as const,
  status: 422,
  body: { fields },
  retryAfter: null,
})
const name = (purpose: string) => purpose
const required = { SME: ['Signature'], 'Individual Account': ['Payslip', 'Utility Bill', 'Signature'] }

test.each([
  [
    'a detail leads to the details',
    { account_number: 'no', documents: 'Payslip' },
    'details',
    ['account_number'],
  ],
  [
    'missing papers lead to the papers',
    { documents: 'Payslip\nUtility Bill' },
    'documents',
    ['Payslip', 'Utility Bill'],
  ],
  [
    'one that is not ready leads to the papers',
    { 'documents.Signature': 'not ready' },
    'documents',
    ['Signature'],
  ],
  ['anything else leads nowhere', { other: 'x' }, null, []],
] as const)('what the service finds wrong: %s', (_, fields, step, places) => {
  const found = fieldErrorsOf(refused(fields), messages, name, required['Individual Account'])
  expect([found.step, Object.keys(found.fieldErrors).toSorted()]).toEqual([step, [...places].toSorted()])
})

test('details are looked at before they are sent; spaces and hyphens in a number do not matter', () => {
  const state = fresh(required)
  expect(Object.keys(detailErrors(state, messages))).toEqual([
    'account_number',
    'account_name',
    'branch',
    'type',
  ])
  const details = {
    ...noDetails,
    account_number: '1000 2345-67890',
    account_name: ' Mphatso ',
    branch: 'Zomba',
    type: 'SME',
  }
  expect(detailErrors({ ...state, details }, messages)).toEqual({})
  expect(detailErrors({ ...state, details: { ...details, account_number: '12 34' } }, messages)).toEqual({
    account_number: messages.details.wrongNumber,
  })
})
