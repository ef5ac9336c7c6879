// @module-tag databases

import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { notices } from '#contract/collections/notices.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { events } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { openFeed } from './feed.ts'
import { claimDue } from './jobs/due-changes.ts'
import { transactionTime } from '../changes/change.ts'

const rates = '/api/money_bureau_exchange_rates'

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  const rate = (currency: string, buying: string, effective_at = new Date().toISOString()) =>
    newsroom.publish(exchangeRates, { currency, buying, selling: '9', middle: '9', effective_at })
  const shown = async (currency: string): Promise<string[]> => {
    const { body } = await service.ask('GET', `${rates}?currency=${currency}`)
    return body.map((one: { buying: string }) => one.buying)
  }
  const eventsOf = async (id: string) => {
    const found = await service.services.db
      .select()
      .from(events)
      .where(eq(events.item_id, id))
      .orderBy(asc(events.seq))
    return found.map(({ kind }) => kind)
  }

  /** Moves a moment of one item's row, as if time had gone by until shortly before it. */
  async function shift(
    { name }: Collection,
    id: string,
    column: 'visible_from' | 'visible_until' | 'next_at',
    to: string,
  ) {
    const set = sql.raw(`update ${name} set ${column} = '${to}', due_at = '${to}' where id = '${id}'`)
    await service.services.db.execute(set)
    service.cache.clear()
    service.keptValues.clear()
  }
  const soon = async () =>
    new Date(Date.parse(await transactionTime(service.services.db)) + 300).toISOString()

  /**
   * Looks until it turns true, and compares each look with the clock: not true before the moment, nor false after it,
   * however slow the machine is.
   */
  async function turnsAt(at: string, seen: () => Promise<boolean>): Promise<void> {
    const turn = isoMicroseconds(at)
    for (;;) {
      const before = await transactionTime(service.services.db)
      const turned = await seen()
      const after = await transactionTime(service.services.db)
      if (turned && after < turn) throw new Error(`it turned at ${after}, before ${turn}`)
      if (turned) return
      if (before > turn) throw new Error(`it had not turned at ${before}, after ${turn}`)
    }
  }

  test('a newer rate takes over; the older one is history and its going is told', async () => {
    const first = await rate('USD', '1.1')
    expect(await shown('USD')).toEqual(['1.1'])
    const second = await rate('USD', '1.2')
    expect(await shown('USD')).toEqual(['1.2'])
    expect(await eventsOf(first.id)).toEqual(['created', 'deleted'])
    expect(await eventsOf(second.id)).toEqual(['created'])
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

  test('a rate that is approved after its time takes effect when it is approved', async () => {
    await rate('INR', '5.1', new Date().toISOString())
    const { body } = await service.ask('GET', `${rates}?currency=INR`)
    expect(body[0].effective_at).toBe(body[0].published_at)
  })

  test('a page reads the last rates of several currencies at once, as they stood before an instant', async () => {
    for (const buying of ['1', '2', '3']) await rate('JPY', buying)
    await rate('CHF', '7')
    await rate('CHF', '8', '2080-01-01T00:00:00Z')
    const { feed } = await openFeed(service.services.db, 'en')
    const latest = async (before?: string) => {
      const of = ['CHF', 'JPY', 'AED']
      const options = { by: 'currency', of, count: 2, ...(before !== undefined && { before }) } as const
      return feed.latest('money_bureau_exchange_rates', options)
    }
    const found = await latest()
    const shortly = found.map(({ currency, buying }) => `${currency} ${buying}`)
    expect(shortly).toEqual(['JPY 2', 'JPY 3', 'CHF 7'])
    const third = found[1]?.published_at ?? ''
    expect((await latest(third)).map(({ buying }) => buying)).toEqual(['1', '2'])
    expect(await latest('2019-01-01T00:00:00Z')).toEqual([])
  })

  test('a rate of the future takes over by the clock, before a worker ran, and is told of once', async () => {
    const now = await rate('EUR', '2.1')
    const next = await rate('EUR', '2.2', '2080-01-01T00:00:00Z')
    expect(await shown('EUR')).toEqual(['2.1'])
    const at = await soon()
    await shift(exchangeRates, next.id, 'visible_from', at)
    await shift(exchangeRates, now.id, 'visible_until', at)
    await turnsAt(at, async () => (await shown('EUR')).join() === '2.2')
    // Nothing was told yet: only the worker tells.
    expect(await eventsOf(next.id)).toEqual([])
    await Promise.all([claimDue(service.services.changes), claimDue(service.services.changes)])
    await claimDue(service.services.changes)
    expect(await eventsOf(next.id)).toEqual(['created'])
    expect(await eventsOf(now.id)).toEqual(['created', 'deleted'])
  })

  test('one put between two that stand; archiving it lets the one before stand again', async () => {
    const first = await rate('GBP', '3.1')
    const last = await rate('GBP', '3.3', '2080-01-01T00:00:00Z')
    const middle = await rate('GBP', '3.2', '2070-01-01T00:00:00Z')
    const ends = async () => {
      const sql = `select id, visible_until from money_bureau_exchange_rates where currency = 'GBP' and live_revision is not null order by visible_from`
      const { rows } = (await service.services.db.execute(sql)) as unknown as {
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
      body: { revision: 1, kind: 'archiving' },
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
      body: { revision: 1, kind: 'archiving' },
    })
    expect(await shown('ZAR')).toEqual(['4.1'])
    expect(await eventsOf(first.id)).toEqual(['created', 'deleted', 'created'])
    expect(await eventsOf(second.id)).toEqual(['created', 'deleted'])
  })

  test('two for the same moment are refused', async () => {
    await rate('ZMW', '5.1', '2080-01-01T00:00:00Z')
    await expect(rate('ZMW', '5.2', '2080-01-01T00:00:00Z')).rejects.toThrow(/409.*conflict/)
  })

  test('a notice shows from its beginning to its end, on its cached page too, each change told once', async () => {
    const body = {
      ...newsroom.body(notices),
      starts_at: '2080-01-01T00:00:00Z',
      ends_at: '2090-01-01T00:00:00Z',
    }
    const { id } = await newsroom.publish(notices, body)
    const ways = ['/list/notices', '/api/notices', `/item/notices/${id}`, `/api/notices/${id}`]
    const shownBy = (way: string) => async () => (await service.ask('GET', way)).text.includes(id)
    for (const way of ways) expect(await shownBy(way)()).toBe(false)
    const begins = await soon()
    await shift(notices, id, 'visible_from', begins)
    await Promise.all(ways.map((way) => turnsAt(begins, shownBy(way))))
    await claimDue(service.services.changes)
    const ends = await soon()
    await shift(notices, id, 'visible_until', ends)
    await Promise.all(ways.map((way) => turnsAt(ends, async () => !(await shownBy(way)()))))
    await claimDue(service.services.changes)
    await claimDue(service.services.changes)
    expect(await eventsOf(id)).toEqual(['created', 'deleted'])
  })

  test('a scheduled revision takes over from the live one', async () => {
    const item = await newsroom.publish(notices)
    const as = newsroom.writer(notices)
    const address = `/api/notices/${item.id}`
    const title = async () => (await service.ask('GET', address)).body.title
    const body = { ...newsroom.body(notices), title: { en: 'From now on' } }
    await service.ask('PUT', address, { as, body, headers: { 'if-match': `"v${item.version}"` } })
    await service.ask('POST', `${address}/submit`, { as, body: { at: '2080-01-01T00:00:00Z' } })
    await service.ask('POST', `${address}/approve`, { as: newsroom.token('approver'), body: { revision: 2 } })
    expect(await title()).not.toBe('From now on')
    const at = await soon()
    await shift(notices, item.id, 'next_at', at)
    await turnsAt(at, async () => (await title()) === 'From now on')
    await claimDue(service.services.changes)
    expect(await title()).toBe('From now on')
    expect(await eventsOf(item.id)).toEqual(['created', 'updated'])
  })
})
