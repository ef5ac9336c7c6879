import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../changes/verify-audit.ts'
import { startPostgres, type TestPostgres } from '../../test-support/postgres.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'

// Two instances on one PostgreSQL: officers and approvers who act at the same moment.

let postgres: TestPostgres
let one: Service
let other: Service
beforeAll(async () => {
  postgres = await startPostgres()
  one = await startService({ url: postgres.url })
  // The same secrets, as every instance of one house has.
  other = await startService({ url: postgres.url, dataDir: one.dataDir })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await postgres.stop()
})

const currencies = ['USD', 'GBP', 'EUR', 'ZAR']
const rows = (figure: string, keys = currencies) =>
  keys.map((key) => ({ key, figures: { buying: figure, selling: figure, middle: figure } }))
const send = (service: Service, as: string, given: unknown[]) =>
  service.ask('POST', '/backoffice/api/rates/batch', {
    as,
    body: { sheet: 'exchange', effective_at: null, rows: given, confirmed: currencies, note: 'Sample' },
  })

test('of two approvers at once one decides; batches and taking up again never lock one another out', async () => {
  const { token: officer } = await one.staff('rates_officer')
  const approvers = [await one.staff('approver'), await one.staff('approver')]
  for (const figure of ['10', '11', '12']) {
    expect((await send(one, officer, rows(figure))).status).toBe(200)
    const { body } = await other.ask('GET', '/backoffice/api/approvals', { as: approvers[0]?.token ?? '' })
    const items = body.batches[0].items.map(
      ({ collection, id, revision }: { collection: string; id: string; revision: number }) => ({
        collection,
        id,
        revision,
      }),
    )
    const decide = (service: Service, as: string, order: unknown[]) =>
      service.ask('POST', '/backoffice/api/approvals/decide', {
        as,
        body: { decision: 'approve', items: order },
      })
    const [first, second, again] = await Promise.all([
      decide(one, approvers[0]?.token ?? '', items),
      decide(other, approvers[1]?.token ?? '', items.toReversed()),
      send(other, officer, [{ ...rows(figure)[0], id: items[0].id, version: 2 }]),
    ])
    // One decides, unless the officer sends a rate again before either of them.
    const decisions = [first, second].filter(({ status }) => status === 204).length
    expect(decisions).toBeLessThanOrEqual(1)
    expect(decisions).toBeGreaterThanOrEqual(again.status < 300 ? 0 : 1)
    for (const { status } of [first, second, again]) expect(status).toBeLessThan(500)
    // Whoever lost tries again on what stands now; in the end all four are live.
    const left = await one.ask('GET', '/backoffice/api/approvals', { as: approvers[0]?.token ?? '' })
    for (const batch of left.body.batches)
      expect((await decide(one, approvers[0]?.token ?? '', batch.items.map(plain))).status).toBe(204)
    // Either may have decided; what the one that did not keeps ready is thrown away once it hears of the change.
    for (const service of [one, other]) {
      const buying = async (): Promise<string[]> =>
        (await service.ask('GET', '/api/money_bureau_exchange_rates')).body.map(
          (rate: { buying: string }) => rate.buying,
        )
      await until(async () => (await buying()).every((shown) => shown === figure))
      expect(await buying()).toHaveLength(currencies.length)
    }
  }
  expect(await verifyAudit(one.services.db, one.services.secrets.keys('audit'))).toEqual([])
})

const plain = ({ collection, id, revision }: { collection: string; id: string; revision: number }) => ({
  collection,
  id,
  revision,
})
