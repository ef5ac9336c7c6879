import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { kycDocumentObjects } from '#database/tables.ts'
import { draftOf, samplePdf, send, sender } from '../../../test-support/kyc-documents.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { inspectDocument } from './inspect-document.ts'

// Without a worker: each test inspects documents itself, when it wants to.

let service: Service
beforeAll(async () => {
  // One step is enough for each document, also on a busy machine.
  service = await startService({ inspection: { budget: { slice: 30_000, total: 60_000 } } })
  await askForDocuments(service)
})
afterAll(() => service.stop())

/** What lies in the store, and what rows name. */
async function stored(): Promise<{ there: string[]; named: string[] }> {
  const there: string[] = []
  for await (const { key } of service.services.storage.list('kyc-')) there.push(key)
  const rows = await service.services.db.select({ key: kycDocumentObjects.key }).from(kycDocumentObjects)
  return { there: there.toSorted(), named: rows.map(({ key }) => key).toSorted() }
}

test('a document that is dropped while it is inspected leaves nothing', async () => {
  const from = await sender(service)
  const id = await send(service, from, samplePdf())
  const { storage } = service.services
  const put = storage.put.bind(storage)
  const dropping = vi.spyOn(storage, 'put').mockImplementation(async (...given) => {
    await put(...given)
    await service.ask('DELETE', `/api/kyc_drafts/${from.draft}`, { as: from.token })
  })
  await inspectDocument(service.services, null, id)
  dropping.mockRestore()
  expect(await stored()).toEqual({ there: [], named: [] })
})

test('a check that was broken off is done again; two at once keep one result', async () => {
  const from = await sender(service)
  const id = await send(service, from, samplePdf())
  const put = vi.spyOn(service.services.storage, 'put').mockRejectedValue(new Error('the store is away'))
  await expect(inspectDocument(service.services, null, id)).rejects.toThrow(/away/)
  put.mockRestore()
  expect((await draftOf(service, from)).documents).toMatchObject([{ state: 'checking' }])
  await Promise.all([1, 2].map(() => inspectDocument(service.services, null, id)))
  expect((await draftOf(service, from)).documents).toMatchObject([{ state: 'received' }])
  const { there, named } = await stored()
  expect(there).toEqual(named)
  expect(there).toHaveLength(2)
  // And again: nothing happens.
  await inspectDocument(service.services, null, id)
  expect(await stored()).toEqual({ there, named })
})

test('a document whose chunk was altered or lost is damaged', async () => {
  const from = await sender(service)
  const { storage } = service.services
  const states: unknown[] = []
  for (const purpose of ['Payslip', 'Signature']) {
    const before = new Set((await stored()).there)
    const id = await send(service, from, samplePdf(), { purpose })
    const key = (await stored()).there.find((one) => !before.has(one)) ?? ''
    const encrypted = Buffer.from((await storage.get(key)) ?? [])
    encrypted[40] = (encrypted[40] ?? 0) ^ 1
    if (purpose === 'Payslip') await storage.put(key, encrypted, 'application/octet-stream')
    else await storage.remove(key)
    await inspectDocument(service.services, null, id)
    states.push((await draftOf(service, from)).documents.find((document) => document.id === id)?.refusal)
  }
  expect(states).toEqual(['damaged', 'damaged'])
})
