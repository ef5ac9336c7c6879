import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { alarms } from '#database/tables.ts'
import { openNewsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { claimDue } from './due-changes.ts'
import { findOverdue } from './overdue-changes.ts'

let service: Service
let id: string
beforeAll(async () => {
  service = await startService()
  const newsroom = await openNewsroom(service)
  const body = {
    currency: 'USD',
    buying: '1',
    selling: '2',
    middle: '1.5',
    effective_at: '2080-01-01T00:00:00Z',
  }
  ;({ id } = await newsroom.publish(exchangeRates, body))
})
afterAll(() => service.stop())

const due = (seconds: number) =>
  service.services.db.execute(
    `update money_bureau_exchange_rates set due_at = date_trunc('minute', now()) - interval '${seconds} s' where id = '${id}'`,
  )
const open = () => service.services.db.select().from(alarms).where(isNull(alarms.cleared_at))
const gauge = async (name: string) => {
  const { text } = await service.metrics.read()
  return new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]
}

test('a change that is not claimed within a minute raises one alarm, however many see it', async () => {
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const { db, changes } = service.services
  await due(0)
  await findOverdue(db, changes, say)
  expect(await open()).toEqual([])
  await due(180)
  expect(await gauge('changes_overdue')).toBe('1')
  await Promise.all([findOverdue(db, changes, say), findOverdue(db, changes, say)])
  expect(await open()).toMatchObject([
    { kind: 'missed', collection: 'money_bureau_exchange_rates', item_id: id },
  ])
  expect(await gauge('alarms_open')).toBe('1')
  // The worker that comes late sees the same one, and claims it.
  await claimDue(changes, say)
  expect(await open()).toHaveLength(1)
  expect(said).toHaveLength(1)
  expect(said[0]).toContain(`missed its time: money_bureau_exchange_rates ${id}`)
  expect(await gauge('changes_overdue')).toBe('0')
})

test('a worker that claims late raises it itself; who looks at it clears it, once', async () => {
  const said: string[] = []
  // No whole minutes from the one before, which may have been reckoned from the minute before.
  await due(270)
  await claimDue(service.services.changes, (line) => void said.push(line))
  expect(said).toHaveLength(1)
  const { token: as } = await service.staff('rates_officer')
  const { body: board } = await service.ask('GET', '/backoffice/api/rates/board', { as })
  expect(board.missed).toHaveLength(2)
  const clear = () => service.ask('POST', `/backoffice/api/alarms/${board.missed[0].id}/clear`, { as })
  expect((await clear()).status).toBe(204)
  expect((await clear()).status).toBe(404)
  expect(await open()).toHaveLength(1)
})
