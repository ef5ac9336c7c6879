import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { sheets, type Sheet, type SheetName } from '#contract/backoffice/sheets.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { visibleItems, whereFields } from '../content/queryable.ts'
import type { Revision, Row } from '../content/rows.ts'
import { flattenFields } from './flattened-fields.ts'

export type OnSheet = { row: Row; revision: Revision; body: Record<string, unknown>; key: string }
export type LoadedSheet = {
  sheet: Sheet
  stored: StoredCollection
  /** in effect now, by key */
  live: Map<string, { row: Row; body: Record<string, unknown> }>
  /** drafts, what waits, and what is approved for later; oldest first */
  ahead: OnSheet[]
}

export function storedOf(name: SheetName): StoredCollection {
  const { collection } = sheets[name]
  const stored = storedNamed(collection)
  if (!stored) throw new Error(`${collection} is no collection`)
  return stored
}

/** The rows of one sheet as they stand now. */
export async function loadSheet(db: Pick<Database | Tx, 'select'>, name: SheetName): Promise<LoadedSheet> {
  const sheet: Sheet = sheets[name]
  const stored = storedOf(name)
  const { table } = stored
  const where = whereFields(stored, sheet.where)
  const keyOf = (body: Record<string, unknown>) => flattenFields(body).get(sheet.key) ?? ''
  const shown = await visibleItems(db, stored, where, [asc(table.created_at)], 2000)
  const ahead = await db
    .select({ row: table, revision: revisions })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(and(isNull(table.deleted_at), inArray(table.state, ['draft', 'in_review', 'scheduled']), where))
    .orderBy(asc(table.created_at))
    .limit(2000)
  return {
    sheet,
    stored,
    live: new Map(shown.map(({ row, body }) => [keyOf(body), { row, body }])),
    ahead: ahead.map((one) => ({ ...one, body: one.revision.body, key: keyOf(one.revision.body) })),
  }
}

/** The time asked for: the one given with it, or its own beginning where that was still ahead when it was sent. */
export function wantedAt(
  { definition }: StoredCollection,
  { revision }: Pick<OnSheet, 'revision'>,
): string | null {
  const own = definition.window.from === null ? null : revision.body[definition.window.from]
  const sent = revision.submitted_at ?? revision.created_at
  const begins = typeof own === 'string' && Date.parse(own) > Date.parse(sent) ? own : null
  const { publish_at } = revision
  if (publish_at === null || begins === null) return publish_at ?? begins
  return Date.parse(begins) > Date.parse(publish_at) ? begins : publish_at
}
