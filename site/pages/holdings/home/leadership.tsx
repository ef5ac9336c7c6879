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
    words: { holdingsHome: words },
  } = usePageContext()
  const people = leadersOf(executives, 'holdings').slice(0, 6)
  if (people.length === 0) return null
  const all = (
    <span className={styles.all}>
      <Link to="/fdhfinancialholdings/board">{words.boardAll}</Link>
      <Link to="/fdhfinancialholdings/team">{words.leadershipAll}</Link>
    </span>
  )
  return (
    <Section id="leadership" title={words.leadership} lede={words.leadershipLede} aside={all}>
      <People people={people} />
    </Section>
  )
}
