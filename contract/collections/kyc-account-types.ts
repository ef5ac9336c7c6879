import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { line, slug, text, whole } from '../fields.ts'
import { kycLimits } from '../limits.ts'

/** Alternatives that are accepted in place of a document. Submissions name one by its code. */
const substitutes = z
  .array(z.strictObject({ code: slug(), name: text(160) }))
  .max(10)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'Each code may be used once.')
  .meta({ kind: 'list' })
  .optional()

/** The account types documents can be handed in for, each with what it requires. */
export const kycAccountTypes = defineCollection({
  name: 'kyc_account_types',
  label: { one: 'KYC account type', many: 'KYC account types' },
  title: 'name',
  schema: z.strictObject({
    name: text(80),
    /** as forms, documents' groups and submissions name it, in either language; the English name where there is none */
    type: line(80).optional(),
    /** where it stands on its page, after the # */
    slug: slug().optional(),
    position: whole(1, 100),
    /** what is special about it */
    lede: text(300).optional(),
    /** in the order in which they are asked for; a type without any takes no documents */
    documents: z
      .array(
        z.strictObject({
          purpose: line(100),
          name: text(160),
          accepted: text(300),
          substitutes,
          /** for a customer who does not have it: what to bring to a branch; without it the document is compulsory */
          bring_instead: text(300).optional(),
          /** for long documents, such as a company's articles; 50 without it */
          max_pages: whole(kycLimits.maxPages, kycLimits.maxLongPages).optional(),
        }),
      )
      .max(20)
      .meta({ kind: 'list' })
      .default([]),
  }),
  writers: ['administrator'],
  // What a type asks for, and that a company's asks for two officers, is no one person's to change.
  approval: true,
  accept: (type) => ({ ...named(type), ...type }),
})

/** A type is named by its English name where nothing else is sent. */
function named({ name }: Readonly<Record<string, unknown>>): { type?: string } {
  const english = typeof name === 'object' && name !== null && 'en' in name ? name.en : name
  return typeof english === 'string' ? { type: english } : {}
}
