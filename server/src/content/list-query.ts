import { z } from 'zod'
import { bare, kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { FieldKind } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { componentOf } from './read-schema.ts'

/** A number in an address: digits only, so that `1e2`, `0x10` and ` 5` are refused. */
export const digits = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))

const instantText = z.iso
  .datetime()
  .regex(/^20\d\d-.*T\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
  .describe('the created_at of the last item received')

/** The query parameters of a list. Unknown and repeated ones are refused. */
export function listQuery(definition: Collection) {
  const narrowing = definition.filters.map((name) => [name, filterSchema(definition, name)] as const)
  return z.strictObject({
    limit: digits(1, limits.maxPageSize).default(definition.pageSize),
    last_created_at: instantText.optional(),
    lang: z
      .enum(['en', 'ny', 'all'])
      .default('en')
      .describe(`all: staff only, both languages; each is then a ${componentOf(definition)}ForStaff`),
    state: z
      .literal('all')
      .optional()
      .describe(
        `staff only: drafts and archived items too; each is then a ${componentOf(definition)}ForStaff`,
      ),
    ...Object.fromEntries(narrowing),
  })
}

/** Kinds of fields whose values are not free text: a filter takes what the field takes. */
const valued = new Set<FieldKind | undefined>(['choice', 'date', 'instant', 'decimal', 'reference'])

/** The filter by one field; of a list, by one of its entries. Refuses values that the field cannot have. */
export function filterSchema({ fields }: Collection, name: string): z.ZodType {
  const field = bare(fields[name] ?? z.never())
  const entry = field instanceof z.ZodArray ? bare(field.element) : field
  const kind = kindOf(entry)
  if (valued.has(kind)) return entry.optional()
  if (kind === 'whole') return digits(0, 999_999_999).optional()
  if (kind === 'flag')
    return z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
  return z.string().min(1).max(254).optional()
}

export type ListQuery = {
  limit: number
  last_created_at?: string
  lang: 'en' | 'ny' | 'all'
  state?: 'all'
  [filter: string]: unknown
}

export const oneQuery = z.strictObject({
  lang: z.enum(['en', 'ny', 'all']).default('en').describe('all: staff only, both languages'),
  state: z
    .literal('all')
    .optional()
    .describe(
      'staff only: the newest revision, also of a draft or an archived item; without it, the live one',
    ),
})
export const idParams = z.strictObject({ id: z.uuid() })

/** A span of time for past rates, by default the last 30 days. */
export const historyQuery = (definition: Collection) =>
  z.strictObject({
    ...Object.fromEntries(
      (definition.appendOnly?.key ?? []).map((name) => [name, filterSchema(definition, name)]),
    ),
    from: instantText.optional(),
    to: instantText.optional(),
    lang: z.enum(['en', 'ny']).default('en'),
  })
