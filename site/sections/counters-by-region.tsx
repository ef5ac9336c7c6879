import { formatMessage } from '#contract/format-message.ts'
import { regionNames } from '#contract/regions.ts'
import { href } from '../addresses.ts'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'
import styles from './counters-by-region.module.css'

const at = '/fdhmoneybureau/locations'

/** Counters by region, each leading to its place in the list. */
export const view = defineSectionView('counters-by-region', {
  async load(_section, feed) {
    const counters = await feed.all('moneybureau_locations')
    return counters.length === 0 ? null : counters.toSorted((a, b) => a.name.localeCompare(b.name))
  },
  Component({ section: { id, title, lede, ground, more }, data: counters }) {
    const { messages, request, hasPage } = usePageContext()
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <div className={`${styles.regions} strip`}>
          {regionNames.map((region) => {
            const here = counters.filter((place) => place.region_name === region)
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
  },
})
