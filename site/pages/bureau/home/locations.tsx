import { formatMessage } from '#contract/format-message.ts'
import { regionNames } from '#contract/regions.ts'
import { href } from '../../../addresses.ts'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './locations.module.css'
import type { BureauHome } from './read.ts'

const at = '/fdhmoneybureau/locations'

/** Counters by region, each leading to its place in the list. */
export function Locations({ locations }: { locations: BureauHome['locations'] }) {
  const { messages, request, hasPage } = usePageContext()
  if (locations.length === 0) return null
  return (
    <Section
      id="locations"
      title={messages.bureauHome.places}
      lede={formatMessage(messages.bureauHome.placesLede, { n: locations.length }, request.lang)}
      aside={<Link to={at}>{messages.bureauHome.placesAll}</Link>}
    >
      <div className={styles.regions}>
        {regionNames.map((region) => {
          const here = locations.filter((place) => place.region_name === region)
          return (
            here.length > 0 && (
              <div key={region} className={styles.region}>
                <h3>{messages.components.regions[region]}</h3>
                <p className={styles.count}>
                  {formatMessage(messages.places.count.counter, { n: here.length }, request.lang)}
                </p>
                <ul className={styles.list}>
                  {here.map((place) => (
                    <li key={place.id}>
                      {hasPage(at) ? (
                        <a
                          className={styles.place}
                          href={`${href(request.lang, at)}?branch=${place.id}#place-${place.id}`}
                        >
                          {place.name}
                        </a>
                      ) : (
                        place.name
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </Section>
  )
}
