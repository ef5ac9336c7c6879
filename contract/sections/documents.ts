import { z } from 'zod'
import { brandIds } from '../brands/names.ts'
import { documentTypes } from '../collections/documents.ts'
import { choice, flag, text, whole } from '../fields.ts'
import { defineSection, ground } from '../section.ts'

/** The newest documents of a company, by their types. */
export const documentsSection = defineSection({
  type: 'documents',
  label: 'Documents',
  fields: {
    title: text(160),
    ground: ground('wash'),
    /** the page's own where none is chosen */
    company: choice(brandIds).optional(),
    section: choice(['public', 'bank', 'kyc']).default('public'),
    /** the tab they stand under; all where none is named */
    group: z.string().trim().max(60).meta({ kind: 'line' }).optional(),
    types: z
      .array(choice(documentTypes))
      .min(1)
      .max(documentTypes.length)
      .meta({ kind: 'list' })
      .default(() => [...documentTypes]),
    /** how many of each type */
    most: whole(1, 50).default(5),
    /** a form below that finds all of the company's documents by their titles */
    search: flag().default(false),
  },
})
