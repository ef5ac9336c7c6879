import { More } from '../components/more.tsx'
import { leadersOf } from '../components/offices.ts'
import { People } from '../components/people.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'

/** The chair of a company's board and its management. */
export const view = defineSectionView('leaders', {
  async load(section, feed, request) {
    const people = leadersOf(await feed.all('executives'), companyOf(section, request))
    return people.length === 0 ? null : people.slice(0, section.most)
  },
  Component: ({ section: { id, title, lede, ground, more }, data: people }) => (
    <Section id={id} title={title} lede={lede} ground={ground} aside={more.length > 0 && <More to={more} />}>
      <People close people={people} />
    </Section>
  ),
})
