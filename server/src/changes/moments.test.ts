import { beforeEach, expect, test, vi } from 'vitest'
import type { StreamListener } from './event-stream.ts'
import { mostBehindMs, Moments, type Moment } from './moments.ts'

let heard: StreamListener
let moments: Moments
let asked: number
let database: Moment & { takesMs: number }

/** The database, which counts how often it is asked. Its answer is as late as `takesMs` says. */
const read = async (): Promise<Moment> => {
  asked += 1
  const { seq, now, takesMs } = database
  vi.advanceTimersByTime(takesMs)
  return { seq, now }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  asked = 0
  database = { seq: 7, now: '2026-11-26T08:00:00.123456Z', takesMs: 2 }
  moments = new Moments({ on: (listener) => void (heard = listener) })
})

test('the first page asks the database, those of the next second add the time that has passed', async () => {
  expect(await moments.now(read)).toEqual({ seq: 7, now: '2026-11-26T08:00:00.123456Z' })
  vi.advanceTimersByTime(400)
  expect(await moments.now(read)).toEqual({ seq: 7, now: '2026-11-26T08:00:00.523000Z' })
  expect(asked).toBe(1)
})

test('after a second the database is asked again', async () => {
  await moments.now(read)
  vi.advanceTimersByTime(1000)
  database.now = '2026-11-26T08:00:05.000000Z'
  expect((await moments.now(read)).now).toBe('2026-11-26T08:00:05.000000Z')
  expect(asked).toBe(2)
})

test.each([
  ['an event of any instance', () => heard.moved([])],
  ['a change of this instance', () => moments.moved()],
  ['the log that can be followed again', () => heard.again()],
])('%s makes the next page ask', async (_, happens) => {
  await moments.now(read)
  happens()
  database.seq = 8
  expect((await moments.now(read)).seq).toBe(8)
})

test('while no event can be heard of, each page asks', async () => {
  heard.lost()
  await moments.now(read)
  database.seq = 8
  expect((await moments.now(read)).seq).toBe(8)
})

test('an event that comes while the database is asked makes the next page ask again', async () => {
  await moments.now(async () => {
    const moment = await read()
    heard.moved([])
    return moment
  })
  database.seq = 8
  expect((await moments.now(read)).seq).toBe(8)
})

test('an answer that came late tells nothing of the time that has passed', async () => {
  database.takesMs = mostBehindMs
  await moments.now(read)
  database.seq = 8
  expect((await moments.now(read)).seq).toBe(8)
})

test('it is never ahead of the database, and never far behind', async () => {
  database.takesMs = mostBehindMs - 2
  await moments.now(read)
  vi.advanceTimersByTime(300)
  const told = Date.parse((await moments.now(read)).now)
  // Its clock was read at some time between the question and the answer.
  const [earliest, latest] = [300, 300 + database.takesMs].map((ms) => Date.parse(database.now) + ms)
  expect(told).toBeLessThanOrEqual(earliest ?? 0)
  expect(told).toBeGreaterThanOrEqual((latest ?? 0) - mostBehindMs)
})
