import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import type { Service } from '../../test-support/service.ts'
import { makeFirstUsers } from './first-users.ts'

for (const kind of databases) {
  let service: Service
  beforeAll(async () => {
    service = await startOn(kind)
  })
  afterAll(() => service.stop())

  test(`processes that start together create first users once: ${kind}`, async () => {
    const { db } = service.services
    await db.delete(user)
    const settings = { admin: null, demonstration: true }
    const made = await Promise.all([1, 2, 3].map(() => makeFirstUsers(service.services, settings)))
    expect(made.filter((users) => users.length > 0)).toHaveLength(1)
    expect(await db.$count(user)).toBe(made.flat().length)
  })
}
