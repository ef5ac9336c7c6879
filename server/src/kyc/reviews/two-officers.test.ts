import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requiredDocuments, type KycAccountTypeName } from '#database/sample/kyc/required-documents.ts'
import { messages, user } from '#database/tables.ts'
import { openBank, prove, readyDocument, readyDocuments, seePage } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

// Who decides on customers' KYC documents, and what they must have looked at.

let service: Service
let newsroom: Newsroom
let branch: string
let officer: string
let officerId: string
let second: string
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  ;({ branch } = await openBank(newsroom))
  ;({ id: officerId, token: officer } = await service.staff('kyc_officer'))
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

async function decideAll(id: string, as = officer, except: string[] = []) {
  await openAll(id, as)
  for (const { id: document, purpose } of (await read(id)).body.documents) {
    const body = except.includes(purpose)
      ? { decision: 'needs_change', version: await version(id), reason }
      : { decision: 'accepted', version: await version(id) }
    expect((await act(id, `documents/${document}/decide`, body, as)).status).toBe(200)
  }
}

test('a corporate account is accepted by two officers', async () => {
  const { id } = await handedIn('Corporate Account')
  expect((await read(id)).body.documents).toHaveLength(requiredDocuments['Corporate Account'].length)
  await act(id, 'claim')
  await decideAll(id)
  const first = await act(id, 'finish', { version: await version(id) })
  expect(first).toMatchObject({ status: 200, body: { state: 'in_review', processed: false } })
  await act(id, 'claim', null, second)
  expect(await act(id, 'finish', { version: await version(id) }, second)).toMatchObject({
    status: 409,
    body: { code: 'wrong_state' },
  })
  await decideAll(id, second)
  expect(await act(id, 'finish', { version: await version(id) }, second)).toMatchObject({
    status: 200,
    body: { state: 'accepted', processed: true },
  })
})

describe('the customer of two officers', () => {
  const own = async (token: string, number: string) => {
    const { body } = await service.ask('GET', `/api/kyc_submissions?account_number=${number}`, { as: token })
    return body[0]
  }
  const statesIn = ({ documents }: { documents: { state: string }[] }) => [
    ...new Set(documents.map(({ state }) => state)),
  ]
  const writtenTo = async (username: string) => {
    const rows = await service.services.db.select().from(messages).where(eq(messages.recipient, username))
    return rows.map(({ template }) => template).filter((template) => template !== 'one-time-code')
  }

  test('reads no decision of the first until the second has finished', async () => {
    const { id, token, number, username } = await handedIn('Corporate Account')
    const before = await own(token, number)
    await act(id, 'claim')
    await decideAll(id)
    await act(id, 'finish', { version: await version(id) })
    expect(await own(token, number)).toMatchObject({ state: 'in_review', processed: false })
    expect(statesIn(await own(token, number))).toEqual(statesIn(before))
    expect(await writtenTo(username)).toEqual(['kyc-received'])
    await act(id, 'claim', null, second)
    await decideAll(id, second)
    await act(id, 'finish', { version: await version(id) }, second)
    expect(statesIn(await own(token, number))).toEqual(['accepted'])
    expect(await writtenTo(username)).toEqual(['kyc-received', 'kyc-accepted'])
  })

  test('a customer is not told of accepted documents when the first officer asks for one again', async () => {
    const { id, token, number } = await handedIn('Corporate Account')
    await act(id, 'claim')
    await decideAll(id, officer, [(await read(id)).body.documents[0].purpose])
    const finished = await act(id, 'finish', { version: await version(id) })
    expect(finished.status).toBe(200)
    const shown = await own(token, number)
    expect(shown.state).toBe('needs_change')
    expect(statesIn(shown).toSorted()).toEqual(['needs_change', 'received'])
  })
})

describe('a corporate account after its first review', () => {
  let id: string
  beforeAll(async () => {
    ;({ id } = await handedIn('Corporate Account'))
    await service.ask('PUT', `/backoffice/api/notes/kyc_submissions/${id}/assignment`, {
      as: second,
      body: { assignee: officerId },
    })
    await act(id, 'claim')
    await decideAll(id)
    await act(id, 'finish', { version: await version(id) })
  })
  const document = async () => (await read(id)).body.documents[0].id

  test('is not claimed by the first officer again', async () => {
    expect(await act(id, 'claim')).toMatchObject({ status: 403, body: { code: 'own_work' } })
    expect((await read(id)).body).toMatchObject({ claimed_by: null, first_by_viewer: true })
  })
  test('takes no decision of the first officer', async () => {
    const body = { decision: 'accepted', version: await version(id) }
    expect((await act(id, `documents/${await document()}/decide`, body)).status).toBe(409)
  })
  test('is offered to another officer as the next one', async () => {
    const { db } = service.services
    await db.execute(sql`update kyc_submissions set sent_at = '2020-01-01' where id = ${id}`)
    const next = await service.ask('POST', '/api/kyc_reviews/next', { as: second, body: null })
    expect(next.body.id).toBe(id)
    await act(id, 'release', null, second)
  })
  test('is open to another officer after the first tried', async () => {
    await act(id, 'claim')
    expect((await read(id, second)).body.first_by_viewer).toBe(false)
    const body = { decision: 'accepted', version: await version(id) }
    expect((await act(id, 'claim', null, second)).status).toBe(200)
    await openAll(id, second)
    expect((await act(id, `documents/${await document()}/decide`, body, second)).status).toBe(200)
  })
})

describe('an officer’s own submission', () => {
  async function officerAt(email: string) {
    const { id, token } = await service.staff('kyc_officer')
    await service.services.db.update(user).set({ email }).where(eq(user.id, id))
    return token
  }
  const refused = { status: 403, body: { code: 'own_work' } }

  test.each([
    ['the officer’s address', (address: string) => address],
    ['a tagged form of the address', (address: string) => address.replace('@', '+kyc@')],
  ])('is not claimed, sent from %s', async (_, spell) => {
    const { id, username } = await handedIn()
    const own = await officerAt(spell(username))
    expect(await act(id, 'claim', null, own)).toMatchObject(refused)
    expect((await act(id, 'claim', null, second)).status).toBe(200)
  })

  test('is not claimed for an account that another contact names', async () => {
    const { username, number } = await handedIn()
    const { id } = await handedIn('Individual Account', number)
    expect(await act(id, 'claim', null, await officerAt(username))).toMatchObject(refused)
  })

  test('is not offered as the next one', async () => {
    const { id, username } = await handedIn()
    const { db } = service.services
    await db.execute(sql`update kyc_submissions set sent_at = '2020-01-01' where id = ${id}`)
    const own = await officerAt(username)
    const next = await service.ask('POST', '/api/kyc_reviews/next', { as: own, body: null })
    expect(next.body.id).not.toBe(id)
  })
})

const seen = async (id: string, as: string) =>
  (await read(id, as)).body.documents.map(({ state }: { state: string }) => state)

test('the second officer begins with a list of their own and learns nothing of the first’s; each keeps theirs', async () => {
  const { id, username, token } = await handedIn('Corporate Account')
  const count = requiredDocuments['Corporate Account'].length
  const undecided = Array.from({ length: count }, () => 'received')
  await act(id, 'claim')
  await decideAll(id)
  expect(new Set(await seen(id, officer))).toEqual(new Set(['accepted']))
  await act(id, 'finish', { version: await version(id) })
  // Neither the list, nor the history, nor the message says what the first decided; nor does it to an auditor.
  for (const as of [second, newsroom.token('auditor')]) expect(await seen(id, as)).toEqual(undecided)
  const history = await service.ask('GET', `/api/kyc_reviews/${id}/history`, { as: second })
  expect(history.text).not.toContain('accept document')
  expect(await seen(id, officer)).not.toEqual(undecided)
  await act(id, 'claim', null, second)
  expect((await act(id, 'message-preview', null, second)).body).toEqual({ none: 'undecided' })
  await decideAll(id, second, ['Sketch Map'])
  expect(await act(id, 'finish', { version: await version(id) }, second)).toMatchObject({
    status: 200,
    body: { state: 'needs_change', first_accepted_by: null },
  })
  // What was not asked for again is on each one's own list only; two look at the new document.
  const document = await readyDocument(service, username, 'Sketch Map')
  expect((await send(token, [{ purpose: 'Sketch Map', document }], {}, 'PUT', id)).status).toBe(200)
  expect((await seen(id, officer)).filter((state: string) => state === 'received')).toHaveLength(1)
  const third = (await service.staff('kyc_officer')).token
  expect(await seen(id, third)).toEqual(undecided)
  await act(id, 'claim', null, third)
  await decideAll(id, third)
  expect((await act(id, 'finish', { version: await version(id) }, third)).body.state).toBe('in_review')
  await act(id, 'claim')
  await decideAll(id)
  expect((await act(id, 'finish', { version: await version(id) })).body).toMatchObject({
    state: 'accepted',
    processed: true,
  })
})

test('that two officers are asked is kept from the sending, whatever becomes of the account type', async () => {
  const { id } = await handedIn('Corporate Account')
  const { db } = service.services
  await db.execute(sql`update kyc_account_types set live_revision = null, state = 'archived'
    where id = (select kyc_account_type_id from kyc_submissions where id = ${id})`)
  await act(id, 'claim')
  await decideAll(id)
  expect((await act(id, 'finish', { version: await version(id) })).body).toMatchObject({
    state: 'in_review',
    two_officers: true,
  })
  await db.execute(sql`update kyc_account_types set live_revision = draft_revision, state = 'published'
    where id = (select kyc_account_type_id from kyc_submissions where id = ${id})`)
})

test('a review ends only when its officer has opened every page of every document', async () => {
  const { id } = await handedIn()
  const [long] = (await read(id)).body.documents
  await service.services.db.execute(sql`update kyc_documents set pages = 24 where id = ${long.id}`)
  await act(id, 'claim')
  await decideAll(id)
  // Page 1 is the only one that the store has: the others were not opened, whatever was asked for.
  const pages = Array.from({ length: 23 }, (_, index) => index + 2).join(', ')
  const finish = async () => act(id, 'finish', { version: await version(id) })
  expect(await finish()).toMatchObject({
    status: 409,
    body: { code: 'pages_unopened', fields: { [long.id]: pages } },
  })
  expect((await read(id)).body.documents[0].opened).toEqual([1])
  // A download of the whole, and what a colleague opened, are no opening of the pages by this officer.
  await service.ask('GET', `/api/kyc_reviews/${id}/documents/${long.id}/original`, { as: officer })
  await service.services.db
    .execute(sql`insert into kyc_page_views (document_id, officer, page, submission_id, opened_at)
    select ${long.id}, 'a colleague', n, ${id}, now() from generate_series(1, 24) n`)
  expect((await finish()).status).toBe(409)
  await service.services.db.execute(sql`update kyc_documents set pages = 1 where id = ${long.id}`)
  expect((await finish()).status).toBe(200)
})

describe('a submission that is sent again', () => {
  const figures = async () =>
    (await service.ask('GET', '/api/kyc_reviews/figures', { as: officer })).body.days[0]
  const queue = async (query = '') =>
    (await service.ask('GET', `/api/kyc_reviews?limit=100${query}`, { as: officer })).body
  const sendAgain = async ({ id, username, token }: Awaited<ReturnType<typeof handedIn>>) => {
    const document = await readyDocument(service, username, 'Sketch Map')
    expect((await send(token, [{ purpose: 'Sketch Map', document }], {}, 'PUT', id)).status).toBe(200)
  }

  test('keeps its first date and its place in the queue, and is marked', async () => {
    const [first, later] = [await handedIn(), await handedIn()]
    const before = (await read(first.id)).body
    await sendAgain(first)
    expect((await read(first.id)).body).toMatchObject({ sent_at: before.sent_at, state: 'received' })
    expect((await read(first.id)).body.resent_at).not.toBeNull()
    const ids = (await queue()).items.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(later.id))
  })

  test('counts once in the figures, and waits from its first sending', async () => {
    const { received, waiting } = await figures()
    const sent = await handedIn()
    await act(sent.id, 'claim')
    await decideAll(sent.id, officer, ['Sketch Map'])
    await act(sent.id, 'finish', { version: await version(sent.id) })
    await sendAgain(sent)
    expect(await figures()).toMatchObject({ received: received + 1, waiting: waiting + 1 })
  })

  test('begins a new wait once it was accepted', async () => {
    const sent = await handedIn()
    const { sent_at } = (await read(sent.id)).body
    await act(sent.id, 'claim')
    await decideAll(sent.id)
    await act(sent.id, 'finish', { version: await version(sent.id) })
    await sendAgain(sent)
    expect(Date.parse((await read(sent.id)).body.sent_at)).toBeGreaterThan(Date.parse(sent_at))
  })
})

describe('the queue of an officer', () => {
  const queueOf = async (as: string, query = '') =>
    (await service.ask('GET', `/api/kyc_reviews?limit=100${query}`, { as })).body

  test('has claimed submissions among the assigned ones, until they are released', async () => {
    const { id } = await handedIn()
    const mine = async () =>
      (await queueOf(officer, '&assigned=me')).items.map((one: { id: string }) => one.id)
    expect((await act(id, 'claim')).body).toMatchObject({ state: 'in_review' })
    expect(await mine()).toContain(id)
    expect((await act(id, 'release')).body).toMatchObject({ state: 'received', assignee: null })
    expect(await mine()).not.toContain(id)
  })

  test('counts what the work queue counts', async () => {
    const { id } = await handedIn('Corporate Account')
    await act(id, 'claim')
    await decideAll(id)
    await act(id, 'finish', { version: await version(id) })
    for (const as of [officer, second]) {
      const { body } = await service.ask('GET', '/backoffice/api/work_queue', { as })
      const waiting = body.sections.find(({ kind }: { kind: string }) => kind === 'kyc')
      expect((await queueOf(as)).for_viewer).toBe(waiting?.total ?? 0)
    }
  })
})
