import { kycOfficers } from '../roles.ts'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, contact, line, reference } from '../fields.ts'

/** Enquiries and pre-applications that visitors leave. Never public. */
export const leads = defineCollection({
  name: 'leads',
  label: { one: 'Lead', many: 'Leads' },
  title: 'subject',
  schema: z.strictObject({
    /** absent in what was written before there were two kinds: an enquiry */
    kind: choice(['enquiry', 'application']).optional(),
    subject: line(160),
    name: line(120),
    contact: contact(),
    message: z.string().trim().max(4000),
    /** of a pre-application: the account asked for */
    product: line(120).optional(),
    /** and the band of the monthly income, which itself is not kept (contract/rules/income-band.ts) */
    income_band: choice(['8', '9', '10', '11']).optional(),
    branch_id: reference('branches').optional(),
    status: choice(['new', 'in_hand', 'done', 'possible_spam']),
  }),
  filters: ['status'],
  writers: kycOfficers,
  staffOnly: true,
  personal: { name: 'name', contact: 'contact', message: 'text' },
})
