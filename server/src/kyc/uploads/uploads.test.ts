// @module-tag databases

import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { requiredDocuments } from '#database/sample/kyc/required-documents.ts'
import { kycDrafts, kycDocumentObjects, kycDocuments } from '#database/tables.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { databases, startOn } from '../../../test-support/databases.ts'
import { hostileNames } from '../../../test-support/hostile-files.ts'
import {
  begin,
  draftOf,
  inspected,
  metadata,
  patch,
  path,
  proved,
  samplePdf,
  send,
  sender,
  type Sender,
} from '../../../test-support/kyc-documents.ts'
import type { Service } from '../../../test-support/service.ts'
import { openObject } from './document-storage.ts'

const tus = { 'tus-resumable': '1.0.0' }
const MiB = 1024 * 1024

describe.each(databases)('on %s', (database) => {
  let service: Service
  beforeAll(async () => {
    service = await startOn(database, { worker: true })
    await askForDocuments(service)
  })
  afterAll(() => service.stop())

  const ask: Service['ask'] = (...asked) => service.ask(...asked)
  const head = (url: string, as: string) => ask('HEAD', url, { as, headers: tus })
  async function begun(from: Sender, file: Uint8Array, said = {}): Promise<string> {
    const answer = await begin(service, from, file, said)
    expect(answer.status).toBe(201)
    return String(answer.headers['location'])
  }
  const idOf = (url: string) => url.slice(path.length + 1)
  async function stored(document: string): Promise<string[]> {
    const rows = await service.services.db
      .select()
      .from(kycDocumentObjects)
      .where(eq(kycDocumentObjects.document_id, document))
    return rows.map(({ key }) => key)
  }
  const lies = async (key: string) => (await service.services.storage.get(key)) !== null

  test('a document comes in chunks, is inspected and is there', async () => {
    const from = await sender(service)
    const file = samplePdf()
    const created = await begin(service, from, file)
    expect(created).toMatchObject({ status: 201, text: '' })
    expect(created.headers).toMatchObject({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' })
    const url = String(created.headers['location'])
    expect(url).toMatch(/^\/uploads\/kyc\/[\w-]{36}$/)
    const half = Math.floor(file.length / 2)
    const first = await patch(service, from.token, url, 0, file.subarray(0, half))
    expect(first).toMatchObject({ status: 204, headers: { 'upload-offset': String(half) } })
    const asked = await head(url, from.token)
    expect(asked.status).toBe(200)
    expect(asked.headers).toMatchObject({
      'upload-offset': String(half),
      'upload-length': String(file.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // What the file was called is not read back, and no other origin is let in.
    expect(asked.headers).not.toHaveProperty('upload-metadata')
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
    expect((await draftOf(service, from)).documents).toMatchObject([{ state: 'uploading', offset: half }])
    const id = idOf(url)
    const chunks = await stored(id)
    expect(chunks).toHaveLength(1)
    const last = await patch(service, from.token, url, half, file.subarray(half))
    expect(last).toMatchObject({ status: 204, headers: { 'upload-offset': String(file.length) } })
    expect(await inspected(service, from, id)).toEqual({
      id,
      purpose: 'Payslip',
      bytes: file.length,
      offset: file.length,
      state: 'received',
      check_delayed: false,
      refusal: null,
    })
    // What is kept opens as that document's only, and lies nowhere as it came.
    const [document] = await service.services.db.select().from(kycDocuments).where(eq(kycDocuments.id, id))
    expect(document).toMatchObject({ mime: 'application/pdf', pages: 1, state: 'ready' })
    if (!document) throw new Error('no document')
    expect(await openObject(service.services, document, 'whole', 0)).toEqual(file)
    expect((await openObject(service.services, document, 'page', 1))?.subarray(8, 12).toString()).toBe('WEBP')
    expect(await openObject(service.services, document, 'page', 2)).toBeNull()
    for (const key of await stored(id)) {
      const encrypted = Buffer.from((await service.services.storage.get(key)) ?? [])
      expect(key).toMatch(/^kyc-[\w-]{36}$/)
      expect(encrypted.includes('%PDF') || encrypted.includes('WEBP')).toBe(false)
    }
    expect(await Promise.all(chunks.map(lies))).toEqual([false])
  })

  test('a file may come with its creation', async () => {
    const from = await sender(service)
    const file = samplePdf()
    const about = { draft: from.draft, purpose: 'Payslip', filename: 'a', sha256: '0'.repeat(64) }
    const answer = await ask('POST', path, {
      as: from.token,
      headers: {
        ...tus,
        'upload-length': String(file.length),
        'upload-metadata': metadata(about),
        'content-type': 'application/offset+octet-stream',
      },
      raw: file.subarray(0, 300),
    })
    expect(answer).toMatchObject({ status: 201, headers: { 'upload-offset': '300' } })
    expect((await head(String(answer.headers['location']), from.token)).headers).toMatchObject({
      'upload-offset': '300',
    })
  })

  test('what it is, it says without a token; a GET never gets a file', async () => {
    const said = await ask('OPTIONS', path)
    expect(said.status).toBe(204)
    expect(said.headers).toMatchObject({ 'tus-version': '1.0.0', 'tus-max-size': String(10 * MiB) })
    expect(said.headers['tus-extension']).toBe('creation,creation-with-upload,termination')
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    const got = await ask('GET', url, { as: from.token })
    expect(got).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } })
    expect(got.headers['allow']).toBe('HEAD, PATCH, DELETE, OPTIONS')
    expect((await ask('GET', path)).headers['allow']).toBe('POST, OPTIONS')
  })

  test('without a proved contact nothing is begun, told, taken or dropped', async () => {
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    for (const as of ['', 'x'.repeat(43)]) {
      for (const method of ['POST', 'HEAD', 'PATCH', 'DELETE'] as const) {
        const answer = await ask(method, method === 'POST' ? path : url, { as, headers: tus })
        expect(answer.status).toBe(401)
      }
    }
    expect((await ask('POST', path)).body).toMatchObject({ error: 'Unauthenticated.' })
  })

  test('another contact’s upload and draft look like ones that never were', async () => {
    const from = await sender(service)
    const other = await sender(service)
    const file = samplePdf()
    const url = await begun(from, file)
    const never = `${path}/${randomUUID()}`
    for (const method of ['HEAD', 'DELETE'] as const) {
      const [theirs, none] = [
        await ask(method, url, { as: other.token, headers: tus }),
        await ask(method, never, { as: other.token, headers: tus }),
      ]
      expect(theirs.status).toBe(404)
      expect(theirs.text).toBe(none.text)
    }
    const [theirs, none] = [
      await patch(service, other.token, url, 0, file),
      await patch(service, other.token, never, 0, file),
    ]
    expect(theirs.status).toBe(404)
    expect(theirs.text).toBe(none.text)
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await ask(method, `/api/kyc_drafts/${from.draft}`, { as: other.token })).status).toBe(404)
    expect((await begin(service, other, file, { draft: from.draft })).status).toBe(404)
    expect((await head(url, from.token)).headers).toMatchObject({ 'upload-offset': '0' })
  })

  test.each([
    ['no draft of that id', { draft: randomUUID() }, 404, undefined],
    ['a purpose there is not', { purpose: 'Love letter' }, 422, { purpose: expect.any(String) }],
    ['a name too long', { filename: 'a'.repeat(201) }, 422, { filename: expect.any(String) }],
    ['a name that cannot be kept', { filename: 'a\0b' }, 422, { filename: expect.any(String) }],
    ['no hash', { sha256: 'abc' }, 422, { sha256: expect.any(String) }],
    ['no bytes', { length: 0 }, 422, { file: 'empty' }],
    ['too many bytes', { length: 10 * MiB + 1 }, 413, undefined],
    ['bytes beyond counting', { length: 1e15 }, 413, undefined],
    ['a length that is none', { length: '-1' }, 400, undefined],
  ])('what is announced is checked: %s', async (_, said, status, fields) => {
    const from = await sender(service)
    const answer = await begin(service, from, samplePdf(), said)
    expect(answer.status).toBe(status)
    expect(answer.body.fields).toEqual(fields)
    expect(answer.body.error).toBe(answer.body.message)
    expect((await draftOf(service, from)).documents).toEqual([])
  })

  test('a file may be called anything, and the name is kept as it is', async () => {
    const from = await sender(service)
    for (const filename of hostileNames) {
      const url = await begun(from, samplePdf(), { filename })
      const [document] = await service.services.db
        .select()
        .from(kycDocuments)
        .where(eq(kycDocuments.id, idOf(url)))
      expect(document?.file_name).toBe(filename)
      expect((await head(url, from.token)).status).toBe(200)
    }
  })

  test('what the protocol does not allow is refused, and takes nothing', async () => {
    const from = await sender(service)
    const file = samplePdf()
    const url = await begun(from, file)
    const { token } = from
    const type = { 'content-type': 'application/offset+octet-stream' }
    const at = (offset: number | string) => ({ ...tus, ...type, 'upload-offset': String(offset) })
    const sent = async (headers: Record<string, string>, raw = file) =>
      (await ask('PATCH', url, { as: token, headers, raw: Buffer.from(raw) })).status
    expect(await sent({ ...type, 'upload-offset': '0' })).toBe(412)
    const old = await ask('HEAD', url, { as: token, headers: { 'tus-resumable': '0.2.2' } })
    expect(old).toMatchObject({ status: 412, headers: { 'tus-version': '1.0.0' } })
    expect(await sent(at(5))).toBe(409)
    expect(await sent(at('x'))).toBe(400)
    expect(await sent({ ...tus, ...type })).toBe(400)
    expect(await sent({ ...at(0), 'content-type': 'text/plain' })).toBe(415)
    expect(await sent(at(0), Buffer.concat([file, file]))).toBe(413)
    expect(await sent({ ...at(0), 'upload-length': '5' })).toBe(400)
    expect((await head(url, token)).headers).toMatchObject({ 'upload-offset': '0' })
    const partial = { ...tus, 'upload-concat': 'partial', 'upload-length': '5' }
    expect((await ask('POST', path, { as: token, headers: partial })).status).toBe(400)
    expect(
      (await ask('POST', path, { as: token, headers: { ...tus, 'upload-defer-length': '1' } })).status,
    ).toBe(400)
    // A way up ends in a slash, which leads to an address that there is not.
    const up = await ask('HEAD', `${path}/%2e%2e`, { as: token, headers: tus })
    expect([up.status, up.headers['location']]).toEqual([308, '/uploads'])
    expect((await ask('HEAD', '/uploads', { as: token, headers: tus })).status).toBe(404)
    expect((await ask('HEAD', `${path}/x`, { as: token, headers: tus })).status).toBe(404)
  })

  test('of two that send the same bytes at once one is taken, and the file is whole', async () => {
    const from = await sender(service)
    const file = randomBytes(600_000)
    const url = await begun(from, file)
    const answers = await Promise.all([1, 2, 3].map(() => patch(service, from.token, url, 0, file)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
    expect((await inspected(service, from, idOf(url))).refusal).toBe('wrong_kind')
  })

  test('a new file for the same purpose takes the older one’s place; a dropped one is gone', async () => {
    const from = await sender(service)
    const file = samplePdf()
    const first = await begun(from, file)
    await patch(service, from.token, first, 0, file.subarray(0, 100))
    const [chunk = ''] = await stored(idOf(first))
    const second = await begun(from, file)
    const third = await begun(from, file, { purpose: 'Utility Bill' })
    expect((await draftOf(service, from)).documents.map(({ id }) => id)).toEqual([second, third].map(idOf))
    expect(await lies(chunk)).toBe(false)
    expect((await head(first, from.token)).status).toBe(410)
    const late = await patch(service, from.token, first, 100, file.subarray(100))
    expect(late).toMatchObject({ status: 410, body: { code: 'gone' } })
    expect((await ask('DELETE', third, { as: from.token, headers: tus })).status).toBe(204)
    expect((await head(third, from.token)).status).toBe(410)
    expect((await draftOf(service, from)).documents).toHaveLength(1)
  })

  test('a draft goes on with a new code for the same contact, and its key stays; begun over it is another', async () => {
    const username = `${randomUUID()}@customers.invalid`
    const from = await sender(service, username)
    const url = await begun(from, samplePdf())
    await patch(service, from.token, url, 0, samplePdf().subarray(0, 50))
    const before = await draftOf(service, from)
    expect(Buffer.from(before.key, 'base64url')).toHaveLength(32)
    const again = { ...from, token: await proved(service, username) }
    const answer = await ask('PUT', `/api/kyc_drafts/${from.draft}`, { as: again.token })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toMatchObject({ key: before.key, documents: before.documents })
    const [chunk = ''] = await stored(idOf(url))
    const dropped = await ask('DELETE', `/api/kyc_drafts/${from.draft}`, { as: again.token })
    expect(dropped).toMatchObject({ status: 204, text: '' })
    expect((await ask('GET', `/api/kyc_drafts/${from.draft}`, { as: again.token })).status).toBe(404)
    expect(await lies(chunk)).toBe(false)
    const anew = await ask('PUT', `/api/kyc_drafts/${from.draft}`, { as: again.token })
    expect(anew.body.documents).toEqual([])
    expect(anew.body.key).not.toBe(before.key)
  })

  test('a document that has been checked for more than 15 minutes is delayed', async () => {
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    const { db } = service.services
    const documents = async () => (await draftOf(service, from)).documents
    await db
      .update(kycDocuments)
      .set({ state: 'checking' })
      .where(eq(kycDocuments.id, idOf(url)))
    expect(await documents()).toMatchObject([{ state: 'checking', check_delayed: false }])
    await db
      .update(kycDocuments)
      .set({ last_received_at: sql`now() - interval '16 minutes'` })
      .where(eq(kycDocuments.id, idOf(url)))
    expect(await documents()).toMatchObject([{ state: 'checking', check_delayed: true }])
  })

  test('a draft that has expired gives no key, and begins anew', async () => {
    const from = await sender(service)
    const { key } = await draftOf(service, from)
    const url = await begun(from, samplePdf())
    const { db } = service.services
    await db
      .update(kycDrafts)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(kycDrafts.id, from.draft))
    expect((await ask('GET', `/api/kyc_drafts/${from.draft}`, { as: from.token })).status).toBe(404)
    expect((await begin(service, from, samplePdf())).status).toBe(404)
    const anew = await ask('PUT', `/api/kyc_drafts/${from.draft}`, { as: from.token })
    expect(anew.body).toMatchObject({ documents: [] })
    expect(anew.body.key).not.toBe(key)
    expect((await head(url, from.token)).status).toBe(410)
  })

  test('each chunk gives the token, and the draft, another day', async () => {
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    const { db } = service.services
    await db
      .update(kycDrafts)
      .set({ expires_at: sql`now() + interval '1 minute'` })
      .where(eq(kycDrafts.id, from.draft))
    await db.execute(sql`update contact_tokens set expires_at = now() + interval '1 minute'`)
    await patch(service, from.token, url, 0, samplePdf().subarray(0, 50))
    const { rows } = (await db.execute(
      sql`select count(*)::int as n from contact_tokens where expires_at > now() + interval '23 hours'`,
    )) as unknown as { rows: { n: number }[] } // the column is the one just named
    expect(rows).toEqual([{ n: 1 }])
    const left = Date.parse((await draftOf(service, from)).expires_at) - Date.now()
    expect(left).toBeGreaterThan(23 * 3_600_000)
  })

  test('a contact may hold so much and begin so often, also over what was dropped', async () => {
    const from = await sender(service)
    const big = (purpose: string) => begin(service, from, samplePdf(), { purpose, length: 10 * MiB })
    const purposes = requiredDocuments.SME
    for (const purpose of purposes.slice(0, 6)) expect((await big(purpose)).status).toBe(201)
    const full = await big(purposes[6])
    expect(full).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(full.body.error).toMatch(/60 MB/)
    // In another's place it is taken, until the day's bytes are spent.
    for (let n = 6; n < 50; n++) expect((await big(purposes[0])).status).toBe(201)
    const spent = await big(purposes[0])
    expect(spent).toMatchObject({ status: 429, body: { code: 'too_often' } })
    await ask('DELETE', `/api/kyc_drafts/${from.draft}`, { as: from.token })
    await ask('PUT', `/api/kyc_drafts/${from.draft}`, { as: from.token })
    expect((await big(purposes[0])).status).toBe(429)
  })

  test('a contact may begin so many small ones in a day', async () => {
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    const { db } = service.services
    const id = idOf(url)
    await db.execute(sql`insert into kyc_documents (id, username, draft_id, purpose, file_name, bytes, sha256, state, wrapped_key, created_at, last_received_at)
      select gen_random_uuid(), username, draft_id, purpose, '', 1, '', 'refused', '', created_at, last_received_at
      from kyc_documents, generate_series(1, 299) where id = ${id}`)
    expect((await begin(service, from, samplePdf())).status).toBe(429)
  })

  test('a contact may hold twenty drafts', async () => {
    const from = await sender(service)
    const put = () => ask('PUT', `/api/kyc_drafts/${randomUUID()}`, { as: from.token })
    for (let n = 1; n < 20; n++) expect((await put()).status).toBe(200)
    expect(await put()).toMatchObject({ status: 429, body: { code: 'too_often' } })
    expect((await ask('PUT', `/api/kyc_drafts/${from.draft}`, { as: from.token })).status).toBe(200)
  })

  test('a full disk takes nothing new, says so, and loses nothing that has come', async () => {
    const from = await sender(service)
    const file = samplePdf()
    const url = await begun(from, file)
    await patch(service, from.token, url, 0, file.subarray(0, 100))
    const { storage } = service.services
    const room = vi.spyOn(storage, 'room').mockResolvedValue(10 * MiB)
    const refused = await patch(service, from.token, url, 100, file.subarray(100))
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(refused.body.error).toMatch(/What has come is kept/)
    expect((await begin(service, from, file, { purpose: 'Signature' })).status).toBe(503)
    room.mockRestore()
    const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const put = vi.spyOn(storage, 'put').mockRejectedValue(noSpace)
    expect((await patch(service, from.token, url, 100, file.subarray(100))).status).toBe(503)
    put.mockRestore()
    expect((await head(url, from.token)).headers).toMatchObject({ 'upload-offset': '100' })
    expect((await patch(service, from.token, url, 100, file.subarray(100))).status).toBe(204)
    expect((await inspected(service, from, idOf(url))).state).toBe('received')
  })

  test('a file in countless crumbs is not taken', async () => {
    const from = await sender(service)
    const url = await begun(from, samplePdf())
    await service.services.db.execute(sql`insert into kyc_document_objects (document_id, part, at, bytes, key)
      select ${idOf(url)}, 'page', n, 0, 'crumb ' || ${url} || n from generate_series(1, 1000) n`)
    expect((await patch(service, from.token, url, 0, samplePdf().subarray(0, 1))).status).toBe(429)
  })

  test('a file that is not what was announced is refused, and nothing of it stays', async () => {
    const from = await sender(service)
    const id = await send(service, from, samplePdf(), { sha256: '0'.repeat(64) })
    expect(await inspected(service, from, id)).toMatchObject({ state: 'refused', refusal: 'damaged' })
    expect(await stored(id)).toEqual([])
  })
})
