import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** How a Chichewa text stands to its English one. */
export type Translation = {
  /** a digest of the English that the Chichewa was last written or confirmed against */
  basis: string
  reviewed_by?: string
  reviewed_at?: string
}

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
    /** who sent it for approval; they may withdraw it, and may not approve it */
    submitted_by: text(),
    approved_by: text(),
    approved_at: instant(),
    returned_reason: text(),
    /** false for a draft saved before everything that publishing asks for was there */
    complete: boolean().notNull().default(true),
    /** the Chichewa of each text by its field: what English it was made from, and who has signed it off */
    translations: jsonb().$type<Record<string, Translation>>().notNull().default({}),
    /** how many texts have no Chichewa, one older than the English, one nobody has signed off */
    ny_missing: integer().notNull().default(0),
    ny_stale: integer().notNull().default(0),
    ny_unreviewed: integer().notNull().default(0),
    /** the revision whose words were taken up again, where this one restored it */
    restored_from: integer(),
    /** those sent for approval together, such as a day's exchange rates */
    batch_id: uuid(),
  },
  (t) => [
    unique('revisions_number').on(t.collection, t.item_id, t.number),
    index('revisions_author').on(t.author),
    index('revisions_batch').on(t.batch_id),
  ],
)
