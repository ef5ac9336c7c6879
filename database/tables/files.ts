import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

export type StoredSize = {
  width: number
  height: number
  type: 'image/avif' | 'image/webp' | 'image/svg+xml'
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
    /** what forms begin with where the picture is chosen: its words in both languages, the point to keep in view */
    alt: jsonb().$type<{ en?: string; ny?: string }>().notNull().default({}),
    focal: jsonb().$type<{ x: number; y: number }>().notNull().default({ x: 50, y: 50 }),
    /** what staff find it by */
    tags: text().array().notNull().default([]),
    /** counts its contents: a document can be replaced and keeps its address */
    version: integer().notNull().default(1),
    /** the picture that this one was cut out of */
    cropped_from: uuid(),
    /** taken out of the library; only where nothing refers to it */
    deleted_at: instant(),
  },
  (t) => [index('files_sha256').on(t.sha256), index('files_created').on(t.created_at)],
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
  /** where the store has it, once a document was replaced under the same address */
  store_key: text(),
})

/**
 * A version of a document that a newer one replaced. `created_at`, `created_by` and the columns after them belong to the
 * newer version; the first version's are in `files`.
 */
export const fileVersions = pgTable(
  'file_versions',
  {
    file_id: uuid().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    store_key: text().notNull(),
    created_at: instant().notNull(),
    created_by: text().notNull(),
    reason: text(),
    /** the number of the earlier version whose content the newer one has */
    restored_from: integer(),
    approved_by: text(),
    approved_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.file_id, t.number] })],
)

/** New versions of documents that await a second person's approval, or were returned; at most one for each document. */
export const filePendingVersions = pgTable('file_pending_versions', {
  /** names what an approver decides on: another upload has another id */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  file_id: uuid().notNull().unique(),
  bytes: integer().notNull(),
  sha256: text().notNull(),
  store_key: text().notNull(),
  created_at: instant().notNull(),
  created_by: text().notNull(),
  reason: text().notNull(),
  restored_from: integer(),
  returned_reason: text(),
})
