// @module-tag databases

import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { auditLog, events, changeSequence } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { digestOf } from '../changes/audit-chain.ts'
import { verifyAudit } from '../changes/verify-audit.ts'

const count = (from: number) => Array.from({ length: from }, (_, index) => index)

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    // Fifty wait for the same row: on a busy machine the last waits longer than the five seconds a request has.
    service = await startOn(database, { env: { DATABASE_CONNECT_SECONDS: '60' } })
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  const verify = () => verifyAudit(service.services.db, service.services.secrets.keys('audit'))
  const run = (statement: string) => service.services.db.execute(sql.raw(statement))

  test('fifty writers at once leave the events without a gap and the audit chain whole', async () => {
    const [before] = await service.services.db.select().from(changeSequence)
    const people = await Promise.all(count(50).map((n) => service.staff(n % 2 ? 'author' : 'administrator')))
    const answers = await Promise.all(
      people.map(async ({ token }) => {
        const body = newsroom.body(faqs)
        const made = await service.ask('POST', '/api/faqs', { as: token, body })
        const headers = { 'if-match': String(made.headers['etag']) }
        const changed = await service.ask('PUT', `/api/faqs/${made.body.id}`, { as: token, body, headers })
        const gone = await service.ask('DELETE', `/api/faqs/${made.body.id}`, { as: token })
        return [made.status, changed.status, gone.status]
      }),
    )
    expect(answers).toEqual(count(50).map(() => [201, 200, 204]))
    const log = await service.services.db.select().from(events).orderBy(asc(events.seq))
    expect(log.map(({ seq }) => seq)).toEqual(count(log.length).map((index) => index + 1))
    const [after] = await service.services.db.select().from(changeSequence)
    expect([
      (after?.seq ?? 0) - (before?.seq ?? 0),
      (after?.audit_seq ?? 0) - (before?.audit_seq ?? 0),
    ]).toEqual([150, 150])
    expect(after?.seq).toBe(log.length)
    // The time an event bears goes with its number.
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).toSorted())
    const made = await service.services.db.execute(
      sql`select count(*)::int as all, count(distinct created_at)::int as different from faqs`,
    )
    expect(made).toMatchObject({ rows: [{ all: 50, different: 50 }] })
    expect(await verify()).toEqual([])
  })

  test('of twenty who change the same version, one does', async () => {
    const item = await newsroom.publish(faqs)
    const headers = { 'if-match': `"v${item.version}"` }
    const put = () =>
      service.ask('PUT', `/api/faqs/${item.id}`, {
        as: newsroom.token('author'),
        body: newsroom.body(faqs),
        headers,
      })
    const statuses = (await Promise.all(count(20).map(put))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(19)
  })

  test('of ten approvals of one revision at once, one counts', async () => {
    const { id } = await newsroom.write(exchangeRates)
    const address = `/api/money_bureau_exchange_rates/${id}`
    await service.ask('POST', `${address}/submit`, { as: newsroom.writer(exchangeRates), body: null })
    const approve = () =>
      service.ask('POST', `${address}/approve`, { as: newsroom.token('approver'), body: { revision: 1 } })
    const statuses = (await Promise.all(count(10).map(approve))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  })

  test('rates of one currency approved at once: one stands, each ends where the next begins', async () => {
    const made = await Promise.all(
      count(10).map(() =>
        newsroom.write(exchangeRates, { ...newsroom.body(exchangeRates), currency: 'JPY' }),
      ),
    )
    await Promise.all(made.map((item) => newsroom.approve(exchangeRates, item)))
    expect((await service.ask('GET', '/api/money_bureau_exchange_rates?currency=JPY')).body).toHaveLength(1)
    const gaps = await run(`
      select * from (select visible_until, lead(visible_from) over (order by visible_from) as next
      from money_bureau_exchange_rates where currency = 'JPY') as chain where coalesce(next, 'infinity') <> visible_until`)
    expect(gaps).toMatchObject({ rows: [] })
    expect(await verify()).toEqual([])
  })

  describe('a tampered audit chain is found', () => {
    let last: number
    beforeEach(async () => {
      const [at] = await service.services.db.select().from(changeSequence)
      last = at?.audit_seq ?? 0
      await run('drop table if exists kept_audit, kept_details')
      await run('create table kept_audit as table audit_log')
      await run('create table kept_details as table audit_log_details')
      return async () => {
        await run('truncate audit_log, audit_log_details')
        await run('insert into audit_log select * from kept_audit')
        await run('insert into audit_log_details select * from kept_details')
      }
    })
    const tampered: [string, (last: number) => string[], (last: number) => unknown][] = [
      [
        'altered',
        (n) => [`update audit_log set action = 'altered' where seq = ${n - 5}`],
        (n) => [{ seq: n - 5, error: 'changed' }],
      ],
      [
        'its person altered',
        (n) => [`update audit_log_details set actor = 'somebody' where seq = ${n - 5}`],
        (n) => [{ seq: n - 5, error: 'details changed' }],
      ],
      [
        'its details altered',
        (n) => [`update audit_log_details set details = '{}' where seq = ${n - 5}`],
        (n) => [{ seq: n - 5, error: 'details changed' }],
      ],
      [
        'deleted',
        (n) => [`delete from audit_log where seq = ${n - 5}`],
        (n) => expect.arrayContaining([{ seq: n - 5, error: 'missing' }]),
      ],
      [
        'put in another order',
        (n) => {
          const moves = [
            [n - 5, 0],
            [n - 6, n - 5],
            [0, n - 6],
          ]
          return moves.map(([from, to]) => `update audit_log set seq = ${to} where seq = ${from}`)
        },
        () => expect.arrayContaining([expect.objectContaining({ error: 'changed' })]),
      ],
      [
        'cut off',
        (n) => [`delete from audit_log where seq > ${n - 5}`],
        (n) => [4, 3, 2, 1, 0].map((before) => ({ seq: n - before, error: 'cut off' })),
      ],
      [
        'emptied',
        () => ['delete from audit_log'],
        // The first two hundred by name.
        (n) => Array.from({ length: Math.min(n, 200) }, (_, at) => ({ seq: at + 1, error: 'cut off' })),
      ],
    ]
    test.each(tampered)('%s', async (_, statements, errors) => {
      for (const statement of statements(last)) await run(statement)
      expect(await verify()).toEqual(errors(last))
    })
    test('altered together with its digest, which needs no key', async () => {
      const seq = last - 5
      const [row] = await service.services.db.select().from(auditLog).where(eq(auditLog.seq, seq))
      if (!row) throw new Error('no such row')
      const { digest: _, hash, ...content } = { ...row, action: 'altered' }
      const forged = { ...content, digest: digestOf(content), hash }
      await service.services.db.update(auditLog).set(forged).where(eq(auditLog.seq, seq))
      expect(await verify()).toEqual([{ seq, error: 'changed' }])
    })
    // What the law has erased is excused by a row of the chain: server/src/staff/audit-log/audit.test.ts.
    test('details that are gone without a word are named', async () => {
      await run(`delete from audit_log_details where seq = ${last - 5}`)
      expect(await verify()).toEqual([{ seq: last - 5, error: 'details missing' }])
    })
  })
})
