import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Who has an item open for editing; whoever stopped saying so for a while has let go of it. */
export const editLocks = pgTable(
  'edit_locks',
  {
    collection: text().notNull(),
    item_id: uuid().notNull(),
    holder: text().notNull(),
    /** which of the holder's windows */
    tab: uuid().notNull(),
    taken_at: instant().notNull(),
    seen_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.item_id] })],
)

/** What is on an author's screen and not saved, for the few minutes in which its preview may be looked at. */
export const draftPreviews = pgTable(
  'draft_previews',
  {
    id: uuid().primaryKey(),
    collection: text().notNull(),
    /** null for what was never saved */
    item_id: uuid(),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    created_by: text().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('draft_previews_expires').on(t.expires_at)],
)

/** Addresses that published items have had: who comes there is sent on. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    collection: text().notNull(),
    slug: text().notNull(),
    item_id: uuid().notNull(),
    since: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.slug] })],
)

/** Links in live content that lead nowhere, as a job last found them. */
export const brokenLinks = pgTable(
  'broken_links',
  {
    collection: text().notNull(),
    item_id: uuid().notNull(),
    href: text().notNull(),
    found_at: instant().notNull(),
    /** the field that holds it, such as `categories.1.links.2.href` */
    place: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.collection, t.item_id, t.href] })],
)
