import type { Office } from '../../frame.ts'
import { formatHours } from '#contract/rules/opening.ts'
import { formatMessage } from '#contract/format-message.ts'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { usePageContext } from '../../page-context.ts'
import styles from './reach.module.css'

/** A map website, loaded only when it is asked for. */
const onTheWeb = ({ latitude, longtude }: Office) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${latitude},${longtude}` }).toString()}`

/** When the office is open, and where it lies: on a map website, or in the phone's own app. */
export function Hours({ office, today }: { office: Office; today: string }) {
  const {
    request: { lang },
    messages: { company: messages, components },
  } = usePageContext()
  const whose = <span className="unseen">{formatMessage(messages.mapOf, { company: office.title })}</span>
  return (
    <Card>
      <div className={styles.block}>
        <h3>{messages.hours}</h3>
        <p>{formatHours(office, lang, today)}</p>
        {office.hours_note && <p>{office.hours_note}</p>}
      </div>
      <div className={styles.block}>
        <h3>{messages.map}</h3>
        <ul className={styles.ways}>
          <li>
            <a className={styles.way} href={onTheWeb(office)} rel="noopener noreferrer">
              <Icon name="map-pin" />
              <span>
                {messages.mapWeb}
                {whose} <span className="unseen">{components.external}</span>
              </span>
            </a>
          </li>
          <li>
            <a className={styles.way} href={`geo:${office.latitude},${office.longtude}`}>
              <Icon name="smartphone" />
              <span>
                {messages.mapApp}
                {whose}
              </span>
            </a>
          </li>
        </ul>
      </div>
    </Card>
  )
}
