import { sql, type SQL } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/**
 * PostgreSQL's text of a timestamptz (in UTC) as ISO 8601 with microseconds.
 * @example `2026-11-21 05:46:00.1234+00` becomes `2026-11-21T05:46:00.123400Z`; `infinity` stays
 */
export function isoMicroseconds(value: string): string {
  const match = /^(\d{4,6}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00(?::?00)?|Z)$/.exec(value)
  if (!match) return value
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(6, '0')}Z`
}

/** Selects an instant as ISO 8601 in UTC, to the second; null stays null. */
export const isoSeconds = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** An instant, kept and carried to the microsecond as text, so that no float or Date rounds it. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (6) with time zone',
  fromDriver: isoMicroseconds,
  toDriver: (value) => value,
})
