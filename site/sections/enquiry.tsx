import { EnquiryForm } from '../components/enquiry-form.tsx'
import { definePlainSection } from '../section.ts'

/** The form by which a reader writes to the page's company. */
export const view = definePlainSection('enquiry', 'wide', ({ section: { title, lede } }) => (
  <EnquiryForm title={title} lede={lede} />
))
