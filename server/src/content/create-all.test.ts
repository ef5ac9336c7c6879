// @module-tag databases

import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { itemWords, listValues, revisions } from '#database/tables.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { system } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import { create } from './verbs/create.ts'
import { createAll } from './verbs/create-all.ts'

const named = (name: string): StoredCollection => {
  const stored = storedNamed(name)
  if (!stored) throw new Error(`no ${name}`)
  return stored
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  class TakenBack extends Error {}

  /** What stands in the tables after a change that is then taken back. */
  async function after(stored: StoredCollection, verb: (change: Change) => Promise<unknown>) {
    const { table, definition } = stored
    const of = { collection: definition.name }
    let seen: unknown
    const change = service.services.changes(system('sample content'), async (change) => {
      await verb(change)
      const { tx } = change
      const rows = await tx.select().from(table).orderBy(asc(table.created_at))
      const texts = await tx.select().from(revisions).where(eq(revisions.collection, of.collection))
      const lists = await tx.select().from(listValues).where(eq(listValues.collection, of.collection))
      const words = await tx.select().from(itemWords).where(eq(itemWords.collection, of.collection))
      const visible = rows.filter((row) => row.emitted_revision !== null).map(({ id }) => id)
      seen = {
        // Numbers of revisions and moments of writing differ between any two runs; how often it was written, too.
        rows: rows.map(({ version: _v, created_at: _c, updated_at: _u, ...row }) => ({
          ...row,
          draft_revision: typeof row.draft_revision,
          live_revision: row.live_revision === row.draft_revision,
          emitted_revision: row.emitted_revision === row.draft_revision,
        })),
        texts: texts
          .map(({ id: _i, created_at: _c, publish_at, ...text }) => ({
            ...text,
            starts: publish_at !== null,
          }))
          .toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1)),
        lists: lists.map((one) => JSON.stringify(one)).toSorted(),
        words: words.map((one) => JSON.stringify(one)).toSorted(),
        // Of rates, one by one, those in between were shown for a moment of the transaction.
        events: visible.map((id) => change.events.some((event) => event.item_id === id)),
        audit: change.audit.filter(({ action }) => action === 'create'),
      }
      throw new TakenBack()
    })
    await expect(change).rejects.toBeInstanceOf(TakenBack)
    return seen
  }

  const items = (bodies: readonly Record<string, unknown>[], days: readonly number[]) =>
    bodies.map((body, n) => ({ id: randomUUID(), body, publish_at: day(days[n] ?? 0) }))

  test.each(['blogs', 'faqs', 'notices', 'money_bureau_exchange_rates', 'products'])(
    'all at once, %s are as they are one by one: past, present and to come',
    async (name) => {
      const stored = named(name)
      const { definition } = stored
      const { appendOnly, window } = definition
      // Rates of one key, which follow one another.
      const first = newsroom.body(definition)
      const key = Object.fromEntries((appendOnly?.key ?? []).map((field) => [field, first[field]]))
      const bodies = [-9, -4, -1, 2].map((days) => ({
        ...newsroom.body(definition),
        ...key,
        ...(appendOnly && window.from && { [window.from]: day(days) }),
      }))
      const given = items(bodies, [-9, -4, -1, 2])
      const one = await after(stored, async (change) => {
        for (const { id, body, publish_at } of given) await create(change, stored, body, { id, publish_at })
      })
      expect(await after(stored, (change) => createAll(change, stored, given))).toEqual(one)
    },
  )

  test('a file that was never uploaded, the same address twice, a collection with items: nothing is written', async () => {
    const stored = named('faqs')
    const filling = (name: string, bodies: Record<string, unknown>[]) =>
      service.services.changes(system('sample content'), (change) =>
        createAll(change, named(name), items(bodies, [])),
      )
    const file = { file: randomUUID(), alt: { en: 'x', ny: 'x' } }
    await expect(
      filling('banners', [{ ...newsroom.body(named('banners').definition), image: file }]),
    ).rejects.toThrow('never uploaded')
    const blog = newsroom.body(named('blogs').definition)
    await expect(filling('blogs', [blog, blog])).rejects.toThrow('the same slug')
    const faq = newsroom.body(stored.definition)
    await filling('faqs', [faq])
    await expect(filling('faqs', [faq])).rejects.toThrow('faqs has items')
    const rate = newsroom.body(named('money_bureau_exchange_rates').definition)
    await expect(filling('money_bureau_exchange_rates', [rate, rate])).rejects.toThrow('begin at')
    expect((await service.ask('GET', '/api/faqs')).body).toHaveLength(1)
    expect((await service.ask('GET', '/api/blogs')).body).toHaveLength(0)
  })
})
