import { brandOfPath, brands } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import { formatDay, formatWeekday } from '#contract/rules/dates.ts'
import type { PageRequest } from '#contract/site.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Hero } from '../../components/hero.tsx'
import { below, ratesPath } from './addresses.ts'
import { endOf } from './day.ts'
import { DayForm } from './day/form.tsx'
import { Sheet } from './day/sheet.tsx'
import styles from './day/day.module.css'
import { interestAt, readDayAsked } from './read-day.ts'

async function load(feed: Feed, request: PageRequest) {
  const asked = await readDayAsked(feed, request.query['date'])
  // The bank's sheet has its interest rates as well; the bureau has none.
  const ofBank = ratesPath(request.path) === ratesPath('/fdhbankplc/')
  const interest = asked.ok && ofBank ? await interestAt(feed, endOf(asked.found.day)) : []
  return { asked, interest }
}

const company = (path: string) => brands[brandOfPath(path) ?? 'bank'].name

/** The rates of one day on one sheet, to read or to print; without a date, of the newest day there is. */
export const page = definePage({
  paths: below('day'),
  query: ['date'],
  // There are many days, and what lies ahead becomes the past at midnight.
  keep: ({ query }) => query['date'] === undefined,
  load,
  title: ({ rates: { ofDay: words } }, { asked }, { lang }) => {
    if (asked.ok) return words.title(formatDay(asked.found.day, lang))
    return asked.fault ? words.errorTitle(words.name) : words.name
  },
  description: ({ rates: { ofDay: words } }, _data, { path }) => words.description(company(path)),
  canonical: ({ asked }, { path, query }) =>
    asked.ok && query['date'] !== undefined ? `${path}?date=${asked.found.day}` : path,
  Component: ({ data: { asked, interest }, words: { rates: words, parts }, request: { lang, path } }) => (
    <>
      <Hero
        small
        title={asked.ok ? words.ofDay.title(formatDay(asked.found.day, lang)) : words.ofDay.name}
        lede={
          asked.ok
            ? `${company(path)}. ${formatWeekday(asked.found.day, lang)}. ${words.ofDay.lede}`
            : company(path)
        }
      />
      <Breadcrumbs trail={[{ name: words.title, to: ratesPath(path) }]} here={words.ofDay.name} />
      <div className={`wrap ${styles.page}`}>
        {asked.last === null ? (
          <EmptyState>{parts.noRates}</EmptyState>
        ) : (
          <>
            <DayForm asked={asked} />
            {asked.ok && <Sheet found={asked.found} interest={interest} />}
          </>
        )}
      </div>
    </>
  ),
})
