import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { BatchBody, BatchRow, BatchSent } from '#contract/backoffice/rates.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { revisions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { readRateLimits } from '../content/rate-limits.ts'
import { mustWrite } from '../content/permissions.ts'
import { scheduledIn } from '../content/resting-state.ts'
import { lockCollection, type Row } from '../content/rows.ts'
import { create } from '../content/verbs/create.ts'
import { submit } from '../content/verbs/submit.ts'
import type { Post } from '../content/verbs/notify-others.ts'
import { unschedule } from '../content/verbs/unschedule.ts'
import { mustBeVersion, update } from '../content/verbs/update.ts'
import { AppError } from '../http/app-error.ts'
import { checkBatch } from './check-batch.ts'
import { loadSheet, storedOf, type LoadedSheet } from './load-sheet.ts'
import { lockItems } from './lock-items.ts'

/**
 * Writes each row that changes and sends it for approval, all as one batch, or does nothing at all.
 * @throws AppError forbidden, invalid (rows at fault, the time, no reason, nothing changes), over_change_limit, overtaken
 */
export async function sendBatch(change: Change, asked: BatchBody, post: Post): Promise<BatchSent> {
  const loaded = await holdSheet(change, asked)
  if (asked.effective_at !== null && isoMicroseconds(asked.effective_at) <= change.now)
    throw new AppError('invalid', 'The time asked for has passed.', { effective_at: 'past' })
  const { errors, overLimit, confirmed, rows, unchanged } = checkBatch(loaded, asked, {
    limits: await readRateLimits(change.tx),
    now: change.now,
  })
  if (Object.keys(errors).length) throw new AppError('invalid', 'Some rows are not right.', errors)
  if (Object.keys(overLimit).length)
    throw new AppError(
      'over_change_limit',
      'Some rates change or spread more than usual: confirm them.',
      overLimit,
    )
  if (confirmed.length && !asked.note)
    throw new AppError('invalid', 'Give the reason for the confirmed rates in the note.', { note: 'missing' })
  if (rows.length === 0)
    throw new AppError('invalid', 'Nothing differs from what is in effect.', { rows: 'unchanged' })
  const batch = randomUUID()
  const written: (number | null)[] = []
  for (const row of rows) {
    const confirmation = confirmed.includes(row.key) ? asked.note : undefined
    written.push((await send(change, loaded, row, { ...asked, confirmation }, post)).draft_revision)
  }
  await change.tx
    .update(revisions)
    .set({ batch_id: batch })
    .where(
      inArray(
        revisions.id,
        written.filter((id) => id !== null),
      ),
    )
  const sent = rows.map(({ key }) => key)
  const { note = null, effective_at } = asked
  change.audit.push({
    action: 'send batch',
    collection: loaded.stored.definition.name,
    item_id: batch,
    details: { sent, confirmed, note, at: effective_at },
  })
  return { batch, sent, unchanged }
}

/**
 * The sheet as it stands, held until the batch is written: of two who send the same row for the same time at once, the second
 * finds the first one's waiting. Rows before the collection, in the order of those who decide.
 */
async function holdSheet(change: Change, { sheet, rows }: BatchBody): Promise<LoadedSheet> {
  const stored = storedOf(sheet)
  mustWrite(change.actor, stored.definition)
  await lockItems(
    change,
    rows.flatMap(({ id }) => (id === undefined ? [] : [{ stored, id }])),
  )
  await lockCollection(change.tx, stored.definition.name)
  return loadSheet(change.tx, sheet)
}

async function send(
  change: Change,
  { stored, sheet, live, ahead }: LoadedSheet,
  { key, figures, id, version }: BatchRow,
  { effective_at, confirmation }: BatchBody & { confirmation: string | undefined },
  post: Post,
): Promise<Row> {
  const taken = id === undefined ? undefined : ahead.find(({ row }) => row.id === id)
  const base = live.get(key)?.body ?? taken?.body ?? {}
  const begins = stored.definition.window.from
  const typed = Object.fromEntries(sheet.figures.map((field) => [field, figures[field]]))
  const body = {
    ...base,
    [sheet.key]: key,
    ...typed,
    ...(begins !== null && { [begins]: effective_at ?? change.now }),
  }
  /** What is approved for later is taken off the schedule first: it is a draft from then on. @returns its version */
  const opened = async (read: number): Promise<number> => {
    if (!taken || scheduledIn(taken.row, change.now) === null) return read
    mustBeVersion(taken.row, read)
    return (await unschedule(change, stored, { id: taken.row.id }, post)).version
  }
  try {
    const row = taken
      ? await update(change, stored, { id: taken.row.id, version: await opened(version ?? 0), body })
      : await create(change, stored, body)
    return await submit(change, stored, { id: row.id, at: effective_at, confirmation })
  } catch (error) {
    if (error instanceof AppError) throw new AppError(error.code, error.message, { [key]: error.code })
    throw error
  }
}
