import { brandIds } from '../brands/names.ts'
import { choice, text } from '../fields.ts'
import { defineSection } from '../section.ts'

/** The three steps of a complaint (company, its appeal, Registrar) with the contacts from the company's facts. */
export const complaintRouteSection = defineSection({
  type: 'complaint-route',
  label: 'Complaints: three steps and contacts',
  fields: {
    title: text(160),
    /** how the company answers first */
    company_step: text(400),
    /** how the company reviews its answer */
    appeal_step: text(400),
    /** when the customer may go to the Registrar */
    registrar_step: text(400),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
  },
})
