import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { brandList, choice, file, instant, publicationDate, text } from '../fields.ts'
import { dayInMalawi } from '../rules/dates.ts'

/** The four types of public documents; Financial Statement is the tab shown first (spec, section 2). */
export const documentTypes = ['Financial Statement', 'Annual Report', 'Notice', 'Other'] as const
/** The tabs of the bank's own documents (spec, section 2). */
export const bankDocumentGroups = [
  'Profiles',
  'Brochures',
  'Limited Company',
  'Personal Account',
  'Sole Proprietor',
] as const

/** Returns the day of a publication date in Malawi, or today where there is no valid one. */
const publicationDay = (sent: unknown): string =>
  dayInMalawi(instant().safeParse(sent).data ?? new Date().toISOString())

export const documents = defineCollection({
  name: 'documents',
  label: { one: 'Document', many: 'Documents' },
  title: 'title',
  schema: z.strictObject({
    title: text(200),
    file: file(),
    language: choice(['en', 'ny']).default('en'),
    section: choice(['public', 'bank', 'kyc']).default('public'),
    /** the tab it stands under in the bank's documents; for KYC forms the account type's name */
    group: z.string().trim().max(60).default('').meta({ kind: 'line' }),
    document_type_name: choice(documentTypes),
    brands: brandList(),
    /** the day the document itself bears */
    dated: z.iso
      .date()
      .regex(/^(19|20)/)
      .meta({ kind: 'date' }),
    published_at: publicationDate(),
  }),
  // Without a day of its own it bears the one on which it was published, or on which it is brought.
  accept: (document) => ({ dated: publicationDay(document['published_at']), ...document }),
  filters: ['section', 'group', 'document_type_name', 'brands', 'language', 'dated'],
})
