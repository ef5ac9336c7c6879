import { officeOf } from '../frame.ts'
import { Card } from '../components/card.tsx'
import { companyOf, defineSectionView } from '../section.ts'
import { Reach } from './addresses/reach.tsx'

/** A company's telephone and e-mail beside the text. */
export const view = defineSectionView('reach', {
  place: 'aside',
  load(section, _feed, request) {
    const office = officeOf(request.frame, companyOf(section, request))
    return office && { office }
  },
  Component: ({ section: { title, tinted }, data: { office } }) => (
    <Card title={title} level={2} tinted={tinted}>
      <Reach office={office} />
    </Card>
  ),
})
