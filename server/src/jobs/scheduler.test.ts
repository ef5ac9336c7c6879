import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScheduler, type Scheduler } from './scheduler.ts'

let scheduler: Scheduler
let reported: [unknown, unknown][]
beforeEach(() => {
  vi.useFakeTimers()
  reported = []
  scheduler = startScheduler((error, labels) => reported.push([error, labels]))
})
afterEach(async () => {
  await scheduler.stop()
  vi.useRealTimers()
})

test('a task runs at its times, and sooner the first time where it asks for that', async () => {
  const [now, soon, later] = [
    vi.fn<() => Promise<void>>(async () => {}),
    vi.fn<() => Promise<void>>(async () => {}),
    vi.fn<() => Promise<void>>(async () => {}),
  ]
  scheduler.add({ name: 'task', everyMs: 1000, run: soon, firstAfterMs: 100 })
  scheduler.add({ name: 'task', everyMs: 1000, run: now, firstAfterMs: 0 })
  scheduler.add({ name: 'task', everyMs: 1000, run: later })
  await vi.advanceTimersByTimeAsync(2500)
  expect(now).toHaveBeenCalledTimes(3)
  expect(later).toHaveBeenCalledTimes(2)
  expect(soon).toHaveBeenCalledTimes(3)
})

test('a run that takes longer than its time is not begun twice, and holds up no other task', async () => {
  let end = () => {}
  const slow = vi.fn<() => Promise<void>>(() => new Promise<void>((done) => (end = done)))
  const other = vi.fn<() => Promise<void>>(async () => {})
  scheduler.add({ name: 'task', everyMs: 1000, run: slow })
  scheduler.add({ name: 'task', everyMs: 1000, run: other })
  await vi.advanceTimersByTimeAsync(3000)
  expect(slow).toHaveBeenCalledTimes(1)
  expect(other).toHaveBeenCalledTimes(3)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(slow).toHaveBeenCalledTimes(2)
  end()
})

test('a run that fails is reported, and tried again', async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(undefined)
  scheduler.add({ name: 'task', everyMs: 1000, run })
  await vi.advanceTimersByTimeAsync(2000)
  expect(reported).toEqual([[new Error('away'), { task: 'task' }]])
  expect(run).toHaveBeenCalledTimes(2)
})

test('stopping waits for what runs, runs once more what asks for that, and begins nothing afterwards', async () => {
  let end = () => {}
  const slow = vi.fn<() => Promise<void>>(() => new Promise<void>((done) => (end = done)))
  const last = vi.fn<() => Promise<void>>(async () => {})
  scheduler.add({ name: 'task', everyMs: 1000, run: slow, firstAfterMs: 0 })
  scheduler.add({ name: 'task', everyMs: 1000, run: last, atStop: true })
  await vi.advanceTimersByTimeAsync(0)
  let stopped = false
  const stopping = scheduler.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).toBe(false)
  end()
  await stopping
  expect(last).toHaveBeenCalledTimes(1)
  expect(slow).toHaveBeenCalledTimes(1)
})

test('the last runs take turns in the order of adding, and one that fails keeps no other from its turn', async () => {
  const order: string[] = []
  const lastRun = (name: string, ms: number, fails = false) =>
    scheduler.add({
      name: 'task',
      everyMs: 1000,
      atStop: true,
      run: async () => {
        await new Promise((done) => setTimeout(done, ms))
        order.push(name)
        if (fails) throw new Error(name)
      },
    })
  lastRun('slow', 500)
  lastRun('failing', 10, true)
  lastRun('quick', 0)
  const stopping = scheduler.stop()
  await vi.advanceTimersByTimeAsync(1000)
  await stopping
  expect(order).toEqual(['slow', 'failing', 'quick'])
  expect(reported).toEqual([[new Error('failing'), { task: 'task' }]])
})
