import { formatDay } from '#contract/rules/dates.ts'
import { Section } from '../components/section.tsx'
import { Table } from '../components/table.tsx'
import { usePageContext } from '../page-context.ts'
import { definePlainSection } from '../section.ts'
import styles from './calendar.module.css'

/** The days on which the company reports or meets. */
export const view = definePlainSection(
  'calendar',
  'wide',
  ({ section: { id, title, lede, ground, days } }) => {
    const {
      request: { lang },
      messages: { company: messages },
    } = usePageContext()
    return (
      <Section id={id} title={title} lede={lede} ground={ground}>
        <div className={styles.calendar}>
          <Table
            wide={false}
            caption={title}
            captionSeen={false}
            columns={[{ name: messages.day }, { name: messages.what }]}
            rows={days.map(({ day, what }) => ({
              key: `${day} ${what}`,
              cells: [
                <time key="day" dateTime={day}>
                  {formatDay(day, lang)}
                </time>,
                what,
              ],
            }))}
          />
        </div>
      </Section>
    )
  },
)
