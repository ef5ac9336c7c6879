import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { faqs } from '#contract/collections/faqs.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { openNewsroom, type Newsroom } from '../../test-support/newsroom.ts'
import { until } from '../../test-support/until.ts'
import { Answer } from '../http/answer.ts'
import { AnswerCache } from '../http/answer-cache.ts'
import { NewestItems } from './newest-items.ts'
import type { ListedItem } from './queryable.ts'

const now = '2026-11-21T06:00:00.000000Z'
const seen = { seq: 7, keys: new Set(['faqs']), now, until: '2026-11-21T06:00:10.000000Z' }
const at = (second: number) => `2026-11-21T05:00:0${second}.500000Z`
const item = (second: number): ListedItem => ({
  row: {
    id: `${second}`,
    created_at: at(second),
    updated_at: at(second),
    published_at: at(second),
    version: 1,
  },
  revision: second,
})
const found = (part: readonly ListedItem[] | null) => part?.map(({ revision }) => revision) ?? null

describe('of five items, the newest three are known', () => {
  const newest = new NewestItems([item(5), item(4), item(3)], 3, seen, performance.now())
  test.each([
    ['the first', undefined, 2, [5, 4]],
    ['all that are known', undefined, 3, [5, 4, 3]],
    ['those after one of them', at(5), 2, [4, 3]],
    ['those after a moment between two', '2026-11-21T05:00:05Z', 1, [4]],
    ['the same, to the tenth of a second', '2026-11-21T05:00:04.6Z', 1, [4]],
    ['those after a moment to come', '2040-01-01T00:00:00Z', 1, [5]],
    ['more than are known', undefined, 4, null],
    ['those beyond', at(4), 2, null],
    ['those after the last', at(3), 1, null],
  ])('%s', (_, after, limit, revisions) => {
    expect(found(newest.part(after, limit))).toEqual(revisions)
  })
})

test('where fewer are found than were asked for, there are no more', () => {
  const newest = new NewestItems([item(5), item(4)], 3, seen, performance.now())
  expect(found(newest.part(at(5), 2))).toEqual([4])
  expect(found(newest.part(at(4), 2))).toEqual([])
})

test('time passes for what is made of them later', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const newest = new NewestItems([item(5)], 3, seen, performance.now())
    vi.advanceTimersByTime(4000)
    expect(newest.seenAt(3)).toEqual({ ...seen, now: '2026-11-21T06:00:04.001Z' })
  } finally {
    vi.useRealTimers()
  }
})

test('an answer that is made of them is kept, however much else changed since they were read', async () => {
  const cache = new AnswerCache()
  const newestOf = () =>
    cache.get('newest', async () => {
      const answer = new NewestItems([item(5)], 3, { ...seen, until: null }, performance.now())
      return { answer, seen: { ...seen, until: null }, keep: true }
    })
  await newestOf()
  for (let seq = 8; seq < 9000; seq++)
    cache.moved([{ seq, collection: 'branches', item_id: 'a', kind: 'updated', revision_id: 1 }])
  let times = 0
  const list = () =>
    cache.get('list', async () => {
      times += 1
      const { latest } = cache
      const about = { type: 'application/json', vary: '', variant: 'en' }
      return { answer: new Answer(200, '[]', about), seen: (await newestOf()).seenAt(latest), keep: true }
    })
  await list()
  await list()
  expect(times).toBe(1)
  cache.moved([{ seq: 9000, collection: 'faqs', item_id: 'a', kind: 'updated', revision_id: 1 }])
  await list()
  expect(times).toBe(2)
})

describe('lists at addresses that nobody asked for before', () => {
  let service: Service
  let newsroom: Newsroom
  let moment = 0
  beforeAll(async () => {
    service = await startService()
    newsroom = await openNewsroom(service)
  })
  afterAll(() => service.stop())

  /** Begins after a moment to come, which is another one each time. */
  const list = async (limit = 100): Promise<string[]> => {
    const after = `2040-01-01T00:00:00.${String(++moment).padStart(6, '0')}Z`
    const { body } = await service.ask('GET', `/api/faqs?limit=${limit}&last_created_at=${after}`)
    return body.map(({ id }: { id: string }) => id)
  }

  const act = async (id: string, verb: string, body?: object) => {
    const as = newsroom.writer(faqs)
    expect((await service.ask('POST', `/api/faqs/${id}/${verb}`, { as, body })).status).toBe(200)
  }

  test('show what was published, changed and archived meanwhile', async () => {
    expect(await list()).toEqual([])
    const first = await newsroom.publish(faqs)
    expect(await list()).toEqual([first.id])
    const second = await newsroom.publish(faqs)
    expect(await list()).toEqual([second.id, first.id])
    expect(await list(1)).toEqual([second.id])
    await act(first.id, 'archive')
    expect(await list()).toEqual([second.id])
  })

  test('show what begins meanwhile', async () => {
    const { id } = await newsroom.publish(faqs)
    await act(id, 'archive')
    const at = new Date(Date.now() + 3000).toISOString()
    await act(id, 'publish', { at })
    const early = await list()
    expect(early.includes(id) && Date.now() < Date.parse(at)).toBe(false)
    // No worker runs here, and no event tells of it.
    await until(async () => (await list()).includes(id))
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(at))
  })
})
