import type { Offer } from '../page.ts'
import { telephoneOf } from '../frame.ts'
import { usePageContext } from '../page-context.ts'
import { Link } from '../components/link.tsx'
import { oftenWanted } from '../search/often-wanted.ts'
import { SearchField } from '../search/search-field.tsx'
import styles from './ways-on.module.css'
import { CallLinks } from '../components/telephone.tsx'

/** Below a page that is not there or could not be shown: search, what was perhaps meant, what most people want, a telephone. */
export function WaysOn({ offers = [] }: { offers?: readonly Offer[] }) {
  const context = usePageContext()
  const { brand, frame, hasPage, messages } = context
  const phone = telephoneOf(frame, brand)
  const often = oftenWanted(context)
  return (
    <div className={`wrap ${styles.ways}`}>
      {hasPage('/search') && <SearchField id="search-page" big />}
      {offers.length > 0 && (
        <section>
          <h2>{messages.shell.notFoundOffers}</h2>
          <Ways to={offers.map(({ to, label }) => ({ to, name: label }))} />
        </section>
      )}
      {often.length > 0 && (
        <section>
          <h2>{messages.search.instead}</h2>
          <Ways to={often} />
        </section>
      )}
      {phone && (
        <p>
          {messages.shell.orCall} <CallLinks phone={phone} />
        </p>
      )}
    </div>
  )
}

const Ways = ({ to: ways }: { to: readonly { to: string; name: string }[] }) => (
  <ul className={styles.list}>
    {ways.map(({ to, name }) => (
      <li key={to}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
)
