import { regionNames } from '#contract/regions.ts'
import { href } from '../../../addresses.ts'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './locations.module.css'
import type { Words } from '../../../messages/messages.ts'
import type { BureauHome } from './read.ts'

const at = '/fdhmoneybureau/locations'

const countOf = (n: number, { places: { one, many } }: Words) =>
  n === 1 ? one.counter : many.counter.replace('{n}', String(n))

/** Counters by region, each leading to its place in the list. */
export function Locations({ locations }: { locations: BureauHome['locations'] }) {
  const { words, request, hasPage } = usePageContext()
  if (locations.length === 0) return null
  return (
    <Section
      id="locations"
      title={words.bureauHome.places}
      lede={words.bureauHome.placesLede(locations.length)}
      aside={<Link to={at}>{words.bureauHome.placesAll}</Link>}
    >
      <div className={styles.regions}>
        {regionNames.map((region) => {
          const here = locations.filter((place) => place.region_name === region)
          return (
            here.length > 0 && (
              <div key={region} className={styles.region}>
                <h3>{words.parts.regions[region]}</h3>
                <p className={styles.count}>{countOf(here.length, words)}</p>
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
