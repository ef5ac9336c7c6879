import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KycFigures } from '#contract/backoffice/kyc.ts'
import { limitedWork, type WorkQueue, type WorkQueueKind } from '#contract/backoffice/work-queue.ts'
import { holidays } from '#contract/collections/holidays.ts'
import { leads } from '#contract/collections/leads.ts'
import { loans } from '#contract/collections/loans.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { rowsOf } from '#database/rows-of.ts'
import { assignments, kycErasures, kycHolds, kycSubmissions } from '#database/tables.ts'
import { system } from '../../changes/actor.ts'
import { aSubmission } from '../../../test-support/kyc.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { readDeadlines } from './deadlines.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
  for (const [day, name] of [
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Boxing Day'],
  ])
    await newsroom.publish(holidays, { day, name })
})
afterAll(() => service.stop())

const limits = { submissions: 2, second_reviews: 1, leads: 2, approvals: 2, erasures: 5 }
const at = (now: string) => readDeadlines(service.services.db, limits, new Date(now))

describe('deadlines', () => {
  test.each([
    ['until the last minute of the due day', '2026-12-23T21:59:59Z', false],
    ['from midnight in Malawi', '2026-12-23T22:00:00Z', true],
  ])('are kept %s', async (_, now, isLate) => {
    const deadlines = await at(now)
    const deadline = deadlines.deadline('leads', '2026-12-21T09:00:00Z')
    expect(deadline).toBe('2026-12-23')
    expect(deadlines.isLate(deadline)).toBe(isLate)
  })

  test.each([
    ['on the evening before in UTC', '2026-12-20T22:30:00Z', '2026-12-23'],
    ['on the Thursday before two holidays', '2026-12-24T06:00:00Z', '2026-12-29'],
    ['on a holiday', '2026-12-25T06:00:00Z', '2026-12-29'],
    ['on a Sunday', '2026-12-27T06:00:00Z', '2026-12-29'],
  ])('of work that began %s skip weekends and holidays', async (_, since, expected) => {
    expect((await at('2026-12-31T09:00:00Z')).deadline('submissions', since)).toBe(expected)
  })

  test('count a day in lieu only once it is entered', async () => {
    const deadline = async () =>
      (await at('2026-12-31T09:00:00Z')).deadline('submissions', '2026-12-24T06:00:00Z')
    expect(await deadline()).toBe('2026-12-29')
    const { id } = await newsroom.publish(holidays, { day: '2026-12-28', name: 'Boxing Day, in lieu' })
    expect(await deadline()).toBe('2026-12-30')
    await service.ask('DELETE', `/api/holidays/${id}`, { as: newsroom.token('administrator') })
  })

  test.each(limitedWork)('of %s are the same in SQL', async (kind) => {
    const deadlines = await at('2027-01-05T09:00:00Z')
    const hours = Array.from({ length: 40 }, (_, n) =>
      new Date(Date.parse('2026-12-18T21:30:00Z') + n * 11 * 3_600_000).toISOString(),
    )
    const found = await rowsOf<{ since: string; day: string; agreed: string }>(
      service.services.db,
      sql`select since, (${deadlines.deadlineSql(kind, sql`since::timestamptz`)})::text as day,
        (${deadlines.deadlineSql(kind, sql`since::timestamptz`, sql`'2026-12-22'::date`)})::text as agreed
        from unnest(${`{${hours.join()}}`}::text[]) as since`,
    )
    expect(found).toEqual(
      hours.map((since) => ({
        since,
        day: deadlines.deadline(kind, since),
        agreed: deadlines.deadline(kind, since, '2026-12-22'),
      })),
    )
  })
})

/** The start of work with a deadline of so many calendar days before today. */
function beganFor(deadlineDaysAgo: number, days: number): Promise<string> {
  const wanted = new Date(Date.now() - deadlineDaysAgo * 86_400_000)
  return readDeadlines(service.services.db, { ...limits, leads: days }).then(({ deadline }) => {
    for (let back = 0; back < 60; back++) {
      const since = new Date(wanted.getTime() - back * 86_400_000).toISOString()
      if (deadline('leads', since) <= dayInMalawi(wanted.toISOString())) return since
    }
    throw new Error('no such day')
  })
}

const setBegin = {
  async kyc(since: string) {
    const id = await aSubmission(service, `${randomUUID()}@sample.invalid`)
    await service.services.db.execute(sql`update kyc_submissions set sent_at = ${since} where id = ${id}`)
    return id
  },
  async leads(since: string) {
    const body = { ...newsroom.body(leads), status: 'received', possible_spam: false }
    const { id } = await newsroom.write(leads, body)
    await service.services.db.execute(sql`update leads set created_at = ${since} where id = ${id}`)
    return id
  },
  async approvals(since: string) {
    const { id } = await newsroom.write(loans)
    await service.ask('POST', `/api/loans/${id}/submit`, { as: newsroom.token('rates_officer'), body: null })
    await service.services.db.execute(
      sql`update revisions set submitted_at = ${since}, publish_at = null where item_id = ${id}`,
    )
    return id
  },
  async erasures(since: string) {
    const submission_id = await setBegin.kyc(new Date().toISOString())
    await service.services.db.update(kycSubmissions).set({ state: 'accepted' })
    await service.services.db
      .insert(kycErasures)
      .values({ id: randomUUID(), submission_id, why: 'x', asked_by: 'x', asked_at: since, state: 'asked' })
    return submission_id
  },
}
const daysOf = { kyc: 2, leads: 2, approvals: 2, erasures: 5 }

async function readQueue() {
  const as = newsroom.token('administrator')
  const { body } = await service.ask('GET', '/backoffice/api/work_queue', { as })
  return body as WorkQueue // by the route's schema
}
const queueSection = async (kind: WorkQueueKind) =>
  (await readQueue()).sections.find((one) => one.kind === kind)

describe('the work queue', () => {
  test.each(['kyc', 'leads', 'approvals', 'erasures'] as const)(
    'counts overdue %s and those due today, due first before others',
    async (kind) => {
      const before = await queueSection(kind)
      const fresh = await setBegin[kind](new Date().toISOString())
      const late = await setBegin[kind](await beganFor(4, daysOf[kind]))
      const after = await queueSection(kind)
      expect(after).toMatchObject({
        total: (before?.total ?? 0) + 2,
        overdue: (before?.overdue ?? 0) + 1,
        due_today: before?.due_today,
      })
      const rows = after?.rows ?? []
      expect(rows[0]).toMatchObject({ id: late, late: true, deadline: expect.stringMatching(/^20\d\d-/) })
      expect(rows.find(({ id }) => id === fresh)).toMatchObject({ late: false })
    },
  )

  test('orders submissions by the day agreed with the assignee where that is earlier', async () => {
    const { db } = service.services
    await db.update(kycSubmissions).set({ state: 'accepted' })
    const older = await setBegin.kyc(await beganFor(0, 2))
    const newer = await setBegin.kyc(new Date().toISOString())
    expect((await queueSection('kyc'))?.rows.map(({ id }) => id)).toEqual([older, newer])
    await db.insert(assignments).values({
      collection: 'kyc_submissions',
      item_id: newer,
      assignee: 'x',
      due_on: '2026-01-02',
      assigned_by: 'x',
      assigned_at: sql`now()`,
    })
    const section = await queueSection('kyc')
    expect(section).toMatchObject({
      overdue: 1,
      rows: [{ id: newer, deadline: '2026-01-02' }, { id: older }],
    })
  })
})

test('the work queue counts what is agreed for today as due today', async () => {
  const { db } = service.services
  const today = dayInMalawi(new Date().toISOString())
  await db.update(kycSubmissions).set({ state: 'accepted' })
  await db
    .update(assignments)
    .set({ due_on: today, item_id: await aSubmission(service, 'today@sample.invalid') })
  const { at: readAt, sections } = await readQueue()
  const section = sections.find(({ kind }) => kind === 'kyc')
  expect(section?.due_today).toBe(dayInMalawi(readAt) === today ? 1 : 0)
})

describe('a second review', () => {
  test('has its limit from the end of the first', async () => {
    const { db, changes } = service.services
    await db.update(kycSubmissions).set({ state: 'accepted' })
    const id = await setBegin.kyc(await beganFor(10, 2))
    expect(await queueSection('kyc')).toMatchObject({ overdue: 1 })
    await db.update(kycSubmissions).set({ state: 'in_review', first_accepted_by: 'x' })
    await changes(system('a test'), async ({ audit }) => {
      const details = { outcome: 'second_reviewer' }
      audit.push({ action: 'finish review', collection: 'kyc_submissions', item_id: id, details })
    })
    await db.execute(sql`update kyc_submissions set state = 'accepted' where id <> ${id}`)
    expect(await queueSection('kyc')).toMatchObject({ total: 1, overdue: 0, rows: [{ id, late: false }] })
  })
})

describe('the queue of KYC reviews', () => {
  const list = async (query: string) =>
    (await service.ask('GET', `/api/kyc_reviews?${query}`, { as: newsroom.token('kyc_officer') })).body

  test('lists open submissions by deadline on all pages, and overdue ones alone', async () => {
    await service.services.db.update(kycSubmissions).set({ state: 'accepted' })
    const fresh = await setBegin.kyc(new Date().toISOString())
    const late = await setBegin.kyc(await beganFor(4, 2))
    const later = await setBegin.kyc(await beganFor(9, 2))
    const first = await list('limit=2')
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual([later, late])
    expect((await list(`limit=2&after=${first.next}`)).items).toMatchObject([{ id: fresh, late: false }])
    expect(await list('overdue=true')).toMatchObject({ total: 2, items: [{ id: later }, { id: late }] })
    expect(await list(`state=accepted&after=${first.next}`)).toMatchObject({ error: expect.any(String) })
  })

  test('shows the deadline of erasures and ends of holds', async () => {
    const id = await setBegin.erasures(await beganFor(4, 5))
    await service.services.db.insert(kycHolds).values({
      id: randomUUID(),
      submission_id: id,
      reason: 'x',
      reference: 'x',
      placed_by: 'x',
      placed_at: sql`now()`,
      end_request: randomUUID(),
      end_reason: 'x',
      end_asked_by: 'x',
      end_asked_at: sql`now()`,
    })
    const as = newsroom.token('kyc_officer')
    const { body } = await service.ask('GET', '/api/kyc_reviews/erasures', { as })
    const own = body.items.filter(({ submission_id }: { submission_id: string }) => submission_id === id)
    expect(own).toMatchObject([
      { kind: 'erasure', late: true },
      { kind: 'hold_end', late: false },
    ])
  })
})

describe('leads', () => {
  test('carry their deadline until somebody starts on them, and are filtered by it', async () => {
    const as = newsroom.token('kyc_officer')
    const id = await setBegin.leads(await beganFor(4, 2))
    const list = async () =>
      (await service.ask('GET', '/backoffice/api/leads?overdue=true', { as })).body.items.filter(
        (lead: { id: string }) => lead.id === id,
      )
    expect(await list()).toMatchObject([{ id, late: true }])
    const one = `/backoffice/api/leads/${id}`
    expect((await service.ask('GET', one, { as })).body.item).toMatchObject({ late: true })
    await service.services.db.execute(sql`update leads set status = 'open' where id = ${id}`)
    expect(await list()).toEqual([])
    expect((await service.ask('GET', one, { as })).body.item).toMatchObject({ deadline: null, late: false })
  })
})

describe('approvals', () => {
  test('carry their deadline, those due first before others', async () => {
    const late = await setBegin.approvals(await beganFor(30, 2))
    const { body } = await service.ask('GET', '/backoffice/api/approvals', { as: newsroom.token('approver') })
    expect(body.batches[0].items).toMatchObject([{ id: late, late: true }])
  })

  test('are due on the day of the wanted time where that is earlier', async () => {
    const { id } = await newsroom.write(loans)
    const wanted = new Date(Date.now() + 60_000).toISOString()
    await service.ask('POST', `/api/loans/${id}/submit`, {
      as: newsroom.token('rates_officer'),
      body: { at: wanted },
    })
    const { body } = await service.ask('GET', '/backoffice/api/approvals', { as: newsroom.token('approver') })
    const item = body.batches.flatMap(({ items }: { items: { id: string }[] }) => items)
    const deadline = dayInMalawi(wanted)
    expect(item).toContainEqual(expect.objectContaining({ id, deadline, late: false }))
    expect((await queueSection('approvals'))?.rows).toContainEqual(expect.objectContaining({ id, deadline }))
  })
})

test('figures count reviews that ended late or are open past their deadline', async () => {
  const { db, changes } = service.services
  const figures = async () =>
    (await service.ask('GET', '/api/kyc_reviews/figures', { as: newsroom.token('auditor') }))
      .body as KycFigures
  const record = async (action: string, details: object, daysAgo: number, id: string) => {
    await changes(system('a test'), async ({ audit }) => {
      audit.push({ action, collection: 'kyc_submissions', item_id: id, details: { ...details } })
    })
    await db.execute(sql`update audit_log set at = now() - make_interval(days => ${daysAgo}::int)
      where seq = (select max(seq) from audit_log)`)
  }
  const before = (await figures()).days[0]?.overdue ?? 0
  const [open, finished, second, inTime] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const id of [open, finished, second]) await record('submit', {}, 13, id)
  await record('submit', {}, 0, inTime)
  await record('finish review', { outcome: 'accepted' }, 0, finished)
  await record('finish review', { outcome: 'second_reviewer' }, 0, second)
  await record('finish review', { outcome: 'accepted' }, 0, second)
  await record('finish review', { outcome: 'accepted' }, 0, inTime)
  const { days } = await figures()
  expect(days[0]?.overdue).toBe(before + 2)
  expect(days[1]).toMatchObject({ waiting: 3, overdue: 3 })
})
