import type { BatchRow, BoardRow, RatesBoard, SentRow } from '#contract/backoffice/rates.ts'
import {
  errorsIn,
  figuresToConfirm,
  type Figures,
  type RowError,
  type Sheet,
} from '#contract/backoffice/sheets.ts'
import { isFigure, middleOf, plainFigure, sameFigure } from '#contract/rules/rate-change.ts'
import { toCatInput } from '../time.ts'

/** What was typed on a sheet and not sent yet. Only that: what nobody touched follows what is in effect. */
export type GridState = {
  typed: Readonly<Record<string, Figures>>
  /** versions that came back, wait or are scheduled, and are edited; with the figures that the row had from them */
  taken: Readonly<Record<string, { id: string; version: number; figures: Figures }>>
  /** rows over a limit that the sender confirmed; the note has the reason */
  confirmed: readonly string[]
  when: 'approval' | 'time'
  date: string
  time: string
  note: string
}

export const emptyGrid: GridState = {
  typed: {},
  taken: {},
  confirmed: [],
  when: 'approval',
  date: '',
  time: '08:00',
  note: '',
}

/** The figures of a row as they stand on the screen: typed ones over those in effect, the middle reckoned until typed. */
export function figuresOf(row: BoardRow, typed: Figures | undefined): Figures {
  const figures: Figures = { ...row.live?.figures, ...typed }
  const { buying = '', selling = '' } = figures
  const moved = typed?.['buying'] !== undefined || typed?.['selling'] !== undefined
  if (moved && typed['middle'] === undefined && isFigure(buying) && isFigure(selling))
    figures['middle'] = middleOf(buying, selling)
  return figures
}

const same = (a: string | undefined, b: string | undefined) =>
  a === b || (a !== undefined && b !== undefined && isFigure(a) && isFigure(b) && sameFigure(a, b))

export type GridRow = {
  row: BoardRow
  figures: Figures
  changed: boolean
  errors: Record<string, RowError>
  /** the fields that change by more than the limit, and `spread` where that is over its limit */
  far: string[]
}

/** The rows as the grid shows them, with what is wrong with those that change. */
export function gridRows(board: RatesBoard, sheet: Sheet, { typed, taken }: GridState): GridRow[] {
  return board.rows.map((row) => {
    const figures = figuresOf(row, typed[row.key])
    const before = row.live?.figures
    const touched = typed[row.key] !== undefined
    const differs = sheet.figures.some((field) => !same(figures[field], before?.[field]))
    const changed = touched && (differs || taken[row.key] !== undefined)
    const errors = changed ? atTypedCell(errorsIn(sheet, figures), typed[row.key]) : {}
    const far =
      changed && Object.keys(errors).length === 0
        ? Object.keys(
            figuresToConfirm(sheet, before ?? null, figures, {
              change: board.change_limit,
              spread: board.spread_limit,
            }),
          )
        : []
    return { row, figures, changed, errors, far }
  })
}

/** A buying rate above a selling rate that was not typed is wrong itself. */
function atTypedCell(errors: Record<string, RowError>, typed: Figures = {}): Record<string, RowError> {
  const { selling, ...others } = errors
  const isBuying = typed['buying'] !== undefined && typed['selling'] === undefined
  return selling === 'selling_below_buying' && isBuying ? { ...others, buying: selling } : errors
}

/** What is sent of the rows that change. */
export const rowsToSend = (rows: readonly GridRow[], sheet: Sheet, { taken }: GridState): BatchRow[] =>
  rows
    .filter(({ changed }) => changed)
    .map(({ row: { key }, figures }) => ({
      key,
      figures: Object.fromEntries(sheet.figures.map((field) => [field, figures[field] ?? ''])),
      ...(taken[key] && { id: taken[key].id, version: taken[key].version }),
    }))

/** Puts figures into cells; a cell that is set to what is in effect is as untouched as before. */
export function withCells(
  state: GridState,
  cells: readonly { key: string; field: string; text: string }[],
): GridState {
  const typed: Record<string, Figures> = { ...state.typed }
  for (const { key, field, text } of cells) {
    // As in a pasted block and in a file, `1,740.00` is 1740.00.
    typed[key] = { ...typed[key], [field]: plainFigure(text) }
    // The middle rate of an edited version belongs to the figures it came with.
    const { middle, ...others } = typed[key]
    if (field !== 'middle' && middle !== undefined && middle === state.taken[key]?.figures['middle'])
      typed[key] = others
  }
  const touched = new Set(cells.map(({ key }) => key))
  // A figure that is typed anew has to be confirmed anew.
  return { ...state, typed, confirmed: state.confirmed.filter((key) => !touched.has(key)) }
}

type TakenUp = Pick<SentRow, 'id' | 'version' | 'figures' | 'wanted_at' | 'note'> & { key: string }

/**
 * Puts what was sent before into the grid again, with the time and the note it had. A middle rate that is half way is
 * worked out anew from what is typed.
 * @returns the grid, and those that wanted another time, which are left where they are
 */
export function takenUp(state: GridState, rows: readonly TakenUp[]): { state: GridState; left: number } {
  const [first] = rows
  if (!first) return { state, left: 0 }
  const same = rows.filter(({ wanted_at }) => wanted_at === first.wanted_at)
  const typed: Record<string, Figures> = { ...state.typed }
  const taken = { ...state.taken }
  for (const { key, id, version, figures } of same) {
    const { buying = '', selling = '', middle, ...others } = figures
    const worked = isFigure(buying) && isFigure(selling) ? middleOf(buying, selling) : undefined
    const own = middle !== undefined && !isSame(middle, worked)
    const from = {
      ...others,
      ...(figures['buying'] !== undefined && { buying }),
      ...(figures['selling'] !== undefined && { selling }),
      ...(own && { middle }),
    }
    typed[key] = from
    taken[key] = { id, version, figures: from }
  }
  const confirmed = state.confirmed.filter((key) => !same.some((one) => one.key === key))
  const [date = '', time = ''] = first.wanted_at === null ? [] : toCatInput(first.wanted_at).split('T')
  const when = first.wanted_at === null ? ('approval' as const) : ('time' as const)
  return {
    state: {
      ...state,
      typed,
      taken,
      confirmed,
      when,
      ...(when === 'time' && { date, time }),
      note: first.note ?? state.note,
    },
    left: rows.length - same.length,
  }
}

const isSame = (a: string, b: string | undefined) => b !== undefined && isFigure(a) && sameFigure(a, b)

/** What is left to send after something was sent: what was typed while it was on its way. */
export function withoutSent(state: GridState, sent: GridState): GridState {
  if (state === sent) return emptyGrid
  const left = Object.keys(state.typed).filter((key) => {
    const [now, before] = [state.typed[key] ?? {}, sent.typed[key]]
    const fields = Object.keys({ ...now, ...before })
    return !before || fields.some((field) => now[field] !== before[field])
  })
  const only = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => left.includes(key)))
  // What came back and was sent anew is taken up no more.
  const taken = Object.entries(only(state.taken)).filter(([key, { id }]) => sent.taken[key]?.id !== id)
  const time = state.when === sent.when && state.date === sent.date && state.time === sent.time
  return {
    typed: only(state.typed),
    taken: Object.fromEntries(taken),
    confirmed: state.confirmed.filter((key) => left.includes(key)),
    when: time ? emptyGrid.when : state.when,
    date: time ? emptyGrid.date : state.date,
    time: time ? emptyGrid.time : state.time,
    note: state.note === sent.note ? '' : state.note,
  }
}

/** Whether a version of a row that came back has a newer one, so that nothing is left to correct. */
export function isReplaced(
  { live, waiting, scheduled }: BoardRow,
  { submitted_at, wanted_at }: SentRow,
): boolean {
  if (submitted_at === null) return false
  const isLater = (at: string | null) => at !== null && Date.parse(at) > Date.parse(submitted_at)
  const hasBegun = live !== null && (wanted_at === null || Date.parse(wanted_at) <= Date.parse(live.at))
  return [...waiting, ...scheduled].some((one) => isLater(one.submitted_at)) || (hasBegun && isLater(live.at))
}

/** Returns the drafts of a row, without the one that is edited in the grid: its figures are there. */
export const draftsBelowGrid = ({ key, drafts }: BoardRow, { taken }: Pick<GridState, 'taken'>): SentRow[] =>
  drafts.filter(({ id }) => id !== taken[key]?.id)

/** Returns a draft for each row that has one to edit and resend in the grid; a returned one before others. */
export const draftsToResend = (
  rows: readonly BoardRow[],
  state: Pick<GridState, 'taken'>,
): { row: BoardRow; sent: SentRow }[] =>
  rows.flatMap((row) => {
    const drafts = row.drafts.filter((draft) => !isReplaced(row, draft))
    const sent = drafts.find(({ reason }) => reason !== null) ?? drafts[0]
    return sent && !sent.text && sent.id !== state.taken[row.key]?.id ? [{ row, sent }] : []
  })

/**
 * Starts the rows of cells that are typed in from the version that came back or waits, where the row is untouched: a
 * correction of one figure must not combine it with the other figures in effect. A version for another time than the grid's is
 * left alone; in an empty grid its time is kept unless it has passed.
 * @returns the grid, and the keys of the rows that start so
 */
export function withVersions(
  state: GridState,
  rows: readonly BoardRow[],
  cells: readonly { key: string }[],
  now: string,
): { state: GridState; continued: string[] } {
  let next = state
  const continued: string[] = []
  for (const key of new Set(cells.map((cell) => cell.key))) {
    const row = rows.find((one) => one.key === key)
    if (!row || state.typed[key] !== undefined) continue
    const back = row.drafts.filter((one) => !isReplaced(row, one))
    const version = back.find(({ reason }) => reason !== null) ?? back[0] ?? row.waiting[0]
    if (!version) continue
    const { wanted_at: wanted } = version
    const taken = {
      ...version,
      key,
      wanted_at: wanted && Date.parse(wanted) > Date.parse(now) ? wanted : null,
    }
    const { state: started } = takenUp(next, [taken])
    const isSameTime =
      started.when === next.when &&
      (started.when === 'approval' || (started.date === next.date && started.time === next.time))
    if (Object.keys(next.typed).length > 0 && !isSameTime) continue
    next = { ...started, note: next.note || started.note }
    continued.push(key)
  }
  return { state: next, continued }
}

/** Takes a row's typed figures back, or one of them. A row that edits a version returns to that first. */
export function withoutCell(state: GridState, key: string, field?: string): GridState {
  const { [key]: row = {}, ...others } = state.typed
  const { [field ?? '']: _, ...left } = row
  const version = state.taken[key]?.figures
  if (version && field !== undefined) {
    const { [field]: figure } = version
    const typed = figure === undefined ? left : { ...left, [field]: figure }
    if (row[field] !== figure) return { ...state, typed: { ...state.typed, [key]: typed } }
    return withoutCell(state, key)
  }
  const keeps = field !== undefined && Object.keys(left).length > 0
  if (keeps) return { ...state, typed: { ...others, [key]: left } }
  const { [key]: __, ...taken } = state.taken
  return { ...state, typed: others, taken, confirmed: state.confirmed.filter((one) => one !== key) }
}
