import { kycOfficers } from '../roles.ts'
import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { brandIds } from '../brands/names.ts'
import { choice, contact, flag, line, reference } from '../fields.ts'
import {
  hasOutcome,
  incomeInKwacha,
  leadOutcomeNames,
  leadOutcomes,
  withoutStaleOutcome,
} from '../rules/lead.ts'
import { recordStateNames, recordStates } from '../rules/record-state.ts'

const incomeBands = ['8', '9', '10', '11'] as const
const incomeNames = {
  8: incomeInKwacha(8),
  9: incomeInKwacha(9),
  10: incomeInKwacha(10),
  11: incomeInKwacha(11),
}

/** Enquiries and pre-applications that visitors leave. Never public. */
export const leads = defineCollection({
  name: 'leads',
  label: { one: 'Lead', many: 'Leads' },
  title: 'subject',
  schema: z
    .strictObject({
      /** absent in what was written before there were two kinds: an enquiry */
      kind: choice(['enquiry', 'application']).optional(),
      subject: line(160),
      /** the company that was asked */
      company: choice(brandIds).optional(),
      name: line(120),
      contact: contact(),
      message: z.string().trim().max(4000),
      /** of a pre-application: the account asked for */
      product: line(120).optional(),
      /** and the band of the monthly income, which itself is not kept (contract/rules/income-band.ts) */
      income_band: choice(incomeBands, incomeNames).optional(),
      branch_id: reference('branches').optional(),
      status: choice(recordStates, recordStateNames),
      /** of a closed lead */
      outcome: choice(leadOutcomes, leadOutcomeNames).optional(),
      /** a program may have sent it; staff decide */
      possible_spam: flag().default(false),
    })
    .refine(hasOutcome, { path: ['outcome'], message: 'Choose an outcome to close a lead.' }),
  filters: ['status', 'possible_spam'],
  writers: kycOfficers,
  staffOnly: true,
  recordState: ({ status }) => recordStates.find((state) => state === status) ?? 'received',
  accept: withoutStaleOutcome,
  personal: { name: 'name', contact: 'contact', message: 'text' },
})
