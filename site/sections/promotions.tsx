import { Promotions } from '../pages/offers/promotions.tsx'
import { readOffers } from '../pages/offers/read.ts'
import { companyOf, defineSectionView } from '../section.ts'

/** What a company has on offer at the moment. */
export const view = defineSectionView('promotions', {
  async load(section, feed, request) {
    const { promotions } = await readOffers(feed, companyOf(section, request))
    return promotions.length === 0 ? null : promotions.slice(0, section.most)
  },
  Component: ({ section: { id, title, ground }, data }) => (
    <Promotions id={id} title={title} ground={ground} promotions={data} />
  ),
})
