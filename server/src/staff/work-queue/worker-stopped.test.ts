import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages, staffSettings } from '#database/tables.ts'
import type { WorkQueue } from '#contract/backoffice/work-queue.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { beat } from '../../jobs/heartbeat.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  await beat(service.services.db)
})

const stop = (minutes: number) =>
  service.services.db
    .update(staffSettings)
    .set({ updated_at: sql`now() - make_interval(mins => ${minutes})` })
async function stoppedSince(): Promise<string | null> {
  const { token } = await service.staff('author')
  const { body } = await service.ask('GET', '/backoffice/api/worker', { as: token })
  return body.stopped_since
}
async function alarmsOf(role: 'administrator' | 'approver') {
  const { token } = await service.staff(role)
  const { body } = await service.ask('GET', '/backoffice/api/work_queue', { as: token })
  return (body as WorkQueue).sections.find(({ kind }) => kind === 'alarms')?.rows // by the route's schema
}
let contacts = 0
const requestCode = () =>
  service.ask('POST', '/onboarding/v1/verify-username', {
    body: { username: `${contacts++}@sample.invalid` },
  })

describe('a worker without a heartbeat', () => {
  test('counts as running for two minutes', async () => {
    await stop(1)
    expect(await stoppedSince()).toBeNull()
    expect((await requestCode()).body).not.toHaveProperty('delayed')
  })

  test('is reported to all staff, and to administrators in the work queue', async () => {
    await stop(3)
    expect(Date.parse((await stoppedSince()) ?? '')).toBeLessThan(Date.now() - 120_000)
    expect(await alarmsOf('administrator')).toMatchObject([{ detail: 'worker' }])
    expect(await alarmsOf('approver')).toEqual([])
  })

  test('makes codes delayed', async () => {
    await stop(3)
    expect((await requestCode()).body).toMatchObject({ ok: true, delayed: { phone: null } })
  })

  test('is reported from the oldest job on where there was never a heartbeat', async () => {
    const { db } = service.services
    await db.delete(staffSettings)
    await requestCode()
    expect(await stoppedSince()).toBeNull()
    await db.execute(sql`update pgboss.job set created_on = created_on - interval '3 minutes'`)
    expect(await stoppedSince()).not.toBeNull()
    const { body } = await service.ask('GET', '/readyz')
    expect(body.oldest_job_seconds).toBeGreaterThanOrEqual(180)
  })
})

test('a code that has waited for a minute makes codes of its channel delayed', async () => {
  await requestCode()
  await service.services.db.update(messages).set({ created_at: sql`now() - interval '2 minutes'` })
  expect((await requestCode()).body).toHaveProperty('delayed')
  const { body } = await service.ask('POST', '/onboarding/v1/verify-username', {
    body: { username: '0999 000 600' },
  })
  expect(body).not.toHaveProperty('delayed')
})
