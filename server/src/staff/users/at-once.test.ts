import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, user } from '#database/tables.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { freezeLoginDelays } from '../../../test-support/freeze-login-delays.ts'

// Two instances on one PostgreSQL.

let postgres: TestPostgres
const instances: Service[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  for (let n = 0; n < 2; n++) {
    const env = { SECRET: 'a secret of more than thirty-two characters', KEYRING: `k1:${'A'.repeat(43)}` }
    instances.push(await startService({ url: postgres.url, env }))
  }
})
afterAll(async () => {
  for (const service of instances) await service.stop()
  await postgres.stop()
})

test('two administrators who suspend each other at once leave one; other ways need a second, and leave both', async () => {
  const [here, there] = instances as [Service, Service] // just made
  await here.services.db.execute(`update "user" set role = 'author' where role = 'administrator'`)
  for (const how of ['disable', 'roles', 'remove'] as const) {
    const people = await Promise.all([here.staff('administrator'), here.staff('administrator')])
    for (const { id } of people)
      await here.services.db
        .insert(account)
        .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: 'x' })
    const [one, two] = people
    const act = (service: Service, by: { token: string }, on: { id: string }) =>
      how === 'remove'
        ? service.ask('DELETE', `/backoffice/api/users/${on.id}`, { as: by.token })
        : service.ask('POST', `/backoffice/api/users/${on.id}/${how}`, {
            as: by.token,
            body: how === 'roles' ? { roles: [] } : {},
          })
    const answers = await Promise.all([act(here, one, two), act(there, two, one)])
    const left = await here.services.db
      .select({ id: user.id })
      .from(user)
      .where(sql`${user.role} = 'administrator' and ${user.banned} is not true`)
    expect([how, left.length]).toEqual([how, how === 'disable' ? 1 : 2])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(how === 'disable' ? 1 : 2)
    await here.services.db.execute(`update "user" set role = 'author' where role = 'administrator'`)
  }
})

test('wrong passwords at two instances are counted together', async () => {
  const [here, there] = instances as [Service, Service] // created above
  await freezeLoginDelays(here.services.db)
  const wrong = (service: Service) =>
    service.ask('POST', '/backoffice/auth/sign-in/email', {
      body: { email: 'somebody@sample.invalid', password: 'wrong', bearer: true },
    })
  const responses = await Promise.all(Array.from({ length: 30 }, (_, n) => wrong(n % 2 ? here : there)))
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(25)
})
