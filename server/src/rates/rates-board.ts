import { asc, isNull } from 'drizzle-orm'
import type { RatesBoard, BoardRow, MissedChange, SentRow } from '#contract/backoffice/rates.ts'
import type { SheetName } from '#contract/backoffice/sheets.ts'
import { currencies, currencyCodes } from '#contract/currencies.ts'
import type { Text } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { alarms } from '#database/tables.ts'
import { transactionTime } from '../changes/change.ts'
import type { Actor } from '../changes/actor.ts'
import { notesOf } from './approvals.ts'
import { readChangeLimit } from './change-limit.ts'
import { figuresIn, loadSheet, wantedAt, type LoadedSheet, type OnSheet } from './load-sheet.ts'
import { namesOf } from '../changes/people.ts'

/** A sheet of the rates desk: beside each row's figures what is scheduled, what waits and what came back. */
export async function readRatesBoard(db: Database, name: SheetName, actor: Actor): Promise<RatesBoard> {
  const loaded = await loadSheet(db, name)
  const now = await transactionTime(db)
  const nameOf = await namesOf(
    db,
    loaded.ahead.map(({ revision }) => revision.author),
  )
  const notes = new Map(
    await notesOf(db, [...new Set(loaded.ahead.flatMap(({ revision }) => revision.batch_id ?? []))]),
  )
  const sent = (one: OnSheet): SentRow => ({
    id: one.row.id,
    version: one.row.version,
    figures: figuresIn(loaded.sheet, one.body),
    wanted_at: wantedAt(loaded.stored, one),
    submitted_at: one.revision.submitted_at,
    by: nameOf(one.revision.author),
    batch: one.revision.batch_id,
    note: notes.get(one.revision.batch_id ?? '') ?? null,
    revision: one.revision.number,
    sent_by_me: (one.revision.submitted_by ?? one.revision.author) === actor.id,
    reason: one.revision.returned_reason,
  })
  const rows = keysOf(name, loaded).map((key): BoardRow => {
    const live = loaded.live.get(key)
    const ahead = loaded.ahead.filter((one) => one.key === key)
    const body = live?.body ?? ahead.at(-1)?.body ?? {}
    const inState = (state: string) => ahead.filter(({ row }) => row.state === state)
    return {
      key,
      name: nameIn(name, key, body),
      group: textIn(body['group']),
      unit: typeof body['unit'] === 'string' ? body['unit'] : null,
      words: body['unit'] === 'text' ? textIn(body['note']) : null,
      live: live
        ? { id: live.row.id, figures: figuresIn(loaded.sheet, live.body), at: live.row.visible_from }
        : null,
      scheduled: inState('scheduled')
        .filter(({ row }) => row.visible_from > now)
        .map((one) => ({ ...sent(one), wanted_at: one.row.visible_from, at: one.row.visible_from })),
      waiting: inState('in_review')
        .filter(({ row }) => row.archive_asked_by === null)
        .map(sent),
      drafts: inState('draft').map(sent),
    }
  })
  return { sheet: name, rows, band: await readChangeLimit(db), missed: await openAlarms(db) }
}

/** Currencies in their usual order; products by group and name. */
function keysOf(name: SheetName, { live, ahead }: LoadedSheet): string[] {
  if (name === 'exchange') return currencyCodes
  const bodies = new Map([...ahead.map(({ key, body }) => [key, { body }] as const), ...live])
  const place = (key: string) =>
    ['group', 'name'].map((field) => textIn(bodies.get(key)?.body[field])?.en ?? '').join('\n')
  return [...bodies.keys()].sort((a, b) => place(a).localeCompare(place(b), 'en'))
}

function nameIn(name: SheetName, key: string, body: Record<string, unknown>): Text {
  if (name === 'exchange')
    return Object.entries(currencies).find(([code]) => code === key)?.[1] ?? { en: key }
  return textIn(body['name']) ?? { en: key }
}

/** A bilingual text of a body, as its schema has it. */
const textIn = (value: unknown): Text | null =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'
    ? { en: value.en, ...('ny' in value && typeof value.ny === 'string' && { ny: value.ny }) }
    : null

/** Changes that missed their time and that nobody has looked at yet. */
async function openAlarms(db: Database): Promise<MissedChange[]> {
  const rows = await db
    .select()
    .from(alarms)
    .where(isNull(alarms.cleared_at))
    .orderBy(asc(alarms.raised_at))
    .limit(50)
  return rows.map(({ id, collection, item_id, due_at, raised_at }) => ({
    id,
    collection,
    item_id,
    due_at,
    raised_at,
  }))
}
