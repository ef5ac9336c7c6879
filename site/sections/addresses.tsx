import { officeOf } from '../frame.ts'
import { AddressCard } from '../components/address-card.tsx'
import { Grid } from '../components/grid.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { headOffice } from '../structured-data.ts'
import { Hours } from './addresses/hours.tsx'

/** Head offices, and how each is reached. */
export const view = defineSectionView('addresses', {
  load({ companies }, _feed, { frame }) {
    const offices = companies.flatMap((company) => officeOf(frame, company) ?? [])
    return offices.length === 0 ? null : { offices }
  },
  structured: (_section, { offices }, request) =>
    offices
      .filter(({ brand }) => brand === companyOf({}, request))
      .map((office) => headOffice(request, office)),
  Component: ({ section: { id, title, ground, hours }, data: { offices } }) => (
    <Section id={id} title={title} ground={ground}>
      <Grid columns={2}>
        {offices.flatMap((office) => [
          <AddressCard key={office.brand} address={office} />,
          ...(hours ? [<Hours key={`${office.brand}-hours`} office={office} />] : []),
        ])}
      </Grid>
    </Section>
  ),
})
