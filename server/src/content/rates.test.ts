import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { notices } from '#contract/collections/notices.ts'
import { events } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'
import { claimDue } from '../jobs/due-changes.ts'
import { moment } from './change.ts'

const rates = '/api/money_bureau_exchange_rates'

/** A moment a little ahead of the database's clock. */
async function soon(service: Service, milliseconds: number): Promise<string> {
  return new Date(Date.parse(await moment(service.parts.db)) + milliseconds).toISOString()
}

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  }, 60_000)
  afterAll(() => service.stop())

  const rate = (currency: string, buying: string, effective_at = '2020-01-01T00:00:00Z') =>
    newsroom.publish(exchangeRates, { currency, buying, selling: '9', middle: '9', effective_at })
  const shown = async (currency: string): Promise<string[]> => {
    const { body } = await service.ask('GET', `${rates}?currency=${currency}`)
    return body.map((one: { buying: string }) => one.buying)
  }
  const told = async (id: string) => {
    const found = await service.parts.db
      .select()
      .from(events)
      .where(eq(events.item_id, id))
      .orderBy(asc(events.seq))
    return found.map(({ kind }) => kind)
  }

  test('a newer rate takes over; the older one is history and its going is told', async () => {
    const first = await rate('USD', '1.1')
    expect(await shown('USD')).toEqual(['1.1'])
    const second = await rate('USD', '1.2')
    expect(await shown('USD')).toEqual(['1.2'])
    expect(await told(first.id)).toEqual(['created', 'deleted'])
    expect(await told(second.id)).toEqual(['created'])
    const { body: history } = await service.ask('GET', `${rates}/history?currency=USD`)
    expect(history.map((one: { buying: string }) => one.buying)).toEqual(['1.1', '1.2'])
    expect((await service.ask('GET', `${rates}/history?currency=USD&to=2020-01-01T00:00:00Z`)).body).toEqual(
      [],
    )
    expect(await service.ask('GET', `${rates}/history?currency=USD&currency=EUR`)).toMatchObject({
      status: 400,
    })
    expect(await service.ask('GET', `${rates}/history?from=now`)).toMatchObject({ status: 400 })
  })

  test('a rate of the future takes over by the clock, before a worker ran, and is told of once', async () => {
    const now = await rate('EUR', '2.1')
    const next = await rate('EUR', '2.2', await soon(service, 700))
    expect(await shown('EUR')).toEqual(['2.1'])
    expect(await told(next.id)).toEqual([])
    await until(async () => (await shown('EUR'))[0] === '2.2')
    expect(await shown('EUR')).toEqual(['2.2'])
    // Nothing was told yet: only the worker tells.
    expect(await told(next.id)).toEqual([])
    await Promise.all([claimDue(service.parts.changes), claimDue(service.parts.changes)])
    await claimDue(service.parts.changes)
    expect(await told(next.id)).toEqual(['created'])
    expect(await told(now.id)).toEqual(['created', 'deleted'])
  })

  test('one put between two that stand; archiving it lets the one before stand again', async () => {
    const first = await rate('GBP', '3.1')
    const last = await rate('GBP', '3.3', '2080-01-01T00:00:00Z')
    const middle = await rate('GBP', '3.2', '2070-01-01T00:00:00Z')
    const ends = async () => {
      const sql = `select id, visible_until from money_bureau_exchange_rates where currency = 'GBP' and live_revision is not null order by visible_from`
      const { rows } = (await service.parts.db.execute(sql)) as unknown as {
        rows: { id: string; visible_until: unknown }[]
      }
      return rows.map(({ id, visible_until }) => [id, new Date(String(visible_until)).getUTCFullYear()])
    }
    expect(await ends()).toEqual([
      [first.id, 2070],
      [middle.id, 2080],
      [last.id, Number.NaN],
    ])
    const as = newsroom.writer(exchangeRates)
    await service.ask('POST', `${rates}/${middle.id}/archive`, { as, body: null })
    await service.ask('POST', `${rates}/${middle.id}/approve`, {
      as: newsroom.token('approver'),
      body: { revision: 1 },
    })
    expect(await ends()).toEqual([
      [first.id, 2080],
      [last.id, Number.NaN],
    ])
    expect(await shown('GBP')).toEqual(['3.1'])
  })

  test('archiving the rate in effect lets the one before it stand again, and tells it', async () => {
    const first = await rate('ZAR', '4.1')
    const second = await rate('ZAR', '4.2')
    await service.ask('POST', `${rates}/${second.id}/archive`, {
      as: newsroom.writer(exchangeRates),
      body: null,
    })
    await service.ask('POST', `${rates}/${second.id}/approve`, {
      as: newsroom.token('approver'),
      body: { revision: 1 },
    })
    expect(await shown('ZAR')).toEqual(['4.1'])
    expect(await told(first.id)).toEqual(['created', 'deleted', 'created'])
    expect(await told(second.id)).toEqual(['created', 'deleted'])
  })

  test('two for the same moment are refused', async () => {
    await rate('ZMW', '5.1', '2080-01-01T00:00:00Z')
    await expect(rate('ZMW', '5.2', '2080-01-01T00:00:00Z')).rejects.toThrow(/409.*conflict/)
  })

  test('a notice shows from its beginning to its end, on its cached page too, each change told once', async () => {
    const body = {
      ...newsroom.body(notices),
      starts_at: await soon(service, 600),
      ends_at: await soon(service, 1500),
    }
    const { id } = await newsroom.publish(notices, body)
    const seen = async (address: string) => (await service.ask('GET', address)).text.includes(id)
    const ways = ['/list/notices', '/api/notices', `/item/notices/${id}`, `/api/notices/${id}`]
    const all = async (wanted: boolean) => (await Promise.all(ways.map(seen))).every((one) => one === wanted)
    expect(await all(false)).toBe(true)
    await until(() => all(true))
    await claimDue(service.parts.changes)
    await until(() => all(false))
    await claimDue(service.parts.changes)
    expect(await told(id)).toEqual(['created', 'deleted'])
  })

  test('a scheduled revision takes over from the live one', async () => {
    const item = await newsroom.publish(notices)
    const as = newsroom.writer(notices)
    const title = async () => (await service.ask('GET', `/api/notices/${item.id}`)).body.title
    const body = { ...newsroom.body(notices), title: { en: 'From now on' } }
    await service.ask('PUT', `/api/notices/${item.id}`, {
      as,
      body,
      headers: { 'if-match': `"v${item.version}"` },
    })
    await service.ask('POST', `/api/notices/${item.id}/submit`, {
      as,
      body: { at: await soon(service, 600) },
    })
    await service.ask('POST', `/api/notices/${item.id}/approve`, {
      as: newsroom.token('approver'),
      body: { revision: 2 },
    })
    expect(await title()).not.toBe('From now on')
    await until(async () => (await title()) === 'From now on')
    await claimDue(service.parts.changes)
    expect(await title()).toBe('From now on')
    expect(await told(item.id)).toEqual(['created', 'updated'])
  })
})
