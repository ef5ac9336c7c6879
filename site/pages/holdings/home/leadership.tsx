import type { Item } from '#contract/registry.ts'
import { Link } from '../../../components/link.tsx'
import { leadersOf } from '../../../components/offices.ts'
import { People } from '../../../components/people.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './leadership.module.css'

/** The chair and the management of the holding company. */
export function Leadership({ executives }: { executives: readonly Item<'executives'>[] }) {
  const {
    messages: { holdingsHome: messages },
  } = usePageContext()
  const people = leadersOf(executives, 'holdings').slice(0, 6)
  if (people.length === 0) return null
  const all = (
    <span className={styles.all}>
      <Link to="/fdhfinancialholdings/board">{messages.boardAll}</Link>
      <Link to="/fdhfinancialholdings/team">{messages.leadershipAll}</Link>
    </span>
  )
  return (
    <Section id="leadership" title={messages.leadership} lede={messages.leadershipLede} aside={all}>
      <People people={people} />
    </Section>
  )
}
