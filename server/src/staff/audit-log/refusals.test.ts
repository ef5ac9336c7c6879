import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, auditLogDetails } from '#database/tables.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { verifyAudit } from '../../changes/verify-audit.ts'

let service: Service
beforeAll(async () => void (service = await startService()))
afterAll(() => service.stop())

/** What the audit says was refused, after the minute's count is written. */
async function refused() {
  await service.services.refusals.flush()
  const rows = await service.services.db
    .select({ action: auditLog.action, person: auditLog.item_id, details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .orderBy(asc(auditLog.seq))
  return rows.filter(({ action }) => action.endsWith('refused'))
}

const signIn = (email: string, password: string) =>
  service.ask('POST', '/backoffice/auth/sign-in/email', { body: { email, password, bearer: true } })

test('failed sign-ins are recorded by account and network with their number, and never what was typed', async () => {
  const { id } = await service.staff('author')
  const known = `${id}@staff.invalid`
  for (const [email, password] of [
    [known, 'a wrong password'],
    [known, 'another wrong one'],
    ['my secret typed as a name@example.com', 'x'],
  ] as const)
    expect((await signIn(email, password)).status).not.toBe(200)
  await service.ask('POST', '/login', { body: { username: 'no such program', password: 'wrong as well' } })
  const rows = await refused()
  const network = '127.0.0.1'
  expect(rows).toContainEqual({
    action: 'sign in refused',
    person: id,
    details: { code: 'unauthenticated', route: 'sign in', network, times: 2 },
  })
  expect(rows).toContainEqual({
    action: 'sign in refused',
    person: null,
    details: { code: 'unauthenticated', route: 'sign in of a program', network, times: 1 },
  })
  expect(JSON.stringify(rows)).not.toMatch(/secret|wrong|staff\.invalid|no such/)
})

test('what is refused to somebody signed in is recorded, whether the door or the verb refuses it', async () => {
  const author = await service.staff('author')
  expect((await service.ask('GET', '/backoffice/api/users', { as: author.token })).status).toBe(403)
  const rate = {
    currency: 'USD',
    buying: '1',
    selling: '2',
    middle: '1.5',
    effective_at: '2026-01-01T00:00:00Z',
  }
  const written = await service.ask('POST', '/api/money_bureau_exchange_rates', {
    as: author.token,
    body: rate,
  })
  expect(written.status).toBe(403)
  const theirs = (await refused()).filter(({ person }) => person === author.id)
  expect(theirs.map(({ details }) => details['route'])).toEqual([
    'GET /backoffice/api/users',
    'POST /api/money_bureau_exchange_rates',
  ])
  // Nobody is recorded who is nobody.
  const before = (await refused()).length
  expect((await service.ask('GET', '/backoffice/api/users')).status).toBe(401)
  expect(await refused()).toHaveLength(before)
})

test('a flood fills no table, and the chain stays whole', async () => {
  const before = (await refused()).length
  for (let n = 0; n < 1000; n++)
    service.services.refusals.note({
      what: 'sign in refused',
      person: null,
      code: 'unauthenticated',
      route: 'sign in',
      address: `10.0.${n >> 8}.${n & 255}`,
    })
  const rows = await refused()
  expect(rows.length - before).toBe(201)
  expect(rows.at(-1)?.details).toEqual({ others: 800 })
  const { db, secrets } = service.services
  expect(await verifyAudit(db, secrets.keys('audit'))).toEqual([])
})
