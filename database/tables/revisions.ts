import { bigint, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** What was written, for good: a revision is never changed, only submitted, approved or returned. */
export const revisions = pgTable(
  'revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    collection: text().notNull(),
    item_id: uuid().notNull(),
    /** 1, 2, 3 … within the item */
    number: integer().notNull(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    author: text().notNull(),
    created_at: instant().notNull(),
    /** all who wrote any of it since the last approved one; none of them may approve it */
    contributors: text().array().notNull(),
    /** the time asked for its publication */
    publish_at: instant(),
    submitted_at: instant(),
    approved_by: text(),
    approved_at: instant(),
    returned_reason: text(),
  },
  (t) => [
    unique('revisions_number').on(t.collection, t.item_id, t.number),
    index('revisions_author').on(t.author),
  ],
)
