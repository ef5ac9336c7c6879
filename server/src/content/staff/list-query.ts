import { z } from 'zod'
import { itemStates, type ItemState } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { digits, filterSchema } from '../list-query.ts'

const states = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(itemStates)).min(1).max(itemStates.length))
export const cursor = z
  .string()
  .max(200)
  .transform((text, context) => readCursor(text) ?? context.addIssue('not a cursor of this list') ?? z.NEVER)

/** What narrows and orders a staff list; anything else is refused. */
export const staffQuery = (definition: Collection) =>
  z.strictObject({
    q: z.string().max(200).optional().describe('beginnings of words of the title, in either language'),
    state: states.optional(),
    ny: z.enum(['missing', 'stale', 'unreviewed']).optional(),
    sort: z.enum(['created_at', 'updated_at']).default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    limit: digits(1, 100).default(25),
    after: cursor.optional(),
    ...Object.fromEntries(definition.filters.map((name) => [name, filterSchema(definition, name)])),
  })

export type StaffQuery = {
  q?: string | undefined
  state?: ItemState[] | undefined
  ny?: 'missing' | 'stale' | 'unreviewed' | undefined
  sort: 'created_at' | 'updated_at'
  order: 'asc' | 'desc'
  limit: number
  after?: Cursor | undefined
  [filter: string]: unknown
}

/** The last item received: its moment in the list's order, and its id. */
export type Cursor = { at: string; id: string }

const instant = z.iso.datetime()
export const writeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at} ${id}`).toString('base64url')

function readCursor(text: string): Cursor | null {
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  return instant.safeParse(at).success && z.uuid().safeParse(id).success ? { at, id } : null
}
