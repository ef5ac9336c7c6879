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
    messages: { company: messages },
  } = usePageContext()
  return (
    <Section id="calendar" title={messages.calendar} lede={messages.calendarNote}>
      <div className={styles.calendar}>
        <Table
          wide={false}
          caption={messages.calendar}
          captionSeen={false}
          columns={[{ name: messages.day }, { name: messages.what }]}
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
