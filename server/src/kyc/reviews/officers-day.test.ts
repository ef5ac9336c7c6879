import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kycThumbnail } from '#contract/limits.ts'
import type { KycFigures, KycReason } from '#contract/backoffice/kyc.ts'
import type { WorkQueue } from '#contract/backoffice/work-queue.ts'
import { messageOverrides } from '#contract/collections/message-overrides.ts'
import { auditLog, auditLogDetails, kycSubmissions, staffNotes } from '#database/tables.ts'
import { openBank, prove, readyDocument, readyDocuments, seePage } from '../../../test-support/kyc.ts'
import { samplePdf } from '../../../test-support/kyc-documents.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
let branch: string
let officer: { id: string; token: string }
let second: { id: string; token: string }
beforeAll(async () => {
  service = await startService({ worker: true })
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
  officer = await service.staff('kyc_officer')
  second = await service.staff('kyc_officer')
})
afterAll(() => service.stop())

let n = 0
async function handedIn(picture?: Buffer): Promise<string> {
  const username = `day${++n}@sample.invalid`
  const as = await prove(service, username)
  const documents = await readyDocuments(service, username, 'Individual Account')
  const [first] = documents
  if (picture && first) first.document = await readyDocument(service, username, first.purpose, picture)
  const body = {
    account_number: String(7_200_000_000_000 + n),
    account_name: 'Canary Customer',
    branch,
    kyc_account_type: 'Individual Account',
    documents,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const sent = await service.ask('POST', '/api/kyc_submissions', { as, body, headers })
  expect(sent.status).toBe(201)
  return String(sent.body.id)
}
const read = (id: string, as = officer.token) => service.ask('GET', `/api/kyc_reviews/${id}`, { as })
const act = (id: string, what: string, body: unknown = null, as = officer.token) =>
  service.ask('POST', `/api/kyc_reviews/${id}/${what}`, { as, body })
const notes = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: string, body?: unknown) =>
  service.ask(method, `/backoffice/api/notes/${path}`, { as, ...(body !== undefined && { body }) })

test('a page of a PDF is drawn larger to be enlarged, and that is recorded', async () => {
  const id = await handedIn(samplePdf())
  const { documents } = (await read(id)).body
  const document = documents.find(({ bytes }: { bytes: number }) => bytes > 50)
  const { rawPayload, headers } = await service.app.inject({
    url: `/api/kyc_reviews/${id}/documents/${document.id}/pages/1?large=true`,
    headers: { authorization: `Bearer ${officer.token}` },
  })
  expect(headers['content-type']).toBe('image/webp')
  expect((await sharp(rawPayload).metadata()).width).toBe(3720)
  const { body } = await service.ask('GET', `/api/kyc_reviews/${id}/history`, { as: officer.token })
  expect(body).toContainEqual(expect.objectContaining({ what: 'open document' }))
})

test('thumbnails are one small picture, are in the record, and open no page', async () => {
  const canvas = { width: 300, height: 500, channels: 3 as const, background: '#123456' }
  const id = await handedIn(await sharp({ create: canvas }).webp().toBuffer())
  const { documents } = (await read(id)).body
  const document = documents.find(({ bytes }: { bytes: number }) => bytes > 50)
  const { statusCode, rawPayload, headers } = await service.app.inject({
    url: `/api/kyc_reviews/${id}/documents/${document.id}/thumbnails`,
    headers: { authorization: `Bearer ${officer.token}` },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    width: kycThumbnail.width,
    height: kycThumbnail.height * document.pages,
  })
  expect((await read(id)).body.documents.flatMap(({ opened }: { opened: number[] }) => opened)).toEqual([])
  const history = await service.ask('GET', `/api/kyc_reviews/${id}/history`, { as: officer.token })
  expect(history.body).toContainEqual(
    expect.objectContaining({ what: 'view thumbnails', detail: document.purpose }),
  )
  for (const role of ['auditor', 'author', 'approver'] as const)
    expect(
      await service.ask('GET', `/api/kyc_reviews/${id}/documents/${document.id}/thumbnails`, {
        as: newsroom.token(role),
      }),
    ).toMatchObject({ status: 403 })
})

test('what is assigned to an officer comes next for them, and for nobody else', async () => {
  const { db } = service.services
  // What the tests before left waits no more.
  await db.update(kycSubmissions).set({ state: 'accepted' })
  const [older, mine] = [await handedIn(), await handedIn()]
  const place = `kyc_submissions/${mine}`
  const assigned = await notes('PUT', `${place}/assignment`, second.token, { assignee: officer.id })
  expect(assigned).toMatchObject({
    status: 200,
    body: { assignment: { assignee: { id: officer.id }, by: { id: second.id }, due_on: null } },
  })
  const queue = await service.ask('GET', '/api/kyc_reviews?assigned=me', { as: officer.token })
  expect(queue.body).toMatchObject({ total: 1, items: [{ id: mine, assignee: officer.id, late: false }] })
  expect(queue.body.names).toHaveProperty(officer.id)
  const next = (as: string) => service.ask('POST', '/api/kyc_reviews/next', { as, body: null })
  expect((await next(officer.token)).body.id).toBe(mine)
  await act(mine, 'release')
  expect((await next(second.token)).body.id).toBe(older)
  expect((await next(second.token)).status).toBe(404)
  // Whoever opens it may still do it: an officer may be ill.
  expect((await act(mine, 'claim', null, second.token)).status).toBe(200)
})

test('only who may review can be assigned to, and a wrong day or person is refused with a sentence', async () => {
  const id = await handedIn()
  const place = `kyc_submissions/${id}/assignment`
  const author = await service.staff('author')
  for (const body of [
    { assignee: author.id },
    { assignee: randomUUID() },
    { assignee: officer.id, due_on: '2026-02-30' },
    { assignee: '' },
    {},
  ])
    expect([body, (await notes('PUT', place, officer.token, body)).status]).toEqual([
      body,
      expect.toSatisfy((status: number) => status === 400 || status === 422),
    ])
  await notes('PUT', place, officer.token, { assignee: second.id, due_on: '2026-01-02' })
  expect((await read(id)).body).toMatchObject({ assignee: second.id, due_on: '2026-01-02', late: true })
  expect(await notes('PUT', place, officer.token, { assignee: null })).toMatchObject({
    status: 200,
    body: { assignment: null },
  })
})

/** Whether the work queue says of a submission that it has waited too long; undefined where it is not there. */
async function lateInQueue(id: string): Promise<boolean | undefined> {
  const { body } = await service.ask('GET', '/backoffice/api/work_queue', { as: officer.token })
  const { sections } = body as WorkQueue // by the route's contract
  return sections.find(({ kind }) => kind === 'kyc')?.rows.find((row) => row.id === id)?.late
}

test('what has waited for more than two working days is late, until it is decided', async () => {
  // The work queue shows a few: what the tests before left waits no more.
  await service.services.db.update(kycSubmissions).set({ state: 'accepted' })
  const id = await handedIn()
  const { db } = service.services
  const sent = (days: number) =>
    db
      .update(kycSubmissions)
      .set({ sent_at: sql`now() - make_interval(days => ${days}::int)` })
      .where(eq(kycSubmissions.id, id))
  await sent(0)
  expect((await read(id)).body.late).toBe(false)
  expect(await lateInQueue(id)).toBe(false)
  const place = `kyc_submissions/${id}/assignment`
  await notes('PUT', place, officer.token, { assignee: second.id, due_on: '2026-01-02' })
  expect(await lateInQueue(id)).toBe(true)
  await notes('PUT', place, officer.token, { assignee: null })
  expect(await lateInQueue(id)).toBe(false)
  await sent(6)
  expect((await read(id)).body.late).toBe(true)
  expect(await lateInQueue(id)).toBe(true)
  await db.update(kycSubmissions).set({ state: 'accepted' }).where(eq(kycSubmissions.id, id))
  expect((await read(id)).body.late).toBe(false)
})

test('notes are for officers, their text is in no record, and they go with the submission', async () => {
  const id = await handedIn()
  const place = `kyc_submissions/${id}`
  expect((await notes('POST', place, officer.token, { text: '\u200b\u3164' })).status).toBe(400)
  const written = await notes('POST', place, officer.token, { text: '  Canary says the name differs.  ' })
  expect(written.body.notes).toMatchObject([
    { text: 'Canary says the name differs.', author: { id: officer.id }, mine: true },
  ])
  const [note] = written.body.notes
  expect((await notes('GET', place, second.token)).body.notes).toMatchObject([{ mine: false }])
  expect((await notes('DELETE', `${place}/${note.id}`, second.token)).status).toBe(404)
  for (const role of ['auditor', 'author', 'approver', 'rates_officer'] as const)
    for (const method of ['GET', 'POST'] as const)
      expect(
        (await notes(method, place, newsroom.token(role), method === 'POST' ? { text: 'x' } : undefined))
          .status,
      ).toBe(403)
  for (const text of ['', '   ', 'x'.repeat(2001)])
    expect((await notes('POST', place, officer.token, { text })).status).toBe(400)
  expect((await notes('GET', `secrets/${id}`, officer.token)).status).toBe(404)
  expect((await notes('POST', `kyc_submissions/${randomUUID()}`, officer.token, { text: 'x' })).status).toBe(
    404,
  )
  const { db } = service.services
  const recorded = await db
    .select({ details: auditLogDetails.details })
    .from(auditLogDetails)
    .innerJoin(auditLog, eq(auditLog.seq, auditLogDetails.seq))
    .where(and(eq(auditLog.item_id, id), eq(auditLog.action, 'add note')))
  expect(recorded).toEqual([{ details: {} }])
  await act(id, 'erasure', { why: 'Asked by letter' })
  const erasure = (await read(id)).body.erasure.id
  expect((await act(id, 'erasure/decide', { approved: true, erasure }, second.token)).status).toBe(204)
  expect(await db.select().from(staffNotes).where(eq(staffNotes.item_id, id))).toEqual([])
})

test('a note is answered and dealt with, and open again when somebody answers; all of it goes with the submission', async () => {
  const id = await handedIn()
  const place = `kyc_submissions/${id}`
  const first = (await notes('POST', place, officer.token, { text: 'Whose stamp is it?' })).body.notes[0]
  expect(first).toMatchObject({ answers: [], resolved: null })
  const answer = { text: 'The district’s.', answers: first.id }
  const answered = (await notes('POST', place, second.token, answer)).body.notes
  expect(answered).toMatchObject([
    { id: first.id, answers: [{ text: 'The district’s.', author: { id: second.id }, mine: true }] },
  ])
  const [{ id: given }] = answered[0].answers
  // Answers are not answered, nor are notes of another item; what was answered stays.
  const elsewhere = `kyc_submissions/${await handedIn()}`
  for (const [at, answers] of [
    [place, given],
    [place, randomUUID()],
    [elsewhere, first.id],
  ])
    expect((await notes('POST', at, officer.token, { text: 'x', answers })).status).toBe(404)
  expect((await notes('DELETE', `${place}/${first.id}`, officer.token)).status).toBe(409)
  const resolve = (which: string, resolved: unknown, as = second.token, at = place) =>
    notes('PUT', `${at}/${which}/resolved`, as, { resolved })
  expect((await resolve(first.id, true)).body.notes[0].resolved).toMatchObject({ by: { id: second.id } })
  expect((await resolve(given, true)).status).toBe(404)
  expect((await resolve(first.id, true, officer.token, elsewhere)).status).toBe(404)
  expect((await resolve(first.id, 'yes')).status).toBe(400)
  expect((await resolve(first.id, false, newsroom.token('auditor'))).status).toBe(403)
  const again = await notes('POST', place, officer.token, { text: 'And the date?', answers: first.id })
  expect(again.body.notes[0]).toMatchObject({ resolved: null, answers: [{ id: given }, { mine: true }] })
  expect((await notes('DELETE', `${place}/${given}`, second.token)).status).toBe(200)
  const { db } = service.services
  await act(id, 'erasure', { why: 'Asked by letter' })
  const erasure = (await read(id)).body.erasure.id
  expect((await act(id, 'erasure/decide', { approved: true, erasure }, second.token)).status).toBe(204)
  expect(await db.select().from(staffNotes).where(eq(staffNotes.item_id, id))).toEqual([])
})

const reasons = async () =>
  (await service.ask('GET', '/api/kyc_reviews/reasons', { as: newsroom.token('auditor') }))
    .body as KycReason[]
/** Corrects a message as staff do: a second person agrees. */
async function correct(key: string, texts: { en: string; ny?: string }) {
  const item = await newsroom.write(messageOverrides, { key, ...texts })
  const verb = async (name: string, role: 'author' | 'approver', body?: unknown) =>
    service.ask('POST', `/api/message_overrides/${item.id}/${name}`, { as: newsroom.token(role), body })
  const sent = (await verb('submit', 'author')).body as { revision: number }
  expect((await verb('approve', 'approver', { revision: sent.revision })).status).toBe(200)
}

test('figures of a day: what came, went and waits, and why documents were asked for again', async () => {
  const figures = async () =>
    (await service.ask('GET', '/api/kyc_reviews/figures', { as: newsroom.token('auditor') }))
      .body as KycFigures
  const before = await figures()
  expect(before.days).toHaveLength(14)
  const id = await handedIn()
  const [today] = (await figures()).days
  expect(today).toMatchObject({
    received: (before.days[0]?.received ?? 0) + 1,
    waiting: (before.days[0]?.waiting ?? 0) + 1,
  })
  expect(today?.median_age).toBeGreaterThanOrEqual(0)
  expect(before.days[1]).toMatchObject({ received: 0, waiting: 0, median_age: null, oldest_age: null })
  await act(id, 'claim')
  // Staff correct a reason between two documents: the figures know it by its id.
  const shipped = await reasons()
  const [first] = shipped
  let reason = first?.text
  for (const { id: document, pages } of (await read(id)).body.documents) {
    for (let page = 1; page <= pages; page++) await seePage(service, officer.token, { id, document, page })
    const { version } = (await read(id)).body
    await act(id, `documents/${document}/decide`, { decision: 'needs_change', version, reason })
    if (reason !== first?.text) continue
    await correct(`kycReasons.${first?.id}`, {
      en: 'Too dark to be read.',
      ny: 'Ndi chakuda, sichiwerengeka.',
    })
    reason = (await reasons()).find((one) => one.id === first?.id)?.text
    expect(reason).toEqual({ en: 'Too dark to be read.', ny: 'Ndi chakuda, sichiwerengeka.' })
    expect((await reasons()).slice(1)).toEqual(shipped.slice(1))
  }
  await correct('mail.kycNeedsChange.subject', { en: 'Please send some documents again' })
  expect((await act(id, 'message-preview')).body.subject).toMatch(/: Please send some documents again$/)
  const { version, documents } = (await read(id)).body
  expect((await act(id, 'finish', { version })).status).toBe(200)
  const after = await figures()
  expect(after.days[0]).toMatchObject({
    waiting: before.days[0]?.waiting ?? 0,
    asked_again: (before.days[0]?.asked_again ?? 0) + 1,
  })
  expect(after.reasons).toContainEqual({ reason: first?.id, documents: documents.length })
})
