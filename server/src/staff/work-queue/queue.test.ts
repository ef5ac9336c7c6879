// @module-tag databases

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkQueue, WorkQueueKind } from '#contract/backoffice/work-queue.ts'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { leads } from '#contract/collections/leads.ts'
import { loans } from '#contract/collections/loans.ts'
import { notices } from '#contract/collections/notices.ts'
import { promotions } from '#contract/collections/promotions.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { database, startOn } from '../../../test-support/databases.ts'
import { type Service } from '../../../test-support/service.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startOn(database)
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

async function queueOf(token: string): Promise<WorkQueue> {
  const { status, body } = await service.ask('GET', '/backoffice/api/work_queue', { as: token })
  expect(status).toBe(200)
  return body as WorkQueue // by the route's contract
}
const section = (queue: WorkQueue, kind: WorkQueueKind) => queue.sections.find((one) => one.kind === kind)

test('what waits for approval is the approver’s work; sent back, it is the writer’s again', async () => {
  const writer = newsroom.token('rates_officer')
  const loan = await newsroom.write(loans)
  await service.ask('POST', `/api/loans/${loan.id}/submit`, { as: writer, body: null })
  const approver = await queueOf(newsroom.token('approver'))
  expect(section(approver, 'approvals')).toMatchObject({
    total: 1,
    rows: [{ collection: 'loans', id: loan.id }],
  })
  expect(section(await queueOf(writer), 'returned')).toMatchObject({ total: 0 })
  const reason = { reason: 'The margin is last year’s.' }
  await service.ask('POST', `/api/loans/${loan.id}/return`, { as: newsroom.token('approver'), body: reason })
  expect(section(await queueOf(writer), 'returned')).toMatchObject({ total: 1, rows: [{ id: loan.id }] })
  expect(section(await queueOf(newsroom.token('approver')), 'approvals')?.total).toBe(0)
  const read = await service.ask('GET', `/api/loans/${loan.id}?state=all`, { as: writer })
  const headers = { 'if-match': String(read.headers['etag']) }
  const body = newsroom.body(loans)
  await service.ask('PUT', `/api/loans/${loan.id}?draft=true`, { as: writer, headers, body })
  expect(section(await queueOf(writer), 'returned')).toMatchObject({
    total: 1,
    rows: [{ id: loan.id, stands: { standing: { draft: { revision: 2, returned: reason.reason } } } }],
  })
  await service.ask('POST', `/api/loans/${loan.id}/submit`, { as: writer, body: null })
  expect(section(await queueOf(writer), 'returned')).toMatchObject({ total: 0 })
  await service.ask('POST', `/api/loans/${loan.id}/withdraw`, { as: writer, body: null })
})

test('what is due first is first, and the search says where each stands', async () => {
  const writer = newsroom.token('rates_officer')
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const ids: string[] = []
  for (const at of [minutes(90), minutes(30), null]) {
    const { id } = await newsroom.write(loans, {
      ...newsroom.body(loans),
      title: { en: `Due loan ${String(at)}` },
    })
    await service.ask('POST', `/api/loans/${id}/submit`, { as: writer, body: { at } })
    ids.push(id)
  }
  // The second is wanted before the first; the third has its limit in working days.
  ids.unshift(...ids.splice(1, 1))
  const rows = section(await queueOf(newsroom.token('approver')), 'approvals')?.rows ?? []
  expect(rows.map(({ id }) => id)).toEqual(ids)
  const found = (await service.ask('GET', '/backoffice/api/find?q=due loan', { as: writer })).body
  expect(found).toHaveLength(3)
  for (const one of found)
    expect(one).toMatchObject({ state: 'in_review', standing: { waiting: { kind: 'publication' } } })
  for (const id of ids) await service.ask('POST', `/api/loans/${id}/withdraw`, { as: writer, body: null })
})

test('nobody finds their own work among what they are to approve; they find it as sent', async () => {
  const boss = newsroom.token('administrator')
  const made = await service.ask('POST', '/api/loans', { as: boss, body: newsroom.body(loans) })
  const { id } = made.body as { id: string }
  await service.ask('POST', `/api/loans/${id}/submit`, { as: boss, body: null })
  expect(section(await queueOf(boss), 'approvals')).toMatchObject({ total: 0, rows: [] })
  const { id: me } = (await service.ask('GET', '/backoffice/auth/me', { as: boss })).body
  expect(section(await queueOf(boss), 'sent')).toMatchObject({
    total: 1,
    rows: [{ id, stands: { state: 'in_review', standing: { waiting: { revision: 1, by: { id: me } } } } }],
  })
  expect(section(await queueOf(newsroom.token('approver')), 'approvals')).toMatchObject({ total: 1 })
  await service.ask('POST', `/api/loans/${id}/withdraw`, { as: boss, body: null })
  expect(section(await queueOf(newsroom.token('approver')), 'approvals')?.total).toBe(0)
})

test('what goes live before midnight in Malawi, and what ends within a week', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  const startsSoon = minutes(1)
  const soon = await newsroom.publish(promotions, {
    ...newsroom.body(promotions),
    starts_at: startsSoon,
    ends_at: minutes(60 * 24 * 30),
  })
  const ending = await newsroom.publish(promotions, {
    ...newsroom.body(promotions),
    starts_at: minutes(-60),
    ends_at: minutes(60 * 24 * 3),
  })
  await newsroom.publish(promotions, {
    ...newsroom.body(promotions),
    starts_at: minutes(60 * 48),
    ends_at: minutes(60 * 24 * 30),
  })
  const dayInMalawi = (at: string) => new Date(Date.parse(at) + 2 * 3_600_000).toISOString().slice(0, 10)
  const queue = await queueOf(newsroom.token('author'))
  const live = section(queue, 'going_live')?.rows.map(({ id }) => id)
  // In the last minute of the day it goes live tomorrow.
  expect(live).toEqual(dayInMalawi(startsSoon) === dayInMalawi(minutes(0)) ? [soon.id] : [])
  expect(section(queue, 'expiring')?.rows.map(({ id }) => id)).toContain(ending.id)
})

test('live items without Chichewa are counted by collection', async () => {
  await newsroom.publish(faqs, newsroom.body(faqs, { ny: false }))
  const queue = await queueOf(newsroom.token('author'))
  expect(section(queue, 'missing')?.rows).toContainEqual(expect.objectContaining({ collection: 'faqs' }))
})

test('each sees their own work only: no customer’s for an author, no jobs for an officer', async () => {
  for (const possible_spam of [false, true])
    await newsroom.write(leads, { ...newsroom.body(leads), status: 'received', possible_spam })
  const kinds = async (role: 'author' | 'kyc_officer' | 'auditor' | 'approver') =>
    (await queueOf(newsroom.token(role))).sections.map(({ kind }) => kind)
  expect(await kinds('kyc_officer')).toEqual(['undelivered', 'kyc', 'erasures', 'leads', 'possible_spam'])
  expect(await kinds('author')).not.toContain('leads')
  expect(await kinds('author')).not.toContain('kyc')
  expect(await kinds('approver')).not.toContain('dead_letters')
  expect(await kinds('auditor')).toEqual([])
  const officer = await queueOf(newsroom.token('kyc_officer'))
  expect(section(officer, 'leads')).toMatchObject({ total: 1 })
  expect(section(officer, 'possible_spam')).toMatchObject({ total: 1, rows: [{ collection: 'leads' }] })
})

test('broken links and alarms show until they are mended', async () => {
  const { db } = service.services
  const notice = await newsroom.write(notices)
  await db.execute(sql`insert into broken_links values ('notices', ${notice.id}, '/nowhere', now())`)
  expect(section(await queueOf(newsroom.token('author')), 'broken_links')).toMatchObject({
    total: 1,
    rows: [{ id: notice.id, detail: '/nowhere' }],
  })
  await db.execute(sql`insert into alarms (id, kind, collection, item_id, due_at, raised_at)
    values (gen_random_uuid(), 'missed', 'notices', ${notice.id}, now() - interval '5 minutes', now())`)
  expect(section(await queueOf(newsroom.token('approver')), 'alarms')).toMatchObject({ total: 1 })
})

test('items are found by the beginnings of words in either language, and drafts are', async () => {
  const draft = await newsroom.write(loans, {
    ...newsroom.body(loans),
    title: { en: 'Harvest credit', ny: 'Ngongole ya kholola' },
  })
  const find = async (q: string, role: 'rates_officer' | 'kyc_officer' = 'rates_officer') =>
    (
      await service.ask('GET', `/backoffice/api/find?q=${encodeURIComponent(q)}`, {
        as: newsroom.token(role),
      })
    ).body
  expect(await find('harv')).toMatchObject([
    { collection: 'loans', id: draft.id, title: { en: 'Harvest credit' } },
  ])
  expect(await find('khol ngong')).toMatchObject([{ id: draft.id }])
  expect(await find('arvest')).toEqual([])
  expect(await find('!!')).toEqual([])
  await newsroom.write(leads, { ...newsroom.body(leads), subject: 'Unusual subject' })
  expect(await find('unusual', 'kyc_officer')).toEqual([])
})

test('find offers only collections that the role can open', async () => {
  const rate = newsroom.body(bankRates)
  await newsroom.write(bankRates, { ...rate, name: { en: 'Peculiar saver', ny: 'Yosungira' } })
  const find = async (role: 'author' | 'rates_officer' | 'approver') =>
    (await service.ask('GET', '/backoffice/api/find?q=peculiar', { as: newsroom.token(role) })).body
  expect(await find('author')).toEqual([])
  for (const role of ['rates_officer', 'approver'] as const)
    expect(await find(role)).toMatchObject([{ collection: 'bank_rates', company: null }])
})

test('find returns the newest of rates with one name, after other items', async () => {
  const names = { en: 'Twofold saver', ny: 'Yosungira' }
  const loan = await newsroom.write(loans, {
    ...newsroom.body(loans),
    title: { en: 'Twofold loan', ny: 'Ngongole' },
  })
  for (const code of ['twofold-a', 'twofold-a'])
    await newsroom.write(bankRates, { ...newsroom.body(bankRates), product: code, name: names })
  const { body } = await service.ask('GET', '/backoffice/api/find?q=twofold', {
    as: newsroom.token('administrator'),
  })
  expect(body.map(({ collection }: { collection: string }) => collection)).toEqual(['loans', 'bank_rates'])
  expect(body[0]).toMatchObject({ id: loan.id, updated_at: expect.stringMatching(/^20.*Z$/) })
})

test('how screens are set up is kept for each, and is not endless', async () => {
  const path = '/backoffice/api/preferences'
  const mine = { 'blogs.savedQueries': [{ label: 'Mine' }] }
  const as = newsroom.token('author')
  expect((await service.ask('PUT', path, { as, body: mine })).status).toBe(204)
  expect((await service.ask('GET', path, { as })).body).toEqual(mine)
  expect((await service.ask('GET', path, { as: newsroom.token('approver') })).body).toEqual({})
  const much = { 'blogs.savedQueries': 'x'.repeat(70_000) }
  expect(await service.ask('PUT', path, { as, body: much })).toMatchObject({ status: 413 })
})
