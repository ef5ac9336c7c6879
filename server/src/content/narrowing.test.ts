// @module-tag databases

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#contract/collections/documents.ts'
import { faqs } from '#contract/collections/faqs.ts'
import { databases, startOn } from '../../test-support/databases.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import type { Service } from '../../test-support/service.ts'
import { PageCheckpoints } from './page-checkpoints.ts'
import { openFeed } from './feed.ts'

const papers = [
  ['Annual report 2024', 'Lipoti la pachaka 2024', 'en', '2025-03-31'],
  ['Annual report 2025', 'Lipoti la pachaka 2025', 'en', '2026-03-31'],
  ['Charges at the counter', 'Mitengo ya ŵina', 'ny', '2026-01-01'],
  ['100% of_what\\ we charge', 'Zonse', 'en', '2025-12-31'],
] as const

describe.each(databases)('the feed on %s', (database) => {
  let service: Service
  let newsroom: Newsroom
  beforeAll(async () => {
    service = await startOn(database)
    newsroom = await openNewsroom(service)
    for (const [en, ny, language, dated] of papers) {
      const body = { ...newsroom.body(documents), title: { en, ny }, language, dated, section: 'public' }
      await newsroom.publish(documents, body)
    }
  })
  afterAll(() => service.stop())

  const checkpoints = new PageCheckpoints()
  const open = async () => (await openFeed(service.services.db, 'en', { checkpoints })).feed
  const titled = async (text: string) => {
    const page = await (await open()).page('documents', { page: 1, size: 10, titled: text })
    return page?.items.map(({ title }) => title).toSorted()
  }

  test('finds by a part of the title in either language, whatever the case and accents', async () => {
    expect(await titled('ANNUAL  report')).toEqual(['Annual report 2024', 'Annual report 2025'])
    expect(await titled('wina')).toEqual(['Charges at the counter'])
    expect(await titled(' Ŵina ')).toEqual(['Charges at the counter'])
    expect(await titled('nothing of the kind')).toEqual([])
    expect(await titled('')).toHaveLength(4)
  })

  test('takes signs that a pattern would read otherwise for what they are', async () => {
    expect(await titled('100%')).toEqual(['100% of_what\\ we charge'])
    expect(await titled('of_what\\')).toEqual(['100% of_what\\ we charge'])
    expect(await titled('%')).toHaveLength(1)
    expect(await titled('_')).toHaveLength(1)
    expect(await titled("' or true --")).toEqual([])
  })

  test('narrows by a span, which combines with the others', async () => {
    const feed = await open()
    const year = { from: '2025-01-01', before: '2026-01-01' }
    const of = async (where: object) =>
      (await feed.page('documents', { page: 1, size: 10, where, titled: 'charge' }))?.total
    expect(await of({ dated: year })).toBe(1)
    expect(await of({ dated: { from: '2025-01-01', before: '2027-01-01' } })).toBe(2)
    expect(await of({ dated: { from: '2025-01-01', before: '2027-01-01' }, language: 'ny' })).toBe(1)
    expect(await of({ dated: { from: '2030-01-01', before: '2031-01-01' } })).toBe(0)
  })

  test('tells the values that live items have, each once', async () => {
    await newsroom.write(documents, { ...newsroom.body(documents), dated: '2026-01-01', section: 'public' })
    const feed = await open()
    expect(await feed.values('documents', 'dated', { language: 'en', section: 'public' })).toEqual(
      expect.arrayContaining(['2025-03-31', '2025-12-31', '2026-03-31']),
    )
    expect(await feed.values('documents', 'language', { section: 'public' })).toEqual(['en', 'ny'])
  })

  test('reads the title of any collection', async () => {
    await newsroom.publish(faqs, { ...newsroom.body(faqs), question: { en: 'How do I open it?' } })
    const feed = await open()
    expect((await feed.page('faqs', { page: 1, size: 10, titled: 'OPEN it' }))?.total).toBe(1)
    expect((await feed.page('branches', { page: 1, size: 10, titled: 'anything' }))?.total).toBe(0)
  })
})
