import type { BatchBody, BatchRow } from '#contract/backoffice/rates.ts'
import {
  errorsIn,
  figuresIn,
  figuresToConfirm,
  type Figures,
  type RateLimits,
  type RowError,
  type Sheet,
} from '#contract/backoffice/sheets.ts'
import { currencyCodes } from '#contract/currencies.ts'
import { sameFigure } from '#contract/rules/rate-change.ts'
import { isoMicroseconds } from '#database/columns.ts'
import { scheduledIn } from '../content/resting-state.ts'
import { wantedAt, type LoadedSheet } from './load-sheet.ts'

export type CheckedBatch = {
  /** by `<key>.<field>`, or `<key>` where it is the row */
  errors: Record<string, RowError>
  /** by `<key>.<field>` or `<key>.spread`: the percentage, of rows that nobody confirmed */
  overLimit: Record<string, string>
  /** the keys of rows over a limit that were confirmed */
  confirmed: string[]
  rows: BatchRow[]
  unchanged: string[]
}

/** What is wrong with rows that are to be sent, and which of them change anything. Pure: it writes nothing. */
export function checkBatch(
  loaded: LoadedSheet,
  asked: BatchBody,
  { limits, now }: { limits: RateLimits; now: string },
): CheckedBatch {
  const checked: CheckedBatch = { errors: {}, overLimit: {}, confirmed: [], rows: [], unchanged: [] }
  const seen = new Set<string>()
  for (const row of asked.rows) {
    const rowError = seen.has(row.key)
      ? 'twice'
      : faultOf(loaded, row, { effectiveAt: asked.effective_at, now })
    seen.add(row.key)
    if (rowError) {
      checked.errors[row.key] = rowError
      continue
    }
    const errors = Object.entries(errorsIn(loaded.sheet, row.figures))
    for (const [field, error] of errors) checked.errors[`${row.key}.${field}`] = error
    if (errors.length) continue
    const before = liveFigures(loaded, row.key)
    if (before && isSame(loaded.sheet, before, row.figures)) {
      checked.unchanged.push(row.key)
      continue
    }
    const exceeded = Object.entries(figuresToConfirm(loaded.sheet, before, row.figures, limits))
    if (exceeded.length && asked.confirmed?.includes(row.key)) checked.confirmed.push(row.key)
    else for (const [field, percent] of exceeded) checked.overLimit[`${row.key}.${field}`] = percent
    checked.rows.push(row)
  }
  return checked
}

export function liveFigures({ live, sheet }: LoadedSheet, key: string): Figures | null {
  const found = live.get(key)
  return found ? figuresIn(sheet, found.body) : null
}

function faultOf(
  loaded: LoadedSheet,
  { key, id }: BatchRow,
  { effectiveAt, now }: { effectiveAt: string | null; now: string },
): RowError | null {
  const { sheet, live, ahead, stored } = loaded
  const standing = live.get(key)
  const own = ahead.filter((one) => one.key === key)
  if (id !== undefined) {
    const taken = own.find(({ row }) => row.id === id)
    // One that has taken effect meanwhile stands for good.
    if (!taken || (taken.row.live_revision !== null && !scheduledIn(taken.row, now))) return 'gone'
  } else if (sheet.key === 'currency' ? !currencyCodes.some((code) => code === key) : !standing)
    return 'unknown'
  if (standing?.body['unit'] === 'text') return 'no_figure'
  const wanted = effectiveAt === null ? null : isoMicroseconds(effectiveAt)
  const sameTime = own.some((one) => {
    if (one.row.id === id || one.row.archive_asked_by !== null || one.row.state === 'draft') return false
    const at = one.row.state === 'scheduled' ? one.row.visible_from : wantedAt(stored, one)
    return (at === null ? null : isoMicroseconds(at)) === wanted
  })
  return sameTime ? 'waits' : null
}

const isSame = (sheet: Sheet, before: Figures, after: Figures) =>
  sheet.figures.every((field) => {
    const [a, b] = [before[field], after[field]]
    return a !== undefined && b !== undefined && sameFigure(a, b)
  })
