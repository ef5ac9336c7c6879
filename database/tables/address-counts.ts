import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests of a day (UTC), by the redirect that answered them, or by the path that had no page. Nothing of a visitor is in it. */
export const addressCounts = pgTable(
  'address_counts',
  {
    kind: text({ enum: ['redirect', 'missing'] }).notNull(),
    /** the redirect's id, or the path without `/ny` and query */
    name: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.day, t.name] })],
)
