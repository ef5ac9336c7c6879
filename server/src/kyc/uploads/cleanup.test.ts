import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { kycDrafts, kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import {
  begin,
  draftOf,
  inspected,
  patch,
  path,
  samplePdf,
  send,
  sender,
} from '../../../test-support/kyc-documents.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { startService } from '../../../test-support/service.ts'
import { openKeyring } from '../../storage/encryption/keyring.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import { openObject } from './document-storage.ts'
import { rotateDocumentKeys } from './rotate-keys.ts'
import { cleanUpDocuments } from './cleanup.ts'

const dayAgo = sql`now() - interval '25 hours'`

test('what was not gone on with for a day goes, what is under way, sent or young stays', async () => {
  const service = await startService()
  await askForDocuments(service)
  const { db, storage } = service.services
  const file = samplePdf()
  const half = async (purpose: string, from = sending) => {
    const begun = await begin(service, from, file, { purpose })
    const url = String(begun.headers['location'])
    await patch(service, from.token, url, 0, file.subarray(0, 100))
    return url.slice(path.length + 1)
  }
  const keyOf = async (id: string) => {
    const [row] = await db.select().from(kycDocumentObjects).where(eq(kycDocumentObjects.document_id, id))
    return row?.key ?? ''
  }
  const lies = async (key: string) => (await storage.get(key)) !== null
  const sending = await sender(service)
  const gone = await sender(service)
  const under = await half('Payslip')
  const old = await half('Signature')
  const sent = await half('Utility Bill')
  const begunElsewhere = await half('Payslip', gone)
  const replaced = await half('Sketch Map')
  await begin(service, sending, file, { purpose: 'Sketch Map' })
  await db.update(kycDocuments).set({ last_received_at: dayAgo }).where(eq(kycDocuments.id, old))
  await db
    .update(kycDocuments)
    .set({ last_received_at: dayAgo, submission_id: randomUUID() })
    .where(eq(kycDocuments.id, sent))
  await db.update(kycDocuments).set({ created_at: dayAgo }).where(eq(kycDocuments.id, replaced))
  await db.update(kycDrafts).set({ expires_at: dayAgo }).where(eq(kycDrafts.id, gone.draft))
  const keys = await Promise.all([under, sent, old, begunElsewhere].map(keyOf))
  await storage.put('kyc-orphan-of-a-crash', randomBytes(10), 'application/octet-stream')
  await storage.put('another-kind-of-file', randomBytes(10), 'application/octet-stream')

  // By the clock of the files, which stays real where a test run has another date.
  let putAt = new Date()
  for await (const { at } of storage.list('kyc-orphan')) putAt = at
  await Promise.all([1, 2].map(() => cleanUpDocuments(service.services, putAt)))
  const left = await db
    .select({ id: kycDocuments.id })
    .from(kycDocuments)
    .where(eq(kycDocuments.username, kycDocuments.username))
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([under, sent]))
  expect(left).toHaveLength(3)
  expect(await Promise.all(keys.map(lies))).toEqual([true, true, false, false])
  expect(await db.select().from(kycDrafts).where(eq(kycDrafts.id, gone.draft))).toEqual([])
  expect((await draftOf(service, sending)).documents).toHaveLength(2)
  // An object may be younger than its row is written; after a day it is nobody's.
  expect(await lies('kyc-orphan-of-a-crash')).toBe(true)
  await cleanUpDocuments(service.services, new Date(putAt.getTime() + 25 * 3_600_000))
  expect(await lies('kyc-orphan-of-a-crash')).toBe(false)
  expect(await lies('another-kind-of-file')).toBe(true)
  expect(await Promise.all(keys.slice(0, 2).map(lies))).toEqual([true, true])
  await service.stop()
})

test('a new key takes documents over at the worker’s start, and the old one is needed no more', async () => {
  const keys = ['k1', 'k2'].map((version) => ({ version, key: randomBytes(32) }))
  const setting = (some: typeof keys) =>
    some.map(({ version, key }) => `${version}:${key.toString('base64url')}`).join(',')
  const service = await startService({ worker: true, env: { KEYRING: setting(keys.slice(0, 1)) } })
  await askForDocuments(service)
  const { db, storage } = service.services
  const from = await sender(service)
  const id = await send(service, from, samplePdf())
  await inspected(service, from, id)
  expect(await rotateDocumentKeys({ db, keyring: openKeyring(keys) })).toEqual({ done: 1, closed: 0 })
  expect(await rotateDocumentKeys({ db, keyring: openKeyring(keys) })).toEqual({ done: 0, closed: 0 })
  const keyring = openKeyring(keys.slice(1))
  const [document] = await db.select().from(kycDocuments).where(eq(kycDocuments.id, id))
  if (!document) throw new Error('no document')
  expect(await openObject({ db, storage, keyring }, document, 'whole', 0)).toEqual(samplePdf())
  // A row moved to another submission does not open.
  const moved = { ...document, submission_id: randomUUID() }
  await expect(openObject({ db, storage, keyring }, moved, 'whole', 0)).rejects.toThrow(/authenticate/)
  // A document whose key was lost is counted, and holds up no other.
  const stranger = openKeyring([{ version: 'k9', key: randomBytes(32) }])
  const wrapped_key = stranger.make(keyContext(document)).wrapped
  await db.update(kycDocuments).set({ wrapped_key }).where(eq(kycDocuments.id, id))
  expect(await rotateDocumentKeys({ db, keyring })).toEqual({ done: 0, closed: 1 })
  await service.stop()
})
