import { expect, test } from 'vitest'
import { kyc as messages } from '../../../messages/en/kyc.ts'
import { detailErrors, documentErrors, fieldErrorsOf } from './field-errors.ts'
import { fresh, noDetails, noReply } from './state.ts'

const refused = (fields: Record<string, string>) => ({
  got: 'refusal' as const,
  status: 422,
  body: { fields },
  retryAfter: null,
})
const name = (purpose: string) => purpose
const compulsory = (purpose: string) => ({ purpose, substitutes: [], bringInstead: null })
const required = {
  SME: [compulsory('Signature')],
  'Individual Account': [
    {
      ...compulsory('Payslip'),
      substitutes: [{ code: 'statement', name: 'Statement' }],
      bringInstead: 'Bring a witness.',
    },
    compulsory('Utility Bill'),
    compulsory('Signature'),
  ],
}
const individual = { ...fresh(required), details: { ...noDetails, type: 'Individual Account' } }

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
  [
    'a substitute that is not accepted leads to the papers',
    { 'documents.Payslip.substitute': 'not accepted' },
    'documents',
    ['Payslip'],
  ],
  ['anything else leads nowhere', { other: 'x' }, null, []],
] as const)('what the service finds wrong: %s', (_, fields, step, places) => {
  const found = fieldErrorsOf(refused(fields), messages, name, individual)
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

const absent = { ...noReply, absent: true }

test('a document that the customer does not have is not missing', () => {
  const replies = { Payslip: absent, 'Utility Bill': absent }
  expect(Object.keys(documentErrors({ ...individual, replies }, messages, name))).toEqual([
    // Compulsory, whatever the draft says.
    'Utility Bill',
    'Signature',
  ])
})

test('an absent document that became compulsory is named as such', () => {
  const state = { ...individual, replies: { Payslip: absent } }
  const { fieldErrors } = fieldErrorsOf(refused({ 'documents.Payslip': 'no' }), messages, name, state)
  expect(fieldErrors).toEqual({
    Payslip: 'Payslip: this document is compulsory. Send it, or bring it to a branch.',
  })
})
