import { describe, expect, test } from 'vitest'
import type { Slot } from '../documents/document-slot.ts'
import { fresh, noDetails, noReply, type Reply, type State } from './state.ts'
import { bodyOf } from './submission-body.ts'

const slot: Slot = {
  purpose: 'Payslip',
  choice: 'a',
  name: 'payslip.pdf',
  type: 'application/pdf',
  bytes: 1,
  before: null,
  state: 'received',
  progress: 100,
  documentId: 'its id',
  sha256: null,
  refusal: null,
}
const payslip = {
  purpose: 'Payslip',
  substitutes: [{ code: 'statement', name: 'Statement' }],
  bringInstead: 'Bring a witness.',
}
const state: State = {
  ...fresh({ Open: [payslip], Strict: [{ ...payslip, substitutes: [], bringInstead: null }] }),
  details: { ...noDetails, type: 'Open' },
}
const documentsOf = (change: Partial<State>) => bodyOf({ ...state, ...change }).documents
const reply = (change: Partial<Reply>) => ({ replies: { Payslip: { ...noReply, ...change } } })
const strict = { details: { ...noDetails, type: 'Strict' } }

describe('bodyOf', () => {
  test('names the substitute that is sent', () => {
    expect(documentsOf({ slots: { Payslip: slot }, ...reply({ substitute: 'statement' }) })).toEqual([
      { purpose: 'Payslip', document: 'its id', substitute: 'statement' },
    ])
  })

  test('sends an absent document with its note', () => {
    expect(documentsOf(reply({ absent: true, note: ' I farm. ' }))).toEqual([
      { purpose: 'Payslip', absent: true, note: 'I farm.' },
    ])
    expect(documentsOf(reply({ absent: true }))).toEqual([{ purpose: 'Payslip', absent: true }])
  })

  test('sends the file of a document once called absent', () => {
    expect(documentsOf({ slots: { Payslip: slot }, ...reply({ absent: true }) })).toEqual([
      { purpose: 'Payslip', document: 'its id' },
    ])
  })

  test('leaves out what another account type does not accept', () => {
    expect(documentsOf({ ...strict, ...reply({ absent: true }) })).toEqual([])
    const replies = reply({ substitute: 'statement' })
    expect(documentsOf({ ...strict, slots: { Payslip: slot }, ...replies })).toEqual([
      { purpose: 'Payslip', document: 'its id' },
    ])
  })
})
