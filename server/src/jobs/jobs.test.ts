// @module-tag databases

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databases, startOn } from '../../test-support/databases.ts'
import { until } from '../../test-support/until.ts'
import { retries, startJobs } from './jobs.ts'

test.each(databases)(
  'what this version says of a queue holds for one that an older version made: %s',
  async (name) => {
    const service = await startOn(name)
    const { db } = service.services
    const queues = () =>
      db
        .select({
          retryLimit: sql<number>`retry_limit`,
          deadLetter: sql<string>`dead_letter`,
          changed: sql<string>`updated_on::text`,
        })
        .from(sql`pgboss.queue`)
        .where(sql`name in ('message', 'first-page')`)
        .orderBy(sql`name`)
    const [firstPage, message] = await queues()
    await db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'message'`)

    const jobs = await startJobs(service.database, (error) => expect.fail(String(error)))

    const [samePage, newMessage] = await queues()
    expect(newMessage).toMatchObject({ retryLimit: retries.message, deadLetter: message?.deadLetter })
    // One that is as it should be is left alone.
    expect(samePage).toEqual(firstPage)
    await jobs.stop()
    await service.stop()
  },
)

test('reports a failed job with its id and attempt', async () => {
  const service = await startOn('PostgreSQL')
  const reports: [unknown, unknown][] = []
  const jobs = await startJobs(service.database, (...report) => void reports.push(report))
  const failure = new Error('gateway unreachable')
  await jobs.work('message', () => Promise.reject(failure))
  const message = randomUUID()
  await service.services.db.transaction((tx) => jobs.send(tx, 'message', { message }))
  await until(async () => reports.length > 0)
  expect(reports[0]).toEqual([failure, { job: 'message', job_id: expect.any(String), attempt: 1 }])
  await jobs.stop()
  await service.stop()
})
