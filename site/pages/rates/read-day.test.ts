import { expect, it } from 'vitest'
import type { Feed } from '#contract/feed.ts'
import { readDayAsked } from './read-day.ts'
import { readHistory, withChanges } from './read-history.ts'
import { row } from './sample-row.ts'

const all = [
  row('GBP', '2200.00', '2026-06-01T06:00:00Z'),
  row('USD', '1700.00', '2026-11-18T06:00:00Z'),
  row('USD', '1710.00', '2026-11-19T06:00:00Z'),
  row('USD', '1705.50', '2026-11-19T12:00:00Z'),
  // In Malawi this is already the 21st.
  row('USD', '1720.00', '2026-11-20T22:30:00Z'),
]

/** What the pages ask of the feed, over these rows and nothing else. */
const feed: Feed = {
  now: '2026-11-21T10:00:00Z',
  history: async (
    _name: string,
    { where, from, to }: { where: { currency: string }; from: string; to: string },
  ) =>
    all.filter(
      (one) =>
        one.currency === where.currency &&
        Date.parse(one.effective_at) >= Date.parse(from) &&
        Date.parse(one.effective_at) < Date.parse(to),
    ),
  latest: async (
    _name: string,
    { of, count, before = '9999' }: { of: readonly string[]; count: number; before?: string },
  ) =>
    of.flatMap((code) =>
      all
        .filter((one) => one.currency === code && Date.parse(one.effective_at) < Date.parse(before))
        .slice(-count),
    ),
  newest: async (_name: string, count: number, where?: { currency: string }) =>
    all
      .filter((one) => !where || one.currency === where.currency)
      .toReversed()
      .slice(0, count),
} as unknown as Feed // those of its functions that are read here

it('shows a day as it stood when it ended in Malawi', async () => {
  const asked = await readDayAsked(feed, '19/11/2026')
  expect(asked.ok && asked.found.rates.map(({ currency, selling }) => [currency, selling])).toEqual([
    ['USD', '1705.50'],
    ['GBP', '2200.00'],
  ])
  expect(asked.ok && asked.found.changes).toEqual({ USD: { way: 'down', by: '4.50' } })
  const next = await readDayAsked(feed, '2026-11-20')
  expect(next.ok && next.found.rates[0]?.selling).toBe('1705.50')
  expect(await readDayAsked(feed, undefined)).toMatchObject({ ok: true, found: { day: '2026-11-21' } })
})

it.each([
  ['soon', 'malformed'],
  ['2026-11-22', 'future'],
  ['2026-05-31', 'early'],
])('%s is answered with %s, and kept as typed', async (typed, error) => {
  expect(await readDayAsked(feed, typed)).toMatchObject({ ok: false, error, typed, last: '2026-11-21' })
})

it('ends a period with the newest rate, and counts changes from the rate before it', async () => {
  const history = await readHistory(feed, { currency: 'USD', days: '7' })
  expect(history?.span).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(history?.rows.map(({ change }) => change?.by ?? null)).toEqual([null, '10.00', '4.50', '14.50'])
  // 1,720 after 1,700: there was no rate yet when the period began.
  expect(history?.moved).toEqual({ way: 'up', percent: '1.2', days: 7, since: '2026-11-18T06:00:00Z' })
  expect(withChanges(all.slice(2, 3), all[1])[0]?.change).toEqual({ way: 'up', by: '10.00' })
  expect(await readHistory(feed, { currency: 'EUR' })).toMatchObject({ days: 30, span: null, rows: [] })
  for (const wrong of [{ currency: 'XXX' }, { days: '8' }]) expect(await readHistory(feed, wrong)).toBeNull()
})
