import { expect, test, vi } from 'vitest'
import { PageCheckpoints, type Checkpoints } from './page-checkpoints.ts'

const list = (total: number): Checkpoints => ({ total, every: 500, at: [] })

test('a list is walked once a change, however many ask', async () => {
  const store = new PageCheckpoints()
  const read = vi.fn<() => Promise<Checkpoints>>(async () => list(40))
  const both = await Promise.all([store.get('blogs', 1, read), store.get('blogs', 1, read)])
  expect(both.map(({ current, checkpoints }) => [current, checkpoints.total])).toEqual([
    [true, 40],
    [true, 40],
  ])
  await store.get('blogs', 1, read)
  expect(read).toHaveBeenCalledTimes(1)
  expect(await store.get('blogs', 2, async () => list(41))).toEqual({ checkpoints: list(41), current: true })
})

test('a long list’s old checkpoints serve, and are said to be old, until the new ones are there', async () => {
  const store = new PageCheckpoints()
  await store.get('blogs', 1, async () => list(100_000))
  const walk = Promise.withResolvers<Checkpoints>()
  const read = vi.fn<() => Promise<Checkpoints>>(() => walk.promise)
  for (let asked = 0; asked < 3; asked++) {
    expect(await store.get('blogs', 2, read)).toEqual({ checkpoints: list(100_000), current: false })
  }
  expect(read).toHaveBeenCalledTimes(1)
  walk.resolve(list(100_001))
  await vi.waitFor(async () =>
    expect(await store.get('blogs', 2, read)).toEqual({ checkpoints: list(100_001), current: true }),
  )
  expect(read).toHaveBeenCalledTimes(1)
})

test('a walk that fails is met by who waits for it, and begun again by the next', async () => {
  const store = new PageCheckpoints()
  await expect(store.get('blogs', 1, () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect((await store.get('blogs', 1, async () => list(3))).checkpoints.total).toBe(3)
})
