import type { Feed } from '#contract/feed.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'

/** How far ahead a page knows holidays. No page is kept for longer than a day, and few ask further when a place opens. */
const days = 30
const dayMs = 86_400_000

/** The calendar day in Malawi at which a page is made. */
export const todayOf = ({ now }: Feed): string => dayInMalawi(now)

/** The holidays from today on that say when places are closed, the next first, in the feed's language. */
export async function readHolidays(feed: Feed): Promise<Holiday[]> {
  const after = (ms: number) => dayInMalawi(new Date(Date.parse(feed.now) + ms).toISOString())
  const found = await feed.all('holidays', { day: { from: after(0), before: after(days * dayMs) } })
  return found.map(({ day, name }) => ({ day, name })).toSorted((a, b) => a.day.localeCompare(b.day))
}
