import type { Item } from '#contract/registry.ts'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import styles from './people.module.css'
import { Placeholder, Picture } from './picture.tsx'

/** Someone with an office in a company. */
export type Person = { executive: Item<'executives'>; title: string }

/**
 * People in a row, each with portrait (or monogram), name, office and qualifications. Lists them all; narrow it before.
 * @param close on phones two beside each other, without qualifications: a taste of the page that has all
 * @param profileOf the address of someone's profile, where the name is to lead there
 */
export function People({
  people,
  profileOf,
  close = false,
}: {
  people: readonly Person[]
  profileOf?: (executive: Person['executive']) => string
  close?: boolean
}) {
  return (
    <ul className={classNames(styles.people, close && styles.close)}>
      {people.map(({ executive, title }) => (
        <li key={executive.id} className={styles.person}>
          <div className={styles.portrait}>
            {executive.image ? (
              <Picture picture={executive.image} shape="square" sizes="96px" />
            ) : (
              <Placeholder shape="square" />
            )}
          </div>
          <div className={styles.words}>
            <h3 className={styles.name}>
              {profileOf ? <Link to={profileOf(executive)}>{executive.name}</Link> : executive.name}
            </h3>
            <p className={styles.title}>{title}</p>
            <p className={styles.qualifications}>{executive.qualifications}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
