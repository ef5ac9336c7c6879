import { Icon } from '../../components/icon.tsx'
import { ContentLink } from '../../components/link.tsx'
import styles from './ways-list.module.css'

export type Way = { icon: string; name: string; text: string; to?: string | undefined }

/** Ways to bank, each with an icon and a sentence; one without a page is a text. */
export const WaysList = ({ ways }: { ways: readonly Way[] }) => (
  <ul className={`${styles.ways} strip pairs`}>
    {ways.map(({ icon, name, text, to }) => (
      <li key={name} className={styles.way}>
        <Icon name={icon} size={28} className={styles.icon} />
        <h3 className={styles.name}>
          <ContentLink to={to} className={styles.link}>
            {name}
          </ContentLink>
        </h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
)
