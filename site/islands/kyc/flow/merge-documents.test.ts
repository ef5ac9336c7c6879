import { expect, test } from 'vitest'
import type { DraftDocument } from '#contract/kyc.ts'
import type { Slot } from '../documents/document-slot.ts'
import { merge } from './merge-documents.ts'

const slot = (given: Partial<Slot>): Slot => ({
  purpose: 'Payslip',
  choice: 'c',
  name: 'slip.jpg',
  type: 'image/jpeg',
  bytes: 1000,
  before: null,
  state: 'uploading',
  progress: 50,
  paper: 'p',
  sha256: 's',
  refusal: null,
  ...given,
})
const paper = (given: Partial<DraftDocument>): DraftDocument => ({
  id: 'p',
  purpose: 'Payslip',
  bytes: 1000,
  offset: 500,
  state: 'uploading',
  refusal: null,
  ...given,
})
const merged = (mine: Slot, papers: DraftDocument[], has = true) =>
  merge({ Payslip: mine }, papers, () => has).Payslip

test.each<[why: string, Slot, DraftDocument[], has: boolean, Partial<Slot> | undefined]>([
  [
    'one that is looked at',
    slot({}),
    [paper({ state: 'checking' })],
    true,
    { state: 'checking', progress: 100 },
  ],
  [
    'one that is good',
    slot({ state: 'checking' }),
    [paper({ state: 'received' })],
    false,
    { state: 'received' },
  ],
  [
    'one that is refused',
    slot({ state: 'checking' }),
    [paper({ state: 'refused', refusal: 'active_content' })],
    true,
    { state: 'refused', refusal: 'active_content' },
  ],
  [
    'half of one after a reload',
    slot({ state: 'queued' }),
    [paper({})],
    true,
    { state: 'queued', progress: 50 },
  ],
  ['half of one whose file is gone', slot({ state: 'queued' }), [paper({})], false, undefined],
  ['one that the service has lost', slot({ state: 'checking' }), [], true, { state: 'queued', paper: null }],
  ['one that both have lost', slot({ state: 'checking' }), [], false, undefined],
  ['one refused on this device', slot({ state: 'refused', paper: null }), [], false, { state: 'refused' }],
  ['one on its way', slot({}), [paper({})], true, { state: 'uploading', progress: 50 }],
])('%s', (_, mine, papers, has, expected) => {
  const now = merged(mine, papers, has)
  expect(now && expected ? { ...now, ...expected } : now).toEqual(expected ? now : undefined)
  expect(now?.state).toBe(expected?.state)
})

test('what came whole from another browser counts, what is half there does not', () => {
  expect(merge({}, [paper({ state: 'received', offset: 1000 })], () => false).Payslip?.state).toBe('received')
  expect(merge({}, [paper({})], () => false)).toEqual({})
})
