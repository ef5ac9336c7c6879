import { officeOf } from '../frame.ts'
import { readHolidays, todayOf } from '../holidays.ts'
import { AddressCard } from '../components/address-card.tsx'
import { Grid } from '../components/grid.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { headOffice } from '../structured-data.ts'
import { Hours } from './addresses/hours.tsx'

/** Head offices, and how each is reached. */
export const view = defineSectionView('addresses', {
  async load({ companies }, feed, { frame }) {
    const offices = companies.flatMap((company) => officeOf(frame, company) ?? [])
    if (offices.length === 0) return null
    return { offices, holidays: await readHolidays(feed), today: todayOf(feed) }
  },
  // Those that lead to all of it are a taste of that page.
  structured: ({ more }, { offices, holidays, today }, request) =>
    offices
      .filter(({ brand }) => more.length === 0 && brand === companyOf({}, request))
      .map((office) => headOffice(request, office, holidays, today)),
  Component: ({ section: { id, title, lede, ground, hours, more }, data: { offices, today } }) => (
    <Section id={id} title={title} lede={lede} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <Grid columns={offices.length > 4 ? 3 : 2} strip={offices.length > 1}>
        {offices.flatMap((office) => [
          <AddressCard key={office.brand} address={office} />,
          ...(hours ? [<Hours key={`${office.brand}-hours`} office={office} today={today} />] : []),
        ])}
      </Grid>
    </Section>
  ),
})
