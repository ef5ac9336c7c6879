import type { Item } from '#contract/registry.ts'
import styles from './people.module.css'
import { Placeholder, Picture } from './picture.tsx'

/** Someone with an office in a company. */
export type Person = { executive: Item<'executives'>; title: string }

/** People in a row, each with portrait (or monogram), name, office and qualifications. Lists them all; narrow it before. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ executive, title }) => (
        <li key={executive.id} className={styles.person} lang={executive.untranslated ? 'en' : undefined}>
          <div className={styles.portrait}>
            {executive.image ? (
              <Picture picture={executive.image} name={executive.name} shape="square" sizes="96px" />
            ) : (
              <Placeholder name={executive.name} shape="square" />
            )}
          </div>
          <div className={styles.words}>
            <h3 className={styles.name}>{executive.name}</h3>
            <p className={styles.title}>{title}</p>
            <p className={styles.qualifications}>{executive.qualifications}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
