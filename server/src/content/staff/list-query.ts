import { z } from 'zod'
import { itemStates, type ItemState } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { cursor, type Key } from '../../http/paging.ts'
import { digits, filterSchema } from '../list-query.ts'

const states = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(itemStates)).min(1).max(itemStates.length))

/** What narrows and orders a staff list; anything else is refused. */
export const staffQuery = (definition: Collection) =>
  z.strictObject({
    q: z.string().max(200).optional().describe('beginnings of words of the title, in either language'),
    state: states.optional(),
    ny: z.enum(['missing', 'stale', 'unreviewed']).optional(),
    sort: z.enum(['created_at', 'updated_at']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: digits(1, 100).default(25),
    after: cursor('instant', 'id').optional(),
    ...Object.fromEntries(definition.filters.map((name) => [name, filterSchema(definition, name)])),
  })

export type StaffQuery = {
  q?: string | undefined
  state?: ItemState[] | undefined
  ny?: 'missing' | 'stale' | 'unreviewed' | undefined
  sort: 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
  limit: number
  /** the moment in the list's order, and the id */
  after?: Key | undefined
  [filter: string]: unknown
}
