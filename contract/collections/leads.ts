import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, line } from '../fields.ts'

/** Enquiries and pre-applications that visitors leave. Never public. */
export const leads = defineCollection({
  name: 'leads',
  label: { one: 'Lead', many: 'Leads' },
  title: 'subject',
  schema: z.strictObject({
    subject: line(160),
    name: line(120),
    contact: line(254),
    message: z.string().trim().max(4000),
    status: choice(['new', 'in_hand', 'done']),
  }),
  filters: ['status'],
  writers: ['kyc_officer', 'administrator'],
  staffOnly: true,
})
