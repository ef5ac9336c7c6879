import { officesOf } from '../components/offices.ts'
import { People } from '../components/people.tsx'
import { Section } from '../components/section.tsx'
import { profileAddress } from '#contract/rules/profile-address.ts'
import { companyOf, defineSectionView } from '../section.ts'

/** A company's board or management, each leading to a profile. */
export const view = defineSectionView('people', {
  async load(section, feed, request) {
    const company = companyOf(section, request)
    const people = officesOf(await feed.all('executives'), company, section.role_type)
    return people.length === 0 ? null : { company, people: people.slice(0, section.most) }
  },
  Component: ({ section: { id, title, ground, role_type }, data: { company, people } }) => (
    <Section id={id} title={title} ground={ground}>
      <People people={people} profileOf={({ slug }) => profileAddress(slug, company, role_type)} />
    </Section>
  ),
})
