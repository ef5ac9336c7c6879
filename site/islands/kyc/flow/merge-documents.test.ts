import { expect, test } from 'vitest'
import type { DraftDocument } from '#contract/kyc.ts'
import type { Slot } from '../documents/document-slot.ts'
import { mergeDocuments } from './merge-documents.ts'

const slot = (given: Partial<Slot>): Slot => ({
  purpose: 'Payslip',
  choice: 'c',
  name: 'slip.jpg',
  type: 'image/jpeg',
  bytes: 1000,
  before: null,
  state: 'uploading',
  progress: 50,
  documentId: 'p',
  sha256: 's',
  refusal: null,
  ...given,
})
const documentId = (given: Partial<DraftDocument>): DraftDocument => ({
  id: 'p',
  purpose: 'Payslip',
  bytes: 1000,
  offset: 500,
  state: 'uploading',
  check_delayed: false,
  refusal: null,
  ...given,
})
const merged = (mine: Slot, documents: DraftDocument[], has = true) =>
  mergeDocuments({ Payslip: mine }, documents, () => has).Payslip

test.each<[why: string, Slot, DraftDocument[], has: boolean, Partial<Slot> | undefined]>([
  [
    'one that is inspected',
    slot({}),
    [documentId({ state: 'checking' })],
    true,
    { state: 'checking', progress: 100 },
  ],
  [
    'one whose check is delayed',
    slot({}),
    [documentId({ state: 'checking', check_delayed: true })],
    true,
    { state: 'checking', isCheckDelayed: true },
  ],
  [
    'one that is good',
    slot({ state: 'checking' }),
    [documentId({ state: 'received' })],
    false,
    { state: 'received' },
  ],
  [
    'one that is refused',
    slot({ state: 'checking' }),
    [documentId({ state: 'refused', refusal: 'active_content' })],
    true,
    { state: 'refused', refusal: 'active_content' },
  ],
  [
    'half of one after a reload',
    slot({ state: 'queued' }),
    [documentId({})],
    true,
    { state: 'queued', progress: 50 },
  ],
  ['half of one whose file is gone', slot({ state: 'queued' }), [documentId({})], false, undefined],
  [
    'one that the service has lost',
    slot({ state: 'checking' }),
    [],
    true,
    { state: 'queued', documentId: null },
  ],
  ['one that both have lost', slot({ state: 'checking' }), [], false, undefined],
  [
    'one refused on this device',
    slot({ state: 'refused', documentId: null }),
    [],
    false,
    { state: 'refused' },
  ],
  ['one on its way', slot({}), [documentId({})], true, { state: 'uploading', progress: 50 }],
])('%s', (_, mine, documents, has, expected) => {
  const now = merged(mine, documents, has)
  expect(now && expected ? { ...now, ...expected } : now).toEqual(expected ? now : undefined)
  expect(now?.state).toBe(expected?.state)
})

test('what came whole from another browser counts, what is half there does not', () => {
  expect(
    mergeDocuments({}, [documentId({ state: 'received', offset: 1000 })], () => false).Payslip?.state,
  ).toBe('received')
  expect(mergeDocuments({}, [documentId({})], () => false)).toEqual({})
})
