import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

export type StoredSize = {
  width: number
  height: number
  type: 'image/avif' | 'image/webp'
  bytes: number
  /** its key in the store, which is also the last part of its public address */
  key: string
}

/** Uploaded files. The bytes are in the store under `key`; nothing is public until a live revision refers to it. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    key: text().notNull().unique(),
    /** pictures only */
    width: integer(),
    height: integer(),
    /** made by a job; empty until then */
    sizes: jsonb().$type<StoredSize[]>().notNull().default([]),
    sized: boolean().notNull().default(false),
    created_at: instant().notNull(),
    created_by: text().notNull(),
  },
  (t) => [index('files_sha256').on(t.sha256)],
)

/** Which revision refers to which file, written with the revision. */
export const fileUses = pgTable(
  'file_uses',
  {
    file_id: uuid().notNull(),
    revision_id: bigint({ mode: 'number' }).notNull(),
    collection: text().notNull(),
    item_id: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.file_id, t.revision_id] })],
)

/** Every object of a file, the original and its sizes, by the key in its address. */
export const fileObjects = pgTable('file_objects', {
  key: text().primaryKey(),
  file_id: uuid().notNull(),
  mime: text().notNull(),
  bytes: integer().notNull(),
})
