import type { Item } from '#contract/registry.ts'
import { Link } from '../../../components/link.tsx'
import { Picture } from '../../../components/picture.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './team.module.css'

export type Member = { person: Item<'executives'>; title: string; position: number }

/** Who looks after the money, in the order of their offices. */
export function Team({ team }: { team: readonly Member[] }) {
  const {
    messages: { discountHouse: messages },
  } = usePageContext()
  if (team.length === 0) return null
  return (
    <Section
      id="team"
      title={messages.team}
      aside={<Link to="/firstdiscounthouse/team">{messages.teamAll}</Link>}
    >
      <ul className={styles.people}>
        {team.map(({ person, title }) => (
          <li key={person.id} className={styles.person} lang={person.untranslated ? 'en' : undefined}>
            <div className={styles.portrait}>
              <Picture picture={person.image} name={person.name} shape="square" sizes="120px" />
            </div>
            <div>
              <h3 className={styles.name}>{person.name}</h3>
              <p className={styles.title}>{title}</p>
              <p className={styles.qualifications}>{person.qualifications}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
