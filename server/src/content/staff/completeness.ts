import { sql } from 'drizzle-orm'
import type { Completeness } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { visibleRevisionOf } from '../visibility-rule.ts'

/** How the words of all public collections stand: of each what the public sees, in one statement a collection. */
export async function readCompleteness(db: Database): Promise<Completeness[]> {
  const board: Completeness[] = []
  for (const stored of storedCollections)
    if (!stored.definition.staffOnly) board.push(await completenessOf(db, stored))
  return board
}

const sum = (what: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${what}), 0)::int`
const having = (what: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${what}))::int`

async function completenessOf(db: Database, stored: StoredCollection): Promise<Completeness> {
  const { table, definition } = stored
  const { ny_missing, ny_stale, ny_unreviewed } = revisions
  const [row] = await db
    .select({
      items: sql<number>`count(*)::int`,
      missing: sum(sql`${ny_missing}`),
      stale: sum(sql`${ny_stale}`),
      unreviewed: sum(sql`${ny_unreviewed}`),
      withMissing: having(sql`${ny_missing} > 0`),
      withStale: having(sql`${ny_missing} = 0 and ${ny_stale} > 0`),
      withUnreviewed: having(sql`${ny_missing} = 0 and ${ny_stale} = 0 and ${ny_unreviewed} > 0`),
    })
    .from(table)
    .innerJoin(revisions, sql`${revisions.id} = ${visibleRevisionOf(stored)}`)
    .where(sql`${table.live_revision} is not null and ${table.deleted_at} is null`)
  const [drafts] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .innerJoin(revisions, sql`${revisions.id} = ${table.draft_revision}`)
    .where(sql`${table.deleted_at} is null and not ${revisions.complete}`)
  const items = row?.items ?? 0
  const ny = {
    missing: row?.withMissing ?? 0,
    stale: row?.withStale ?? 0,
    unreviewed: row?.withUnreviewed ?? 0,
  }
  return {
    collection: definition.name,
    items,
    texts: { missing: row?.missing ?? 0, stale: row?.stale ?? 0, unreviewed: row?.unreviewed ?? 0 },
    ny: { reviewed: items - ny.missing - ny.stale - ny.unreviewed, ...ny },
    en_incomplete: drafts?.count ?? 0,
  }
}
