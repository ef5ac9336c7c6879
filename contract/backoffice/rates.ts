import type { Text } from '../languages.ts'
import type { Figures, SheetName } from './sheets.ts'

/** What stands on one row of a sheet at some time. */
type Standing = { id: string; figures: Figures; /** since or from when, in UTC */ at: string }

/** What was sent for approval, or came back. */
export type SentRow = {
  id: string
  version: number
  figures: Figures
  /** a tariff in words, such as "Free"; null for a number */
  text: Text | null
  /** the time it is to go live; null: at approval */
  wanted_at: string | null
  /** when it was sent; null for a draft that never was */
  submitted_at: string | null
  /** who wrote it last, by name */
  by: string
  batch: string | null
  /** what was said to the approver when its batch was sent */
  note: string | null
  /** the number of the revision that was sent */
  revision: number
  /** whoever asks sent it, and may withdraw it */
  sent_by_me: boolean
  /** why it came back */
  reason: string | null
}

/** What is approved and takes effect later. */
export type ScheduledRow = SentRow & { /** from when, in UTC */ at: string }

/** A row of a sheet: what is in effect beside what is on its way. */
export type BoardRow = {
  /** a currency's code or a product's */
  key: string
  name: Text
  /** under which a tariff or rate is listed */
  group: Text | null
  /** such as `percent_per_year`; null for exchange rates */
  unit: string | null
  /** a tariff in words, such as "Free"; null for a number */
  text: Text | null
  live: Standing | null
  /** what was in effect when today began in Malawi; null where nothing was */
  yesterday: Figures | null
  scheduled: ScheduledRow[]
  waiting: SentRow[]
  /** returned, or never sent */
  drafts: SentRow[]
}

/** A change that did not come at its time. */
export type MissedChange = {
  id: string
  collection: string
  item_id: string
  due_at: string
  raised_at: string
}

/** `GET /backoffice/api/rates/board?sheet=` */
export type RatesBoard = {
  sheet: SheetName
  rows: BoardRow[]
  /** the percentage from which a change must be confirmed */
  change_limit: string
  /** the percentage of the middle from which a spread must be confirmed */
  spread_limit: string
  /** the service's clock, in UTC */
  now: string
  missed: MissedChange[]
}

/** Figures that took effect, with who stands behind them. */
export type PastRate = {
  id: string
  figures: Figures
  /** words that replace the figure, such as "Free" */
  text: Text | null
  /** from when, in UTC */
  at: string
  /** who wrote it and who approved it, by name; null where that was nobody of staff's, such as sample content */
  written_by: string
  approved_by: string | null
}

/** `GET /backoffice/api/rates/history?sheet=&key=`: the last 90 days, newest first. */
export type RateHistory = { items: PastRate[] }

/**
 * A row that is sent; `id` and `version` where something that came back, waits or is scheduled is taken up again: what is
 * scheduled is taken off the schedule with it.
 */
export type BatchRow = {
  key: string
  figures: Figures
  id?: string | undefined
  version?: number | undefined
}

/**
 * `POST /backoffice/api/rates/batch`: all rows that change are written and sent for approval, or none is.
 * 422 `invalid` with `fields` `<key>.<field>` (a RowError each); 409 `over_change_limit` with `fields` `<key>.<field>` or
 * `<key>.spread` (the percentage) for rows that are not in `confirmed`; 422 with `note` where the note gives no reason for those; 412 `overtaken` where a row that was taken up has changed.
 */
export type BatchBody = {
  sheet: SheetName
  /** in UTC; null: at approval */
  effective_at: string | null
  rows: BatchRow[]
  note?: string | undefined
  /** the keys of rows over the change limit, which the sender confirmed; the note is the reason */
  confirmed?: string[] | undefined
}

/** What was sent. */
export type BatchSent = { batch: string; sent: string[]; unchanged: string[] }
