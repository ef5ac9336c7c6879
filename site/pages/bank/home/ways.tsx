import { Icon } from '../../../components/icon.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './ways.module.css'

/** Ways to bank: from any phone to a counter. */
export function Ways() {
  const {
    messages: { bankHome: messages },
    hasPage,
  } = usePageContext()
  return (
    <Section id="ways" title={messages.ways} lede={messages.waysLede}>
      <ul className={styles.ways}>
        {messages.waysList.map((way) => (
          <li key={way.name} className={styles.way}>
            <Icon name={way.icon} size={28} className={styles.icon} />
            <h3 className={styles.name}>
              {hasPage(way.to) ? (
                <Link to={way.to} className={styles.link}>
                  {way.name}
                </Link>
              ) : (
                way.name
              )}
            </h3>
            <p className={styles.text}>{way.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
