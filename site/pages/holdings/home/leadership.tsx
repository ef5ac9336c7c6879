import type { Item } from '#contract/registry.ts'
import { Link } from '../../../parts/link.tsx'
import { leadersOf } from '../../../parts/offices.ts'
import { People } from '../../../parts/people.tsx'
import { Section } from '../../../parts/section.tsx'
import { useReader } from '../../../reader.ts'

/** The chair and the management of the holding company. */
export function Leadership({ executives }: { executives: readonly Item<'executives'>[] }) {
  const { words: { holdingsHome: words } } = useReader()
  const people = leadersOf(executives, 'holdings').slice(0, 6)
  if (people.length === 0) return null
  return (
    <Section id="leadership" title={words.leadership} lede={words.leadershipLede} aside={<Link to="/fdhfinancialholdings/team">{words.leadershipAll}</Link>}>
      <People people={people} />
    </Section>
  )
}
