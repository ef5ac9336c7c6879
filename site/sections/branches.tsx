import { Card } from '../components/card.tsx'
import { Grid } from '../components/grid.tsx'
import { Link } from '../components/link.tsx'
import { Section } from '../components/section.tsx'
import { usePageContext } from '../page-context.ts'
import { todayOf } from '../holidays.ts'
import { placeOf } from '../islands/finder/place.ts'
import { defineSectionView } from '../section.ts'
import styles from './branches.module.css'
import { CallLinks } from '../components/telephone.tsx'

const finders = {
  branches: { to: '/fdhbankplc/branches', whose: 'bank' },
  moneybureau_locations: { to: '/fdhmoneybureau/locations', whose: 'bureau' },
} as const

/** Branches of the bank or counters of the bureau, with a way to all of them. */
export const view = defineSectionView('branches', {
  async load({ places, region, most }, feed) {
    const all = (await feed.all(places)).map((item) => placeOf(item, feed.lang, todayOf(feed)))
    const found = all
      .filter(({ status, region_name }) => status === 'open' && (region ?? region_name) === region_name)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .slice(0, most)
    return found.length === 0 ? null : found
  },
  Component({ section: { id, title, lede, ground, places }, data: found }) {
    const { messages } = usePageContext()
    const { to, whose } = finders[places]
    return (
      <Section
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={<Link to={to}>{messages.places.of[whose].title}</Link>}
      >
        <Grid columns={3} strip>
          {found.map((place) => (
            <Card key={place.id} title={place.name}>
              <p className={styles.line}>{place.address}</p>
              <p className={styles.line}>{place.hours}</p>
              {place.phone !== '' && (
                <p className={styles.line}>
                  <CallLinks
                    className={styles.phone}
                    phone={place.phone}
                    label={<span className="unseen">{messages.company.phone}: </span>}
                  />
                </p>
              )}
            </Card>
          ))}
        </Grid>
      </Section>
    )
  },
})
