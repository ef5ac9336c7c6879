import { href } from '../../../addresses.ts'
import { usePageContext } from '../../../page-context.ts'
import styles from './groups.module.css'
import type { Group } from './read.ts'

/** One company's pages, group by group. */
export function Groups({ groups }: { groups: readonly Group[] }) {
  const {
    request: { lang },
  } = usePageContext()
  return (
    <div className={styles.groups}>
      {groups.map(({ name, entries }) => (
        <div key={name}>
          <h3 className={styles.title}>{name}</h3>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.name + entry.to}>
                {/* All of them were found; which pages staff have written only the feed knows. */}
                <a href={href(lang, entry.to)} className={styles.link}>
                  {entry.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
