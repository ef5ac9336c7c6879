import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { CorrectedTexts, MessageCorrection } from '#contract/backoffice/interface-messages.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { revisions } from '#database/tables.ts'
import type { StoredBody } from '../body.ts'
import { itemStatesOf } from '../item-state.ts'
import { visibleItems } from '../queryable.ts'

const most = 10_000

/** Every correction of an interface message by the message's key; of several the one that is live, else the newest. */
export async function readCorrections(db: Database): Promise<Map<string, MessageCorrection>> {
  const stored = storedNamed('message_overrides')
  if (!stored) return new Map()
  const { table } = stored
  const rows = await db
    .select({
      row: table,
      body: revisions.body,
      number: revisions.number,
      returned_reason: revisions.returned_reason,
    })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(isNull(table.deleted_at))
    .orderBy(asc(table.updated_at))
    .limit(most)
  const visible = await visibleItems(db, stored, undefined, [sql`${table.id}`], most)
  const live = new Map(visible.map(({ row, body }) => [row.id, body]))
  const states = await itemStatesOf(
    db,
    rows.map(({ row }) => row),
  )
  const found = new Map<string, MessageCorrection>()
  for (const { row, body, number, returned_reason } of rows) {
    const state = states.get(row.id)
    const shown = live.get(row.id)
    const newer =
      state?.draft ?? state?.scheduled ?? (state?.waiting?.kind === 'publication' ? state.waiting : null)
    const correction: MessageCorrection = {
      id: row.id,
      version: row.version,
      revision: number,
      live: shown ? textsOf(shown) : null,
      draft: newer ? textsOf(body) : null,
      waiting: state?.waiting?.kind ?? null,
      returned_reason: newer ? returned_reason : null,
    }
    // What is live corrects the key that readers see, whatever a draft of it names.
    const { key } = shown ?? body
    if (typeof key !== 'string') continue
    const known = found.get(key)
    if (!known || rankOf(correction) >= rankOf(known)) found.set(key, correction)
  }
  return found
}

const rankOf = ({ live, draft }: MessageCorrection): number => (live ? 2 : draft ? 1 : 0)

function textsOf({ en, ny }: StoredBody): CorrectedTexts {
  return { ...(typeof en === 'string' && { en }), ...(typeof ny === 'string' && { ny }) }
}
