import { sql } from 'drizzle-orm'
import type { AuditField } from '#contract/backoffice/audit.ts'
import { collectionNamed, collections } from '#contract/registry.ts'
import { changedFields } from '#contract/rules/changed-fields.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { rowsOf } from '#database/rows-of.ts'

/** A line of the audit log with what lies beside it; null where that was erased. */
export type AuditLine = {
  seq: number
  at: string
  action: string
  collection: string | null
  item_id: string | null
  actor: string | null
  details: Record<string, unknown> | null
}

type Body = Record<string, unknown>
/** What a line's revision says, and what it is compared with. */
export type Bodies = { before: Body | null; after: Body }

/** Actions that publish or unpublish. Their change is shown against what was live before. */
const deciding = new Set(['submit', 'approve', 'publish', 'withdraw', 'unschedule', 'restore'])

const isUuid = (text: string | null): text is string => text !== null && /^[\da-f-]{36}$/.test(text)

/** Which revision each line names, and the one before it, by the lines' numbers. */
export async function readBodies(db: Database, lines: readonly AuditLine[]): Promise<Map<number, Bodies>> {
  const named = lines.flatMap(({ seq, action, collection, item_id, details }) => {
    const number = details?.['revision']
    return collection !== null && isUuid(item_id) && typeof number === 'number'
      ? [{ seq, collection, item_id, number, deciding: deciding.has(action) }]
      : []
  })
  if (!named.length) return new Map()
  const rows = await rowsOf<{ seq: number; after: Body; before: Body | null }>(
    db,
    sql`select w.seq::int as seq, newer.body as after, older.body as before
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as w(seq bigint, collection text, item_id uuid, number int, deciding boolean)
      join revisions newer on newer.collection = w.collection and newer.item_id = w.item_id
        and newer.number = w.number
      left join lateral (
        select o.body from revisions o where o.collection = w.collection and o.item_id = w.item_id
          and o.number < w.number and (not w.deciding or o.approved_at is not null)
        order by o.number desc limit 1
      ) older on true`,
  )
  const found = new Map(rows.map(({ seq, ...bodies }) => [Number(seq), bodies]))
  await addReplaced(db, lines, found)
  return found
}

/**
 * Rates are never changed: a new one takes the place of the one before. A rate without an older revision is compared with
 * what stood for its currency, or its product, when it took effect, or when the line was written.
 */
async function addReplaced(
  db: Database,
  lines: readonly AuditLine[],
  found: Map<number, Bodies>,
): Promise<void> {
  for (const definition of collections) {
    const [key] = definition.appendOnly?.key ?? []
    const stored = storedNamed(definition.name)
    if (key === undefined || !stored) continue
    const asked = lines.flatMap(({ seq, at, collection, item_id }) => {
      const bodies = collection === definition.name ? found.get(seq) : undefined
      const value = bodies?.after[key]
      return typeof value === 'string' && !bodies?.before ? [{ seq, at, item_id, value }] : []
    })
    if (!asked.length) continue
    const column = sql.identifier(stored.column(key).name)
    const rows = await rowsOf<{ seq: number; before: Body }>(
      db,
      sql`select w.seq::int as seq, stood.body as before
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as w(seq bigint, at timestamptz, item_id uuid, value text)
        join ${stored.table} own on own.id = w.item_id
        cross join lateral (
          select r.body from ${stored.table} t join revisions r on r.id = t.live_revision
          where t.${column} = w.value and t.id <> w.item_id and t.deleted_at is null
            and t.visible_from < case when own.live_revision is not null and isfinite(own.visible_from)
              then own.visible_from else w.at end
          order by t.visible_from desc limit 1
        ) stood`,
    )
    for (const { seq, before } of rows) {
      const bodies = found.get(Number(seq))
      if (bodies) found.set(Number(seq), { ...bodies, before })
    }
  }
}

/** The fields that differ between two bodies, in the order of the newer one. @param hide values tell of a customer */
export function diffBodies(before: Body, after: Body, hide: boolean): AuditField[] {
  return changedFields(before, after).map((field) =>
    hide ? { field } : { field, before: before[field] ?? null, after: after[field] ?? null },
  )
}

/** What a line changed, by its revision, else by what was noted with it. */
export function fieldsOf(line: AuditLine, bodies: Bodies | undefined): AuditField[] {
  const hide = isPrivate(line.collection)
  if (bodies) return diffBodies(bodies.before ?? {}, bodies.after, hide)
  const { before, after } = line.details ?? {}
  if (before === undefined && after === undefined) return []
  if (isBody(before ?? {}) && isBody(after ?? {}))
    return diffBodies((before ?? {}) as Body, (after ?? {}) as Body, hide) // looked at just now
  return [hide ? { field: 'value' } : { field: 'value', before: before ?? null, after: after ?? null }]
}

const isBody = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For customers' data the audit log shows which fields changed, never their values (contract: Audit). */
export const isPrivate = (collection: string | null): boolean =>
  collection !== null && (collectionNamed(collection)?.staffOnly ?? collection.startsWith('kyc_'))
