import { FaqList } from '../components/faq.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { faqPage } from '../structured-data.ts'

/** Questions of a company with their answers. */
export const view = defineSectionView('questions', {
  async load(section, feed, request) {
    const { group, most } = section
    const faqs = (await feed.all('faqs', { brands: companyOf(section, request) }))
      .filter((faq) => group === undefined || faq.group === group)
      .toSorted((a, b) => a.position - b.position)
      .slice(0, most)
    return faqs.length === 0 ? null : faqs
  },
  // Those that lead to all of them are a taste of that page.
  structured: ({ more }, faqs) => (more.length > 0 ? [] : [faqPage(faqs)]),
  Component: ({ section: { id, title, lede, ground, more }, data: faqs }) => (
    <Section
      split
      id={id}
      title={title}
      lede={lede}
      ground={ground}
      aside={more.length > 0 && <More to={more} />}
    >
      <div data-shared={more.length > 0 ? '' : undefined}>
        <FaqList faqs={faqs} />
      </div>
    </Section>
  ),
})
