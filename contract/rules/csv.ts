import { dayInMalawi, formatTime } from './dates.ts'

/** A sheet that reads a cell beginning so takes it for a formula, which may fetch or run something. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** Figures may begin with a minus. */
const figure = /^-?\d+(\.\d+)?$/

function cell(value: string): string {
  const safe = formula.test(value) && !figure.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV (RFC 4180: CRLF, quotes doubled), with the mark by which spreadsheets know UTF-8. Figures are decimal
 * strings with a point and no commas. Nothing in it runs as a formula (OWASP, "CSV injection").
 */
export const toCsv = (rows: readonly (readonly string[])[]): string => `${csvBegin}${csvLines(rows)}`

/** The mark a table begins with. */
export const csvBegin = '\uFEFF'

/** Some of a table's lines, for one that is written piece by piece. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** An instant as a spreadsheet reads it, in Malawi's time: "2026-11-21 08:00". The heading says "CAT, UTC+2". */
export const csvInstant = (iso: string): string => `${dayInMalawi(iso)} ${formatTime(iso)}`
