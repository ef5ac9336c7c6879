import { Section } from '../components/section.tsx'
import { Shareholding } from '../components/shareholding.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { readShareholders } from './shareholders/read.ts'

/** Who owns a company: this section's own list, or that of the company's page. */
export const view = defineSectionView('shareholders', {
  async load(section, feed, request) {
    const company = companyOf(section, request)
    return section.holders.length > 0 ? { ...section, company } : readShareholders(feed, company)
  },
  Component: ({ section: { id, title, ground }, data }) => (
    <Section id={id} title={title} ground={ground}>
      <Shareholding of={data} title={title} />
    </Section>
  ),
})
