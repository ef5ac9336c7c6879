import { Link } from '../../../components/link.tsx'
import styles from './groups.module.css'
import type { Group } from './read.ts'

/** One company's pages, group by group. */
export const Groups = ({ groups }: { groups: readonly Group[] }) => (
  <div className={styles.groups}>
    {groups.map(({ name, entries }) => (
      <div key={name}>
        <h3 className={styles.title}>{name}</h3>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.name + entry.to}>
              <Link to={entry.to} className={styles.link}>
                {entry.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
