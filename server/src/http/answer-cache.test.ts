import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Dependencies } from './dependencies.ts'
import { AnswerCache } from './answer-cache.ts'
import { Answer } from './answer.ts'

const now = '2026-11-21T06:00:00.000000Z'
const about = { type: 'text/plain', vary: '', variant: '' }

/** How many times each key was made. */
function counting(cache: AnswerCache) {
  const made = new Map<string, number>()
  const ask = async (
    key: string,
    seen: Partial<Dependencies> & { keep?: boolean; size?: number; while?: () => unknown } = {},
  ) => {
    const answer = await cache.get(key, async () => {
      made.set(key, (made.get(key) ?? 0) + 1)
      await seen.while?.()
      const body = `${key} ${made.get(key)} ${'x'.repeat(seen.size ?? 0)}`
      return {
        answer: new Answer(200, body, about),
        seen: { seq: seen.seq ?? 0, keys: seen.keys ?? new Set(['blogs']), now, until: seen.until ?? null },
        keep: seen.keep ?? true,
      }
    })
    return answer
  }
  return { ask, times: (key: string) => made.get(key) ?? 0 }
}

const event = (seq: number, collection = 'blogs', item_id = 'a') => ({
  seq,
  collection,
  item_id,
  kind: 'updated' as const,
  revision_id: 1,
})

test('an answer is made once, also for those who ask at the same time', async () => {
  const { ask, times } = counting(new AnswerCache())
  const [first, second] = await Promise.all([ask('one'), ask('one')])
  expect(first).toBe(second)
  expect(await ask('one')).toBe(first)
  expect(times('one')).toBe(1)
})

test('addresses with the same answer share it, until the last of them is thrown away', async () => {
  const cache = new AnswerCache()
  const ask = (key: string, collection: string, { text = 'the same', seq = 0 } = {}) =>
    cache.get(key, async () => ({
      answer: new Answer(200, text.repeat(1000), about),
      seen: { seq, keys: new Set([collection]), now, until: null },
      keep: true,
    }))
  const first = await ask('after noon', 'blogs')
  const { bytes } = cache
  expect(await ask('after one', 'faqs')).toBe(first)
  expect(await ask('after two', 'faqs', { text: 'another' })).not.toBe(first)
  cache.moved([event(1, 'faqs')])
  expect(cache.size).toBe(1)
  expect(cache.bytes).toBe(bytes)
  expect(await ask('after one', 'faqs', { seq: 1 })).toBe(first)
  cache.moved([event(2, 'faqs'), event(3, 'blogs')])
  expect(cache.bytes).toBe(0)
  expect(await ask('after noon', 'blogs', { seq: 3 })).not.toBe(first)
})

test('a change throws away what shows it, and nothing else', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  const item = new Set(['blogs/a'])
  const all = async () => [
    await ask('list'),
    await ask('a', { keys: item }),
    await ask('b', { keys: new Set(['blogs/b']) }),
    await ask('other', { keys: new Set(['faqs']) }),
  ]
  await all()
  cache.moved([event(1)])
  await all()
  expect(['list', 'a', 'b', 'other'].map(times)).toEqual([2, 2, 1, 1])
})

test('what moved while an answer was being made is not kept, and whoever asks afterwards gets a new one', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  const old = ask('list', { while: () => held })
  cache.moved([event(1)])
  const fresh = ask('list', { seq: 1 })
  release()
  expect(await old).not.toBe(await fresh)
  expect(times('list')).toBe(2)
  expect(await ask('list')).toBe(await fresh)
})

test('an answer read after the change is kept although the news comes later', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  await ask('list', { seq: 5, while: () => cache.moved([event(5)]) })
  await ask('list')
  expect(times('list')).toBe(1)
})

test('an answer older than the changes remembered is not kept', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  const many = Array.from({ length: 5001 }, (_, index) => event(index + 1, 'faqs'))
  await ask('list', { while: () => cache.moved(many) })
  await ask('list', { seq: 5001 })
  await ask('list', { seq: 5001 })
  expect(times('list')).toBe(2)
})

test('until what it shows ends, and what must not be kept not at all', async () => {
  const { ask, times } = counting(new AnswerCache())
  await ask('ended', { until: now })
  await ask('ended', { until: '2026-11-21T07:00:00.000000Z' })
  await ask('ended')
  await ask('never', { keep: false })
  await ask('never')
  expect([times('ended'), times('never')]).toEqual([2, 2])
})

test('what ended while it was being made is not kept: the time counts from its beginning', async () => {
  const { ask, times } = counting(new AnswerCache())
  const slow = () => new Promise((done) => setTimeout(done, 40))
  await ask('list', { until: '2026-11-21T06:00:00.030000Z', while: slow })
  await ask('list')
  expect(times('list')).toBe(2)
})

test('nothing is kept past its end by the microseconds that were cut off', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { ask, times } = counting(new AnswerCache())
    // The moment it was read may have been up to a millisecond later than its text in milliseconds says.
    await ask('list', { until: '2026-11-21T06:00:00.001000Z' })
    await ask('list')
    expect(times('list')).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('while the log cannot be followed nothing is kept', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  await ask('list')
  cache.lost()
  await ask('list')
  await ask('list')
  expect(times('list')).toBe(3)
  await ask('begun before', { while: () => cache.again() })
  await ask('begun before')
  await ask('list')
  await ask('list')
  expect(times('list')).toBe(4)
})

test('an answer begun while the log was followed and finished after it was lost and found is not kept', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  await ask('list', {
    while: () => {
      cache.lost()
      cache.again()
    },
  })
  await ask('list')
  expect(times('list')).toBe(2)
})

test('bounded in bytes; what was used last stays', async () => {
  const cache = new AnswerCache(10_000)
  const { ask, times } = counting(cache)
  for (const key of ['a', 'b', 'c']) await ask(key, { size: 1500 })
  expect(cache.bytes).toBeLessThanOrEqual(10_000)
  await ask('a')
  await ask('d', { size: 1500 })
  await ask('a')
  await ask('b')
  expect(['a', 'b', 'c', 'd'].map(times)).toEqual([1, 2, 1, 1])
  await ask('huge', { size: 50_000 })
  expect(cache.bytes).toBeLessThanOrEqual(10_000)
})

test('a failure is not kept, nor does it hold up the next', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  await expect(ask('list', { while: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
  await ask('list')
  expect(times('list')).toBe(2)
})

test('told twice of one change, it throws away once: what was made in between stays', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  await ask('list')
  cache.moved([event(1)])
  await ask('list', { seq: 1 })
  cache.moved([event(1)])
  await ask('list', { seq: 1 })
  expect(times('list')).toBe(2)
  // Another instance's change, that comes later and was counted earlier, is still one of its own.
  cache.moved([event(3)])
  await ask('list', { seq: 3 })
  cache.moved([event(2), event(3)])
  await ask('list', { seq: 3 })
  expect(times('list')).toBe(4)
})

test('what was being made while it was told for the second time is kept and shared', async () => {
  const cache = new AnswerCache()
  const { ask, times } = counting(cache)
  cache.moved([event(1)])
  await ask('list', { seq: 1, while: () => cache.moved([event(1)]) })
  await ask('list', { seq: 1 })
  expect(times('list')).toBe(1)
})

describe('the last known response', () => {
  const staleMs = 600_000
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.parse(now) }))
  afterEach(() => void vi.useRealTimers())
  const cacheWith = async (key: string, seen: Parameters<ReturnType<typeof counting>['ask']>[1] = {}) => {
    const cache = new AnswerCache(undefined, staleMs)
    const { ask } = counting(cache)
    return { cache, answer: await ask(key, seen) }
  }

  test('is the one from before the event log was lost', async () => {
    const { cache, answer } = await cacheWith('list')
    vi.advanceTimersByTime(1000)
    cache.lost()
    vi.advanceTimersByTime(staleMs)
    expect(cache.lastKnown('list')).toMatchObject({ answer, at: new Date(Date.parse(now) + 1000) })
    vi.advanceTimersByTime(1)
    expect(cache.lastKnown('list')).toBeNull()
  })

  test('keeps its time when the event log returns and is lost again', async () => {
    const { cache } = await cacheWith('list')
    cache.lost()
    vi.advanceTimersByTime(1000)
    cache.again()
    cache.lost()
    expect(cache.lastKnown('list')?.at).toEqual(new Date(now))
  })

  test('is as of the time when something on it ended', async () => {
    const { cache } = await cacheWith('list', { until: '2026-11-21T06:00:10.000000Z' })
    vi.advanceTimersByTime(60_000)
    expect(cache.lastKnown('list')?.at.toISOString()).toMatch(/^2026-11-21T06:00:09/)
  })

  test('is gone after a change', async () => {
    const { cache } = await cacheWith('list')
    cache.lost()
    cache.moved([event(1)])
    expect(cache.lastKnown('list')).toBeNull()
  })
})
