import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { rowsOf } from '#database/rows-of.ts'
import { isTimeFaked } from '../../../test-support/faked-time.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

// The limit on waiting for a lock is a timer of PostgreSQL, which libfaketime does not move.
test.skipIf(isTimeFaked())('a preview gives way to a change that holds a row it needs', async () => {
  const body = newsroom.body(bankRates)
  const live = await newsroom.publish(bankRates, body)
  const draft = await newsroom.write(bankRates, body)
  const made = await service.ask('POST', '/backoffice/api/bank_rates/preview', {
    as: newsroom.writer(bankRates),
    body: { id: draft.id, body, path: '/list/bank_rates' },
  })
  const { db } = service.services
  const lock = (id: string) => sql`select 1 from bank_rates where id = ${id} for update`
  // The preview writes the live row first and then waits for the draft's.
  const preview = await db.transaction(async (tx) => {
    await tx.execute(lock(draft.id))
    const answer = service.ask('GET', made.body.url)
    await until(async () => (await rowsOf(db, sql`select 1 from pg_locks where not granted`)).length > 0)
    await tx.execute(lock(live.id))
    return { answer }
  })
  expect((await preview.answer).status).toBe(200)
})
