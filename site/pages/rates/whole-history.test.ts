import { expect, it } from 'vitest'
import type { Feed } from '#contract/feed.ts'
import { wholeHistory } from './whole-history.ts'

const span = { where: {}, from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }
const at = (minute: number) => new Date(Date.parse(span.from) + minute * 60_000).toISOString()

/** A feed that gives a thousand rows at once, two of each instant. */
function feedOf(count: number, instant: (row: number) => string) {
  const rows = Array.from({ length: count }, (_, row) => ({ id: String(row), effective_at: instant(row) }))
  let asked = 0
  const history = async (_name: string, { from }: { from: string }) => {
    asked += 1
    return rows.filter((row) => Date.parse(row.effective_at) >= Date.parse(from)).slice(0, 1000)
  }
  // Only what is read here.
  return { feed: { history } as unknown as Pick<Feed, 'history'>, asked: () => asked }
}

it('asks again from where the feed stopped, and gives each row once', async () => {
  const { feed, asked } = feedOf(2500, (row) => at(Math.floor(row / 2)))
  const rows = await wholeHistory(feed, 'bank_rates', span)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 2500 }, (_, row) => String(row)))
  expect(asked()).toBe(3)
})

it('ends, also where one instant has more rows than the feed gives', async () => {
  const { feed } = feedOf(1500, () => at(0))
  expect(await wholeHistory(feed, 'bank_rates', span)).toHaveLength(1000)
  expect(await wholeHistory(feedOf(0, at).feed, 'bank_rates', span)).toEqual([])
})
