import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { databases, startOn } from '../../test-support/databases.ts'
import { retries, startJobs } from './jobs.ts'

test.each(databases)(
  'what this version says of a queue holds for one that an older version made: %s',
  async (name) => {
    const service = await startOn(name)
    const { db } = service.services
    const queues = async () =>
      (
        await db.execute<{ name: string; retry_limit: number; dead_letter: string; updated_on: Date }>(
          sql`select name, retry_limit, dead_letter, updated_on from pgboss.queue where name in ('message', 'first-page')`,
        )
      ).rows.toSorted((a, b) => a.name.localeCompare(b.name))
    const [firstPage, message] = await queues()
    await db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'message'`)

    const jobs = await startJobs(service.database, (error) => expect.fail(error.message))

    const [samePage, newMessage] = await queues()
    expect(newMessage).toMatchObject({ retry_limit: retries.message, dead_letter: message?.dead_letter })
    // One that is as it should be is left alone.
    expect(samePage).toEqual(firstPage)
    await jobs.stop()
    await service.stop()
  },
  60_000,
)
