import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { itemStates, type ItemState } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { cursor, type Key } from '../../http/paging.ts'
import { sortedFields } from '../list-columns.ts'
import { digits, filterSchema } from '../list-query.ts'

const states = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(itemStates)).min(1).max(itemStates.length))

const nyStates = z.enum(['missing', 'stale', 'unreviewed'])

/** What narrows and orders a staff list; anything else is refused. */
export const staffQuery = (definition: Collection) =>
  z.strictObject({
    q: z.string().max(200).optional().describe('beginnings of words of the title, in either language'),
    within: z.literal('text').optional().describe('looks for them in all texts, not in the title alone'),
    // Records of customers are neither published nor translated.
    ...(definition.name === 'leads' && {
      overdue: z.literal('true').optional().describe('new leads past their deadline'),
    }),
    ...(definition.staffOnly ? {} : { state: states.optional(), ny: nyStates.optional() }),
    sort: z
      .enum(['created_at', 'updated_at', 'state', 'updated_by', 'chichewa', ...sortedFields(definition)])
      .default('created_at')
      .describe('a moment, the state, who changed it, how its Chichewa stands, or any field'),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: digits(1, 100).default(25),
    after: z.union([cursor('instant', 'id'), cursor('text', 'instant'), cursor('text', 'id')]).optional(),
    ...Object.fromEntries(definition.filters.map((name) => [name, filterSchema(definition, name)])),
  })

export type StaffQuery = {
  q?: string | undefined
  state?: ItemState[] | undefined
  ny?: 'missing' | 'stale' | 'unreviewed' | undefined
  within?: 'text' | undefined
  overdue?: 'true' | undefined
  /** another condition, set by the program */
  matching?: SQL | undefined
  /** `created_at`, `updated_at`, `state`, `updated_by`, `chichewa`, or a field */
  sort: string
  order: 'asc' | 'desc'
  limit: number
  /** the moment in the list's order, and the id */
  after?: Key | undefined
  [filter: string]: unknown
}
