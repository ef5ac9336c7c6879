import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { RatesBoard, BoardRow, MissedChange, SentRow } from '#contract/backoffice/rates.ts'
import { figuresIn, textIn, wordsIn, type Figures, type SheetName } from '#contract/backoffice/sheets.ts'
import { currencies, currencyCodes } from '#contract/currencies.ts'
import type { Text } from '#contract/languages.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { byTerm } from '#contract/rules/terms.ts'
import type { Database } from '#database/open.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { alarms, revisions } from '#database/tables.ts'
import { transactionTime } from '../changes/change.ts'
import { whereFields } from '../content/queryable.ts'
import { flattenFields } from './flattened-fields.ts'
import type { Actor } from '../changes/actor.ts'
import { notesOf } from './approvals.ts'
import { readRateLimits } from '../content/rate-limits.ts'
import { loadSheet, wantedAt, type LoadedSheet, type OnSheet } from './load-sheet.ts'
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
    text: wordsIn(one.body),
    wanted_at: wantedAt(loaded.stored, one),
    submitted_at: one.revision.submitted_at,
    by: nameOf(one.revision.author),
    batch: one.revision.batch_id,
    note: notes.get(one.revision.batch_id ?? '') ?? null,
    revision: one.revision.number,
    sent_by_me: (one.revision.submitted_by ?? one.revision.author) === actor.id,
    reason: one.revision.returned_reason,
  })
  const yesterday = await figuresAt(db, loaded, startOfToday(now))
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
      text: wordsIn(body),
      live: live
        ? { id: live.row.id, figures: figuresIn(loaded.sheet, live.body), at: live.row.visible_from }
        : null,
      yesterday: yesterday.get(key) ?? null,
      scheduled: inState('scheduled')
        .filter(({ row }) => row.visible_from > now)
        .map((one) => ({ ...sent(one), wanted_at: one.row.visible_from, at: one.row.visible_from })),
      waiting: inState('in_review')
        .filter(({ row }) => row.archive_asked_by === null)
        .map(sent),
      drafts: inState('draft').map(sent),
    }
  })
  const { change: change_limit, spread: spread_limit } = await readRateLimits(db)
  return { sheet: name, rows, change_limit, spread_limit, now, missed: await openAlarms(db) }
}

/** When today began in Malawi (UTC+2). */
export const startOfToday = (now: string): string =>
  isoMicroseconds(new Date(`${dayInMalawi(now)}T00:00:00+02:00`).toISOString())

/** The figures that were in effect at a moment, by key. */
async function figuresAt(
  db: Database,
  { sheet, stored }: LoadedSheet,
  at: string,
): Promise<Map<string, Figures>> {
  const { table } = stored
  const found = await db
    .select({ body: revisions.body })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.live_revision))
    .where(
      and(
        isNull(table.deleted_at),
        lte(table.visible_from, at),
        gt(table.visible_until, at),
        whereFields(stored, sheet.where),
      ),
    )
    .limit(2000)
  return new Map(
    found.map(({ body }) => [flattenFields(body).get(sheet.key) ?? '', figuresIn(sheet, body)] as const),
  )
}

/** Currencies in their usual order; products by group and name, terms by their length: 1, 3, 6, 12 months. */
function keysOf(name: SheetName, { live, ahead }: LoadedSheet): string[] {
  if (name === 'exchange') return currencyCodes
  const bodies = new Map([...ahead.map(({ key, body }) => [key, { body }] as const), ...live])
  const place = (key: string) =>
    ['group', 'name'].map((field) => textIn(bodies.get(key)?.body[field])?.en ?? '').join('\n')
  return [...bodies.keys()].sort((a, b) => byTerm(place(a), place(b)))
}

function nameIn(name: SheetName, key: string, body: Record<string, unknown>): Text {
  if (name === 'exchange')
    return Object.entries(currencies).find(([code]) => code === key)?.[1] ?? { en: key }
  return textIn(body['name']) ?? { en: key }
}

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
