import { asc, desc, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isStorable } from './refuse-unstorable.ts'

// Keyset paging, for every list: a page begins after the last item of the page before, also if that item has moved.

/** What a list is ordered by: its columns, the last of them different for each row. The first may be an SQL date. */
export type Keyset = { by: readonly [PgColumn | SQL, ...PgColumn[]]; order: 'asc' | 'desc' }

/** Where a row stands in its list: the values of its keyset's columns, instants and ids as text. */
export type Key = readonly (string | number)[]

/** An instant of this century: PostgreSQL refuses the year zero, which the format allows. */
const instant = z.iso.datetime().regex(/^20/)
export const isInstant = (part: unknown): boolean => instant.safeParse(part).success

const kinds = {
  instant,
  day: z.iso.date().regex(/^20/),
  id: z.uuid(),
  number: z.int().min(1),
  text: z.string().max(200).refine(isStorable),
}

/** The key as the `next` of a page: an opaque text. */
export const writeCursor = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** What a list takes as `after`: the `next` of one of its own pages, whose key has these parts. */
export const cursor = (...services: (keyof typeof kinds)[]) =>
  z
    .string()
    .max(1000)
    .transform((text, context): Key => {
      const key = readKey(text, services)
      if (key) return key
      context.addIssue('This is no cursor of this list.')
      return z.NEVER
    })
    .describe('the next of the page before')

function readKey(text: string, services: readonly (keyof typeof kinds)[]): Key | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(read) || read.length !== services.length) return null
    const fits = services.every((part, at) => kinds[part].safeParse(read[at]).success)
    return fits ? (read as Key) : null // each part was just looked at
  } catch {
    return null
  }
}

/** The list's order, for `orderBy`. */
export const inOrder = ({ by, order }: Keyset): SQL[] =>
  by.map((column) => (order === 'asc' ? asc(column) : desc(column)))

/** What comes after a row, for `where`. A key may have more parts than the list is ordered by; those are not asked. */
export function afterKey({ by, order }: Keyset, key: Key | undefined): SQL | undefined {
  if (key === undefined) return undefined
  const typeOf = (column: SQL | PgColumn) => (is(column, SQL) ? 'date' : column.getSQLType())
  const values = by.map((column, at) => sql`${key[at]}::${sql.raw(typeOf(column))}`)
  const list = (services: readonly (SQL | PgColumn)[]) => sql.join([...services], sql`, `)
  return sql`(${list(by)}) ${order === 'asc' ? sql`>` : sql`<`} (${list(values)})`
}

export type Page<Row> = {
  rows: Row[]
  /** where the next page begins; null where there is nothing on it */
  next: Key | null
  /** the first row of the next page */
  following: Row | undefined
}

/**
 * Reads a page and one row more, so that an empty next page is never offered.
 * @param read called with the number of rows to read
 */
export async function readPage<Row>(
  limit: number,
  read: (rows: number) => PromiseLike<Row[]>,
  keyOf: (row: Row) => Key,
): Promise<Page<Row>> {
  const found = await read(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const following = found[limit]
  return { rows, following, next: following !== undefined && last !== undefined ? keyOf(last) : null }
}

/** The rows of a whole list, read page by page to save memory. */
export async function* eachPage<Row>(
  read: (after: Key | undefined) => Promise<Pick<Page<Row>, 'rows' | 'next'>>,
): AsyncGenerator<Row[]> {
  let after: Key | undefined
  for (;;) {
    const { rows, next } = await read(after)
    if (rows.length) yield rows
    if (!next) return
    after = next
  }
}

/** The `next` of an answer. */
export const nextOf = ({ next }: Pick<Page<unknown>, 'next'>): string | null => next && writeCursor(next)
