// @module-tag databases

import type { QueueItem } from '#contract/backoffice/kyc.ts'
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kycAccountDetails } from '#contract/collections/kyc-account-details.ts'
import { requiredDocuments, type KycAccountTypeName } from '#database/sample/kyc/required-documents.ts'
import type { Role } from '#contract/roles.ts'
import {
  auditLog,
  auditLogDetails,
  kycDocumentObjects,
  kycDocuments,
  kycSubmissions,
  listValues,
  messages,
  wrongCodeAttempts,
} from '#database/tables.ts'
import { openBank, prove, readyDocument, readyDocuments, seePage } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { database, startOn } from '../../../test-support/databases.ts'
import { type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { verifyAudit } from '../../changes/verify-audit.ts'
import { cleanUpCodes } from '../one-time-codes/cleanup.ts'

let service: Service
let newsroom: Newsroom
let branch: string
let officer: string
let second: string
beforeAll(async () => {
  service = await startOn(database, { worker: true })
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
  officer = newsroom.token('kyc_officer')
  second = (await service.staff('kyc_officer')).token
})
afterAll(() => service.stop())

let n = 0
const account = () => String(7_000_000_000_000 + ++n)
const send = (as: string, documents: unknown, more: object = {}, method: 'POST' | 'PUT' = 'POST', id = '') =>
  service.ask(method, `/api/kyc_submissions${id && `/${id}`}`, {
    as,
    body: { ...more, documents },
    headers: { 'idempotency-key': randomUUID() },
  })
async function handedIn(type: KycAccountTypeName = 'Individual Account', number = account()) {
  const username = `reviewed${++n}@sample.invalid`
  const token = await prove(service, username, { lang: 'ny' })
  const documents = await readyDocuments(service, username, type)
  const details = {
    account_number: number,
    account_name: 'Canary Customer',
    branch,
    kyc_account_type: type,
  }
  const { body } = await send(token, documents, details)
  return { id: String(body.id), username, token, number }
}
const read = (id: string, as = officer) => service.ask('GET', `/api/kyc_reviews/${id}`, { as })
const act = (id: string, what: string, body: unknown = null, as = officer) =>
  service.ask('POST', `/api/kyc_reviews/${id}/${what}`, { as, body })
const version = async (id: string): Promise<number> => (await read(id)).body.version
const reason = { en: 'Too dark to read.', ny: 'Chakuda kwambiri.' }

/** Opens every page, as the officer's window does. */
async function openAll(id: string, as = officer) {
  for (const { id: document, pages } of (await read(id, as)).body.documents)
    for (let page = 1; page <= pages; page++) await seePage(service, as, { id, document, page })
}
const erasureOf = async (id: string): Promise<string> => (await read(id)).body.erasure.id

async function decideAll(id: string, as = officer, except: string[] = []) {
  await openAll(id, as)
  for (const { id: document, purpose } of (await read(id)).body.documents) {
    const body = except.includes(purpose)
      ? { decision: 'needs_change', version: await version(id), reason }
      : { decision: 'accepted', version: await version(id) }
    expect((await act(id, `documents/${document}/decide`, body, as)).status).toBe(200)
  }
}

test('only KYC officers and administrators work on the queue; auditors see the masked side, others nothing', async () => {
  const { id } = await handedIn()
  const document = (await read(id)).body.documents[0].id
  const gets = [
    '',
    `/${id}`,
    `/${id}/history`,
    '/reasons',
    `/${id}/documents/${document}/pages/1`,
    `/${id}/documents/${document}/original`,
  ]
  const posts = [
    'message-preview',
    'claim',
    'release',
    'reveal',
    'finish',
    'hold',
    'hold/end',
    'hold/decide',
    'erasure',
    'erasure/decide',
  ]
  const others: Role[] = ['author', 'approver', 'rates_officer', 'auditor']
  const customer = await prove(service, 'somebody@sample.invalid')
  for (const path of gets) {
    const url = `/api/kyc_reviews${path}`
    expect((await service.ask('GET', url)).status).toBe(401)
    expect((await service.ask('GET', url, { as: customer })).status).toBe(401)
    for (const role of others) {
      const looks = role === 'auditor' && ['', `/${id}`, `/${id}/history`, '/reasons'].includes(path)
      const { status } = await service.ask('GET', url, { as: newsroom.token(role) })
      expect([role, path, status]).toEqual([role, path, looks ? 200 : 403])
    }
    for (const as of [officer, newsroom.token('administrator')])
      expect((await service.ask('GET', url, { as })).status).toBe(200)
  }
  for (const what of posts) {
    expect((await act(id, what, {}, '')).status).toBe(401)
    for (const role of others) expect((await act(id, what, {}, newsroom.token(role))).status).toBe(403)
  }
  expect((await read(randomUUID())).status).toBe(404)
})

test('the queue is oldest first, in pages, and masks what tells of the customer', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await handedIn()).id)
  const seen: string[] = []
  let after = ''
  do {
    const { body, text } = await service.ask('GET', `/api/kyc_reviews?limit=2${after}`, { as: officer })
    for (const secret of ['Canary Customer', '@sample.invalid', '70000000000'])
      expect(text).not.toContain(secret)
    seen.push(...body.items.map(({ id }: { id: string }) => id))
    expect(body.items).not.toEqual([])
    after = body.next ? `&after=${body.next}` : ''
  } while (after)
  // A page that holds all of them offers no other.
  const whole = await service.ask('GET', `/api/kyc_reviews?limit=${seen.length}`, { as: officer })
  expect([whole.body.items.length, whole.body.next]).toEqual([seen.length, null])
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => ids.includes(id))).toEqual(ids)
  expect(await service.ask('GET', '/api/kyc_reviews?limit=0', { as: officer })).toMatchObject({ status: 400 })
})

describe('the search', () => {
  let mine: Awaited<ReturnType<typeof handedIn>>
  beforeAll(async () => {
    mine = await handedIn()
    await service.services.db
      .update(kycSubmissions)
      .set({ account_name: 'Chisomo Mtengo-Phiri Ŵanda', account_number: '7004441239876' })
      .where(eq(kycSubmissions.id, mine.id))
  })
  const search = (text: string, as = officer) =>
    service.ask('POST', '/api/kyc_reviews/search', { as, body: { text } })
  const idsOf = ({ body }: Awaited<ReturnType<typeof search>>) =>
    body.items.map(({ id }: { id: string }) => id)
  const recorded = () =>
    service.services.db
      .select({ details: auditLogDetails.details })
      .from(auditLog)
      .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
      .where(eq(auditLog.action, 'search'))
      .orderBy(asc(auditLog.seq))

  test.each([
    ['the reference', () => mine.id.slice(0, 8).toUpperCase()],
    ['the whole id', () => mine.id],
    ['the account number as people write it', () => '700 444-1239876'],
    ['the last four digits of the account', () => '9876'],
    ['a part of the name', () => 'mtengo'],
    ['all of the name', () => 'Phiri Chisomo'],
    ['a name typed without its circumflex', () => 'wanda'],
    ['a name with a circumflex', () => 'ŵanda'],
    ['the contact', () => mine.username.toUpperCase()],
  ])('finds a submission by %s, masked', async (_, text) => {
    const answer = await search(text())
    expect(idsOf(answer)).toEqual([mine.id])
    for (const secret of ['Mtengo', '7004441239876', mine.username]) expect(answer.text).not.toContain(secret)
  })
  test('treats marks of patterns as letters', async () => {
    for (const text of ['%%', '__', 'Mt%go']) expect(idsOf(await search(text))).toEqual([])
  })
  test('finds nothing of customers for auditors but a reference', async () => {
    const auditor = newsroom.token('auditor')
    expect(idsOf(await search(mine.id.slice(0, 8), auditor))).toEqual([mine.id])
    for (const text of ['9876', '7004441239876', 'mtengo', mine.username])
      expect([text, idsOf(await search(text, auditor))]).toEqual([text, []])
  })
  test('is recorded each time, without its text', async () => {
    const before = (await recorded()).length
    await search('mtengo')
    await search('nobody at all')
    const rows = (await recorded()).slice(before)
    expect(rows.map(({ details }) => details)).toEqual([{ by: ['name'] }, { by: ['name'] }])
  })
})

test('details are revealed on demand, and that is recorded', async () => {
  const { id, number, username } = await handedIn()
  const { text } = await read(id)
  expect(text).not.toContain('Canary Customer')
  expect(await act(id, 'reveal')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { account_number: number, account_name: 'Canary Customer', username },
  })
  const rows = await service.services.db.select().from(auditLog).where(eq(auditLog.item_id, id))
  expect(rows.map(({ action }) => action)).toContain('reveal')
})

test('a download is named by reference and document, and ends as its content is', async () => {
  const { id } = await handedIn()
  const [document] = (await read(id)).body.documents
  const named = async (called: string, address: string) => {
    const stored_name = `kycdocuments/canary_customer/payslip/${called}`
    await service.services.db
      .update(kycDocuments)
      .set({ stored_name, purpose: 'Letter from Employer' })
      .where(eq(kycDocuments.id, document.id))
    const url = `/api/kyc_reviews/${id}/documents/${document.id}/${address}`
    const { headers } = await service.ask('GET', url, { as: officer })
    return headers['content-disposition']
  }
  const name = `${id.slice(0, 8).toUpperCase()}-letter-from-employer`
  expect(await named('canary.pdf', 'original')).toBe(`attachment; filename="${name}.pdf"`)
  expect(await named('canary.pdf.exe', 'original')).toBe(`attachment; filename="${name}.pdf"`)
  expect(await named('canary', 'pages/1')).toBe(`inline; filename="${name}-page-1.webp"`)
})

test('a document opens in a sandbox, uncached, and each opening is recorded', async () => {
  const { id } = await handedIn()
  const [document] = (await read(id)).body.documents
  const base = `/api/kyc_reviews/${id}/documents/${document.id}`
  const page = await service.ask('GET', `${base}/pages/1`, { as: officer })
  expect(page).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
  const original = await service.ask('GET', `${base}/original`, { as: officer })
  expect(original.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\dA-F]{8}-[a-z-]+\.pdf"$/),
  })
  expect((await service.ask('GET', `${base}/pages/2`, { as: officer })).status).toBe(404)
  expect((await service.ask('GET', `${base}/pages/0`, { as: officer })).status).toBe(400)
  const other = await handedIn()
  const elsewhere = `/api/kyc_reviews/${other.id}/documents/${document.id}/original`
  expect((await service.ask('GET', elsewhere, { as: officer })).status).toBe(404)
  const opened = await service.services.db
    .select({ details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(sql`${auditLog.item_id} = ${id} and ${auditLog.action} = 'open document'`)
    .orderBy(auditLog.seq)
  expect(opened.map(({ details }) => details)).toEqual([
    { document: document.id, purpose: document.purpose, page: 1 },
    { document: document.id, purpose: document.purpose, page: 'original' },
  ])
})

test('a duplicate account is no warning once the other was erased', async () => {
  const [first, other] = [await handedIn(), await handedIn()]
  const { db } = service.services
  await db
    .update(kycSubmissions)
    .set({ account_number: '7005550001112', duplicate_account: true })
    .where(inArray(kycSubmissions.id, [first.id, other.id]))
  expect((await read(other.id)).body.duplicates).toHaveLength(1)
  await act(first.id, 'erasure', { why: 'Asked by letter' })
  const decision = { approved: true, erasure: await erasureOf(first.id) }
  expect((await act(first.id, 'erasure/decide', decision, second)).status).toBe(204)
  expect((await read(other.id)).body).toMatchObject({ duplicate_account: false, duplicates: [] })
})

test('documents are listed as the account type lists them', async () => {
  const { id } = await handedIn()
  const purposes = (await read(id)).body.documents.map(({ purpose }: { purpose: string }) => purpose)
  expect(purposes).toEqual(requiredDocuments['Individual Account'])
})

test('the history joins what an officer opened in a row, newest first', async () => {
  const { id } = await handedIn()
  await act(id, 'claim')
  await openAll(id)
  const { body } = await service.ask('GET', `/api/kyc_reviews/${id}/history`, { as: officer })
  const [newest, before] = body.filter(({ from }: { from: string }) => from === 'staff')
  expect([newest.what, before.what]).toEqual(['open document', 'claim'])
  for (const purpose of requiredDocuments['Individual Account'])
    expect(newest.detail).toContain(`${purpose} (1)`)
})

describe('a page', () => {
  const pathOf = (id: string, document: string) => `/api/kyc_reviews/${id}/documents/${document}/pages/1`
  const opened = async (id: string) => (await read(id)).body.documents[0].opened
  const accept = async (id: string, document: string) =>
    act(id, `documents/${document}/decide`, { decision: 'accepted', version: await version(id) })

  test('counts as opened once it was seen', async () => {
    const { id } = await handedIn()
    const [document] = (await read(id)).body.documents
    await service.ask('GET', pathOf(id, document.id), { as: officer })
    expect(await opened(id)).toEqual([])
    await service.ask('POST', `${pathOf(id, document.id)}/seen`, { as: officer })
    expect(await opened(id)).toEqual([1])
  })
  test('is not seen by an officer to whom it was not sent', async () => {
    const { id } = await handedIn()
    const [document] = (await read(id)).body.documents
    await service.ask('GET', pathOf(id, document.id), { as: second })
    const { status } = await service.ask('POST', `${pathOf(id, document.id)}/seen`, { as: officer })
    expect(status).toBe(404)
    expect(await opened(id)).toEqual([])
  })
  test('that was sent and not seen is not accepted', async () => {
    const { id } = await handedIn()
    await act(id, 'claim')
    const [document] = (await read(id)).body.documents
    await service.ask('GET', pathOf(id, document.id), { as: officer })
    expect(await accept(id, document.id)).toMatchObject({ status: 409, body: { code: 'pages_unopened' } })
    await service.ask('POST', `${pathOf(id, document.id)}/seen`, { as: officer })
    expect((await accept(id, document.id)).status).toBe(200)
  })
})

test('one officer at a time; what another decides meanwhile is refused', async () => {
  const { id } = await handedIn()
  const [document] = (await read(id)).body.documents
  const body = { decision: 'accepted', version: 1 }
  expect(await act(id, `documents/${document.id}/decide`, body)).toMatchObject({
    status: 409,
    body: { code: 'wrong_state' },
  })
  expect(await act(id, 'claim')).toMatchObject({ status: 200, body: { state: 'in_review' } })
  expect((await act(id, 'claim', null, second)).status).toBe(409)
  expect((await act(id, 'release', null, second)).status).toBe(409)
  expect((await act(id, `documents/${document.id}/decide`, body, second)).status).toBe(409)
  await openAll(id)
  expect((await act(id, `documents/${document.id}/decide`, body)).status).toBe(200)
  expect(await act(id, `documents/${document.id}/decide`, body)).toMatchObject({
    status: 412,
    body: { code: 'overtaken' },
  })
  expect(await act(id, 'finish', { version: 2 })).toMatchObject({ status: 409 })
  await service.services.db
    .update(kycSubmissions)
    .set({ claimed_until: sql`now() - interval '1 second'` })
    .where(eq(kycSubmissions.id, id))
  for (const [state, count] of [
    ['received', 1],
    ['in_review', 0],
  ] as const) {
    const { items } = (await service.ask('GET', `/api/kyc_reviews?state=${state}&limit=100`, { as: second }))
      .body
    expect(items.filter((one: QueueItem) => one.id === id && one.state === 'received')).toHaveLength(count)
  }
  expect((await act(id, 'claim', null, second)).status).toBe(200)
})

describe('the half hour of a claim', () => {
  const set = (id: string, minutes: number) =>
    service.services.db
      .update(kycSubmissions)
      .set({ claimed_until: sql`now() + make_interval(mins => ${minutes}::int)` })
      .where(eq(kycSubmissions.id, id))
  const minutesLeft = async (id: string) =>
    Math.round((Date.parse((await read(id)).body.claimed_until) - Date.now()) / 60_000)

  test.each([
    ['an opened page', (id: string) => openAll(id)],
    ['a request', (id: string) => act(id, 'extend')],
  ])('begins again with %s', async (_kind, extend) => {
    const { id } = await handedIn()
    await act(id, 'claim')
    await set(id, 1)
    await extend(id)
    expect(await minutesLeft(id)).toBe(30)
  })

  test('is extended neither by a colleague nor after its end', async () => {
    const { id } = await handedIn()
    await act(id, 'claim')
    await set(id, 1)
    expect((await act(id, 'extend', null, second)).status).toBe(409)
    await openAll(id, second)
    expect(await minutesLeft(id)).toBe(1)
    await set(id, -1)
    expect((await act(id, 'extend')).status).toBe(409)
    await openAll(id)
    expect((await read(id)).body.state).toBe('received')
  })
})

test('an expired claim shows as received to officers, beside a duplicate and to the customer', async () => {
  const { id, token, number } = await handedIn()
  const other = await handedIn('Individual Account', number)
  const states = async () => [
    (await read(id)).body.state,
    (await read(other.id)).body.duplicates[0].state,
    (await service.ask('GET', `/api/kyc_submissions?account_number=${number}`, { as: token })).body[0].state,
  ]
  await act(id, 'claim')
  expect(await states()).toEqual(['in_review', 'in_review', 'in_review'])
  await service.services.db
    .update(kycSubmissions)
    .set({ claimed_until: sql`now() - interval '1 second'` })
    .where(eq(kycSubmissions.id, id))
  expect(await states()).toEqual(['received', 'received', 'received'])
})

test('a document asked for again goes round: the customer sees which and why, and sends only that', async () => {
  const { id, username, token } = await handedIn()
  await act(id, 'claim')
  await decideAll(id, officer, ['Payslip'])
  // Nothing shows before the review is finished.
  const mine = () => service.ask('GET', '/api/kyc_submissions?state=needs_change', { as: token })
  expect((await mine()).body).toEqual([])
  expect(await act(id, 'finish', { version: await version(id) })).toMatchObject({
    status: 200,
    body: { state: 'needs_change' },
  })
  const sent = await service.services.db
    .select()
    .from(messages)
    .where(eq(messages.about, id))
    .orderBy(messages.created_at)
  expect(sent.map(({ template, lang }) => [template, lang])).toEqual([
    ['kyc-received', 'ny'],
    ['kyc-needs-change', 'ny'],
  ])
  const [asked] = (await mine()).body
  expect(asked.documents.filter(({ state }: { state: string }) => state === 'needs_change')).toEqual([
    {
      purpose: 'Payslip',
      state: 'needs_change',
      reason,
      absent: false,
      substitutes: [],
      bring_instead: null,
    },
  ])
  const other = await readyDocument(service, username, 'Signature')
  expect(await send(token, [{ purpose: 'Signature', document: other }], {}, 'PUT', id)).toMatchObject({
    status: 422,
    body: { fields: { documents: 'Payslip' } },
  })
  const document = await readyDocument(service, username, 'Payslip')
  expect(await send(token, [{ purpose: 'Payslip', document }], {}, 'PUT', id)).toMatchObject({ status: 200 })
  expect((await mine()).body).toEqual([])
  const { body } = await read(id)
  expect(body.old_documents.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['Payslip'])
  expect(body).toMatchObject({ state: 'received', processed: false })
  // What was accepted stays accepted: only the new document is reviewed.
  expect(body.documents.filter(({ state }: { state: string }) => state === 'received')).toEqual([
    expect.objectContaining({ purpose: 'Payslip' }),
  ])
  await act(id, 'claim')
  await decideAll(id)
  expect(await act(id, 'finish', { version: await version(id) })).toMatchObject({
    status: 200,
    body: { state: 'accepted', processed: true },
  })
})

const lawsuit = { reason: 'A lawsuit', reference: 'HC/12/2026' }
const holdOf = async (id: string) => (await read(id)).body.hold
async function endHold(id: string): Promise<void> {
  await act(id, 'hold/end', { reason: 'The lawsuit is over' })
  const request = (await holdOf(id)).end.id
  expect((await act(id, 'hold/decide', { approved: true, request }, second)).status).toBe(200)
}

describe('a legal hold', () => {
  test('needs a reason and a reference', async () => {
    const { id } = await handedIn()
    for (const body of [{}, { reason: 'A lawsuit' }, { ...lawsuit, reference: ' ' }, { held: true }])
      expect((await act(id, 'hold', body)).status).toBe(400)
    expect(await act(id, 'hold', lawsuit)).toMatchObject({ status: 200, body: { hold: lawsuit } })
    expect((await act(id, 'hold', lawsuit)).status).toBe(409)
  })

  test('is ended by a second person only', async () => {
    const { id } = await handedIn()
    expect((await act(id, 'hold/end', { reason: 'None' })).status).toBe(409)
    await act(id, 'hold', lawsuit)
    expect((await act(id, 'hold/end', { reason: ' ' })).status).toBe(400)
    await act(id, 'hold/end', { reason: 'The lawsuit is over' })
    const { end } = await holdOf(id)
    const decide = (as: string, more = {}) =>
      act(id, 'hold/decide', { approved: true, request: end.id, ...more }, as)
    expect(await decide(officer)).toMatchObject({ status: 403, body: { code: 'own_work' } })
    expect((await decide(second, { request: randomUUID() })).status).toBe(409)
    const waiting = await service.ask('GET', '/api/kyc_reviews/erasures', { as: second })
    expect(waiting.body.items).toContainEqual(
      expect.objectContaining({ kind: 'hold_end', submission_id: id, mine: false }),
    )
    expect(await decide(second)).toMatchObject({ status: 200, body: { legal_hold: false, hold: null } })
  })

  test('stays where its end is declined', async () => {
    const { id } = await handedIn()
    await act(id, 'hold', lawsuit)
    await act(id, 'hold/end', { reason: 'The lawsuit is over' })
    const request = (await holdOf(id)).end.id
    const declined = await act(id, 'hold/decide', { approved: false, request }, second)
    expect(declined.body).toMatchObject({ legal_hold: true, hold: { ...lawsuit, end: null } })
  })
})

test('what is past its time is listed, unless it is on legal hold', async () => {
  const [old, held] = [await handedIn(), await handedIn()]
  await act(held.id, 'hold', lawsuit)
  for (const { id } of [old, held]) {
    await service.services.db
      .update(kycSubmissions)
      .set({ state: 'accepted', accepted_at: sql`now() - interval '8 years'` })
      .where(eq(kycSubmissions.id, id))
  }
  const due = await service.ask('GET', '/api/kyc_reviews?due=true', { as: officer })
  expect(due.body.items.map(({ id }: { id: string }) => id)).toEqual([old.id])
})

test('a second person erases: documents, details and messages go, the record of it stays whole', async () => {
  const { id, number, username } = await handedIn()
  const details = await newsroom.write(kycAccountDetails, {
    ...newsroom.body(kycAccountDetails),
    username,
    account_number: number,
  })
  const objects = await service.services.db
    .select({ key: kycDocumentObjects.key })
    .from(kycDocumentObjects)
    .innerJoin(
      sql`kyc_documents`,
      sql`kyc_documents.id = ${kycDocumentObjects.document_id} and kyc_documents.submission_id = ${id}`,
    )
  expect(objects).toHaveLength(2 * requiredDocuments['Individual Account'].length)
  await act(id, 'hold', lawsuit)
  expect((await act(id, 'erasure', { why: 'asked by the customer' })).status).toBe(409)
  await endHold(id)
  expect((await act(id, 'erasure', { why: ' ' })).status).toBe(400)
  expect((await act(id, 'erasure', { why: 'asked by the customer' })).status).toBe(200)
  expect((await act(id, 'erasure', { why: 'again' })).status).toBe(409)
  expect(await act(id, 'erasure/decide', { approved: true, erasure: await erasureOf(id) })).toMatchObject({
    status: 403,
    body: { code: 'own_work' },
  })
  expect(
    (await act(id, 'erasure/decide', { approved: true, erasure: await erasureOf(id) }, second)).status,
  ).toBe(204)
  expect((await read(id)).status).toBe(404)
  for (const { key } of objects) expect(await service.services.storage.get(key)).toBeNull()
  expect((await service.ask('GET', `/api/kyc_account_details/${details.id}`, { as: officer })).status).toBe(
    404,
  )
  const tables = [
    'kyc_submissions',
    'kyc_documents',
    'idempotency_keys',
    'messages',
    'audit_log_details',
    'revisions',
    'kyc_account_details',
  ]
  for (const table of tables) {
    const { rows } = (await service.services.db.execute(
      sql`select * from ${sql.identifier(table)} as t where t::text like ${`%${number}%`} or t::text like ${`%${username}%`}`,
    )) as unknown as { rows: unknown[] }
    expect([table, rows]).toEqual([table, []])
  }
  expect(await verifyAudit(service.services.db, service.services.secrets.keys('audit'))).toEqual([])
  await until(async () => (await readdir(service.dataDir)).includes('erasures.ndjson'))
  expect(await readdir(join(service.dataDir, 'files'))).not.toHaveLength(0)
})

test('an erasure finds the contact in every table, in the store, in the outbox and in what is found by search', async () => {
  const { id, number, username } = await handedIn()
  const { db, storage } = service.services
  // Codes asked for and guessed wrong, a message sent, a draft with an upload begun, another token.
  await service.ask('POST', '/onboarding/v1/verify-username', { body: { username } })
  await db.insert(wrongCodeAttempts).values({ username, at: sql`now()` })
  const draft = await readyDocument(service, username, 'Identification')
  const objects = await db
    .select({ key: kycDocumentObjects.key })
    .from(kycDocumentObjects)
    .where(eq(kycDocumentObjects.document_id, draft))
  const account = await newsroom.write(kycAccountDetails, {
    ...newsroom.body(kycAccountDetails),
    username: username.toUpperCase(),
    account_number: number,
  })
  for (const place of [`kyc_submissions/${id}`, `kyc_account_details/${account.id}`]) {
    const note = { as: newsroom.writer(kycAccountDetails), body: { text: `Called ${username} back.` } }
    expect((await service.ask('POST', `/backoffice/api/notes/${place}`, note)).status).toBe(200)
  }
  await until(async () => {
    const rows = await db.select().from(messages).where(eq(messages.recipient, username))
    return rows.length > 1 && rows.every(({ state }) => state !== 'queued')
  })
  const found = async () => {
    const answer = await db.execute(
      sql`select table_schema as s, table_name as t from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const tables = (answer as unknown as { rows: { s: string; t: string }[] }).rows // both drivers answer with rows
    const holding: string[] = []
    for (const { s, t } of tables) {
      const { rows } = (await db.execute(
        sql`select 1 from ${sql.identifier(s)}.${sql.identifier(t)} as row where row::text ilike ${`%${username}%`} or row::text like ${`%${number}%`} limit 1`,
      )) as unknown as { rows: unknown[] }
      if (rows.length) holding.push(t)
    }
    return holding.toSorted()
  }
  for (const table of [
    'one_time_codes',
    'contact_tokens',
    'kyc_drafts',
    'kyc_documents',
    'kyc_submissions',
    'messages',
    'wrong_code_attempts',
    'kyc_account_details',
    'staff_notes',
  ])
    expect(await found()).toContain(table)
  const outbox = join(service.dataDir, 'outbox')
  const inOutbox = async () => {
    const texts = await Promise.all(
      (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
    )
    return texts.filter((text) => text.includes(username) || text.includes(number)).length
  }
  expect(await inOutbox()).toBeGreaterThan(0)
  await act(id, 'erasure', { why: 'asked by the customer' })
  const decided = await act(id, 'erasure/decide', { approved: true, erasure: await erasureOf(id) }, second)
  expect(decided.status).toBe(204)
  expect(await found()).toEqual([])
  const ordered = await db.select().from(listValues).where(eq(listValues.item_id, account.id))
  expect(ordered).toEqual([])
  expect(await inOutbox()).toBe(0)
  for (const text of [username, number]) {
    const hits = await service.ask('GET', `/api/search?q=${encodeURIComponent(text)}`)
    expect([hits.status, hits.text.includes(number)]).toEqual([200, false])
  }
  for (const { key } of objects) expect(await storage.get(key)).toBeNull()
  expect(await verifyAudit(db, service.services.secrets.keys('audit'))).toEqual([])
})

test('a message that ended long ago no longer says whom it went to; one that waits does', async () => {
  const { db } = service.services
  const row = {
    template: 'kyc-received',
    about: randomUUID(),
    channel: 'email',
    lang: 'en',
    created_at: sql`now()`,
  } as const
  const at = (days: number) => sql`now() - make_interval(days => ${days})`
  const sent = [
    { ...row, id: randomUUID(), recipient: 'old@sample.invalid', state: 'sent', ended_at: at(31) },
    { ...row, id: randomUUID(), recipient: 'new@sample.invalid', state: 'sent', ended_at: at(29) },
    { ...row, id: randomUUID(), recipient: 'waits@sample.invalid', state: 'queued', created_at: at(31) },
  ] as const
  await db.insert(messages).values([...sent])
  await cleanUpCodes(db, 30)
  const left = await Promise.all(
    sent.map(async ({ id }) => (await db.select().from(messages).where(eq(messages.id, id)))[0]?.recipient),
  )
  expect(left).toEqual(['', 'new@sample.invalid', 'waits@sample.invalid'])
})

test('an erasure may be declined, and asked for anew', async () => {
  const { id } = await handedIn()
  await act(id, 'erasure', { why: 'a mistake' })
  expect(
    await act(id, 'erasure/decide', { approved: false, erasure: await erasureOf(id) }, second),
  ).toMatchObject({
    status: 200,
    body: { erasure: { state: 'declined' } },
  })
  expect(
    (await act(id, 'erasure/decide', { approved: true, erasure: await erasureOf(id) }, second)).status,
  ).toBe(409)
  expect((await act(id, 'erasure', { why: 'asked again' })).status).toBe(200)
})

test('the next one is the oldest that nobody has in hand; two who ask get two', async () => {
  const all = async () => (await service.ask('GET', '/api/kyc_reviews?limit=100', { as: officer })).body.items
  const waits = (await all()).filter(
    (one: { claimed_by: string | null; first_accepted_by: string | null }) =>
      one.claimed_by === null && one.first_accepted_by === null,
  )
  const next = (as: string) => service.ask('POST', '/api/kyc_reviews/next', { as, body: null })
  const [mine, theirs] = await Promise.all([next(officer), next(second)])
  const oldest = waits.slice(0, 2).map((one: { id: string }) => one.id)
  expect(new Set([mine.body.id, theirs.body.id])).toEqual(new Set(oldest))
  expect(Object.values(mine.body.names)).toContain('kyc_officer')
  for (const [id, as] of [
    [mine.body.id, officer],
    [theirs.body.id, second],
  ])
    await act(id, 'release', null, as)
})

test('the message is shown before it is sent, by the same template; what happened stands in one line of time', async () => {
  const { id } = await handedIn()
  const preview = async () => (await act(id, 'message-preview')).body
  await act(id, 'claim')
  expect(await preview()).toEqual({ none: 'undecided' })
  await decideAll(id, officer, ['Payslip'])
  const shown = await preview()
  expect(shown).toMatchObject({ channel: 'email', lang: 'ny' })
  expect(shown.text).toContain('Chakuda kwambiri.')
  expect(shown.sms).not.toContain('Chakuda')
  await act(id, 'finish', { version: await version(id) })
  await until(async () => {
    const rows = await service.services.db.select().from(messages).where(eq(messages.about, id))
    return rows.every(({ state }) => state === 'sent')
  })
  const outbox = join(service.dataDir, 'outbox')
  const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')))
  expect(mails.some((mail) => mail.includes('Chakuda kwambiri.'))).toBe(true)
  const { body: history } = await service.ask('GET', `/api/kyc_reviews/${id}/history`, {
    as: newsroom.token('auditor'),
  })
  const line = history.map(({ from, what }: { from: string; what: string }) => `${from}: ${what}`)
  expect(line.at(-1)).toBe('customer: submit')
  expect(line).toContain('staff: claim')
  expect(line).toContain('staff: ask for document again')
  expect(line).toContain('message: kyc-needs-change')
  expect(history.find(({ what }: { what: string }) => what === 'ask for document again')).toMatchObject({
    who: 'kyc_officer',
    detail: 'Payslip',
  })
  expect(JSON.stringify(history)).not.toMatch(/Canary|@sample|7000000/)
})

test('erasures that wait are listed for whoever is to decide', async () => {
  const { id } = await handedIn()
  await act(id, 'erasure', { why: 'Asked by letter' })
  const list = async (as: string) =>
    (await service.ask('GET', '/api/kyc_reviews/erasures', { as })).body.items.find(
      ({ submission_id }: { submission_id: string }) => submission_id === id,
    )
  expect(await list(officer)).toMatchObject({ why: 'Asked by letter', mine: true })
  expect(await list(second)).toMatchObject({ asked_by: 'kyc_officer', mine: false })
  await act(id, 'erasure/decide', { approved: false, erasure: await erasureOf(id) }, second)
  expect(await list(second)).toBeUndefined()
})
