import { officeOf } from '../frame.ts'
import { Adviser } from '../pages/discount/services/adviser.tsx'
import { companyOf, defineSectionView } from '../section.ts'

/** How to reach a company's advisers. */
export const view = defineSectionView('adviser', {
  load(section, _feed, request) {
    const office = officeOf(request.frame, companyOf(section, request))
    return office && { office }
  },
  Component: ({ section: { id, title, lede, ground, more }, data: { office } }) => (
    <Adviser id={id} title={title} lede={lede} ground={ground} office={office} more={more} />
  ),
})
