import { dayInMalawi, formatTime } from './dates.ts'

/** A sheet that reads a cell beginning so takes it for a formula, which may fetch or run something. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** Figures may begin with a minus. */
const figure = /^-?\d+(\.\d+)?$/

/**
 * Digits that name something, such as an account or a telephone. Spreadsheets drop leading zeros, show twelve digits and
 * more as a power of ten, which is what they save again, and read `12e34` as one.
 */
const digitsOfName = /^(0\d+|\d{12,}|\d+e\d+)$/i

function cell(value: string): string {
  const altered = (formula.test(value) && !figure.test(value)) || digitsOfName.test(value)
  const safe = altered ? `'${value}` : value
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
