import { brandOfPath } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { formatDay, formatWeekday } from '#contract/rules/dates.ts'
import type { PageRequest } from '#contract/site.ts'
import type { Frame } from '../../frame.ts'
import { usePageContext } from '../../page-context.ts'
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

const companyName = ({ companies }: Frame, path: string) => companies[brandOfPath(path) ?? 'bank'].name

/** The rates of one day on one sheet, to read or to print; without a date, of the newest day there is. */
export const page = definePage({
  paths: below('day'),
  sheet: 'rates',
  query: ['date'],
  // There are many days, and what lies ahead becomes the past at midnight.
  keep: ({ query }) => query['date'] === undefined,
  load,
  title: ({ rates: { ofDay: messages } }, { asked }, { lang }) => {
    if (asked.ok) return formatMessage(messages.title, { day: formatDay(asked.found.day, lang) })
    return asked.error ? formatMessage(messages.errorTitle, { title: messages.name }) : messages.name
  },
  description: ({ rates: { ofDay: messages } }, _data, { path, frame }) =>
    formatMessage(messages.description, { company: companyName(frame, path) }),
  canonical: ({ asked }, { path, query }) =>
    asked.ok && query['date'] !== undefined ? `${path}?date=${asked.found.day}` : path,
  Component: ({
    data: { asked, interest },
    messages: { rates: messages, components },
    request: { lang, path },
  }) => (
    <>
      <Hero
        tool
        title={
          asked.ok
            ? formatMessage(messages.ofDay.title, { day: formatDay(asked.found.day, lang) })
            : messages.ofDay.name
        }
        lede={
          asked.ok
            ? `${companyName(usePageContext().frame, path)}. ${formatWeekday(asked.found.day, lang)}. ${messages.ofDay.lede}`
            : companyName(usePageContext().frame, path)
        }
      />
      <Breadcrumbs trail={[{ name: messages.title, to: ratesPath(path) }]} here={messages.ofDay.name} />
      <div className={`wrap ${styles.page}`}>
        {asked.last === null ? (
          <EmptyState>{components.noRates}</EmptyState>
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
