// @module-tag databases

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { storedNamed } from '#database/registry.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { system } from '../changes/actor.ts'
import { createAll } from './verbs/create-all.ts'

type ListedItem = { id: string; created_at: string }
const ids = (items: ListedItem[]) => items.map(({ id }) => id)

describe.each(databases)('on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  const list = async (query: string): Promise<ListedItem[]> =>
    (await service.ask('GET', `/api/faqs?${query}`)).body

  /** Pages on to the end; `between` happens after each page. */
  async function walk(limit: number, between: () => Promise<unknown>): Promise<ListedItem[]> {
    const met: ListedItem[] = []
    for (let last = ''; ;) {
      const page = await list(`limit=${limit}${last && `&last_created_at=${last}`}`)
      if (!page.length) return met
      met.push(...page)
      last = page.at(-1)?.created_at ?? ''
      await between()
    }
  }

  test('1,000 items of one transaction and others written between pages: each met once, in order', async () => {
    const stored = storedNamed('faqs')
    if (!stored) throw new Error('no faqs')
    const bulk = Array.from({ length: 1000 }, () => randomUUID())
    const publish_at = '2026-01-01T00:00:00Z'
    const items = bulk.map((id) => ({ id, body: newsroom.body(faqs), publish_at }))
    await service.services.changes(system('bulk'), (change) => createAll(change, stored, items))
    const before = await list('limit=1')
    expect(ids(before)).toEqual(bulk.slice(-1))
    const later: string[] = []
    const met = await walk(37, async () => later.push((await newsroom.publish(faqs)).id))
    // What came while paging is newer than the first page: it is neither met nor does it push anything aside.
    expect(ids(met)).toEqual(bulk.toReversed())
    expect(new Set(met.map(({ created_at }) => created_at)).size).toBe(1000)
    expect(met.map(({ created_at }) => created_at)).toEqual(
      met
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    expect(ids(await list('limit=100')).slice(0, later.length)).toEqual(later.toReversed())
  })

  test('what goes while paging leaves no hole beside it', async () => {
    const all = await walk(100, async () => {})
    const gone = new Set<string>()
    const met = await walk(50, async () => {
      const [victim] = (await list('limit=1')).filter(({ id }) => !gone.has(id))
      if (!victim) return
      gone.add(victim.id)
      await service.ask('DELETE', `/api/faqs/${victim.id}`, { as: newsroom.token('author') })
    })
    expect(ids(met)).toEqual(ids(all))
  })

  test('a limit is kept, and a list is as long as its collection says without one', async () => {
    expect(await list('limit=100')).toHaveLength(100)
    expect(await list('limit=7')).toHaveLength(7)
    expect(await list('')).toHaveLength(10)
    expect((await list('limit=1'))[0]?.created_at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  })

  test('numbered pages hold every item once, in order of publication, and say when they end', async () => {
    const page = async (number: number) => service.ask('GET', `/list/faqs?page=${number}&size=90`)
    const first = JSON.parse((await page(1)).text) as { items: ListedItem[]; pages: number; total: number }
    const met = ids(first.items)
    for (let number = 2; number <= first.pages; number++)
      met.push(...ids(JSON.parse((await page(number)).text).items))
    expect(met).toHaveLength(first.total)
    expect(new Set(met).size).toBe(first.total)
    for (const none of [first.pages + 1, 0, -1, 1.5, Number.NaN, 1e308])
      expect((await page(none)).status).toBe(404)
  })
})
