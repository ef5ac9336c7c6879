import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'
import { PartnerList } from './partners/partner-list.tsx'

/** Those whom a company works with. */
export const view = definePlainSection(
  'partners',
  'wide',
  ({ section: { id, title, lede, ground, items } }) => (
    <Section id={id} title={title} lede={lede} ground={ground}>
      <PartnerList partners={items} />
    </Section>
  ),
)
