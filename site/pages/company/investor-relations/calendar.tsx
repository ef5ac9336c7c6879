import type { CalendarDay } from '#contract/companies/company.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { Section } from '../../../components/section.tsx'
import { Table } from '../../../components/table.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './calendar.module.css'

/** The days on which the company reports or meets. */
export function Calendar({ days }: { days: readonly CalendarDay[] }) {
  const {
    request: { lang },
    words: { company: words },
  } = usePageContext()
  return (
    <Section id="calendar" title={words.calendar} lede={words.calendarNote}>
      <div className={styles.calendar}>
        <Table
          wide={false}
          caption={words.calendar}
          captionSeen={false}
          columns={[{ name: words.day }, { name: words.what }]}
          rows={days.map(({ day, what }) => ({
            key: day,
            cells: [
              <time key="day" dateTime={day}>
                {formatDay(day, lang)}
              </time>,
              what[lang],
            ],
          }))}
        />
      </div>
    </Section>
  )
}
