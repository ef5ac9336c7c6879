import { Banners } from '../pages/offers/banners.tsx'
import { readOffers } from '../pages/offers/read.ts'
import { companyOf, defineSectionView } from '../section.ts'

/** A company's banners that are shown at the moment. */
export const view = defineSectionView('banners', {
  async load(section, feed, request) {
    const { banners } = await readOffers(feed, companyOf(section, request))
    return banners.length === 0 ? null : banners.slice(0, section.most)
  },
  Component: ({ data: banners }) => <Banners banners={banners} />,
})
