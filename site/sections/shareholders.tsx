import { Section } from '../components/section.tsx'
import { Shareholding } from '../components/shareholding.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { shareholdersOf } from './shareholders/read.ts'

/** Who owns a company, by its facts. */
export const view = defineSectionView('shareholders', {
  load: (section, _feed, request) => shareholdersOf(request.frame, companyOf(section, request)),
  Component: ({ section: { id, title, ground }, data }) => (
    <Section id={id} title={title} ground={ground}>
      <Shareholding of={data} title={title} />
    </Section>
  ),
})
