import type { Collection } from '#contract/collection.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const revision = () => bigint({ mode: 'number' })

/** What every item of every collection has. The words themselves are in its revisions. */
const baseColumns = () => ({
  id: uuid().primaryKey(),
  created_at: instant().notNull(),
  updated_at: instant().notNull(),
  /** what pages show and order by: the publication date that staff set, otherwise `first_live_at` */
  published_at: instant(),
  /** when the item first went live; null if an older release wrote it, which set only `published_at` */
  first_live_at: instant(),
  state: text({ enum: ['draft', 'in_review', 'scheduled', 'published', 'archived'] }).notNull(),
  version: integer().notNull(),
  draft_revision: revision(),
  live_revision: revision(),
  /** the live revision shows in [visible_from, visible_until) */
  visible_from: instant().notNull().default('-infinity'),
  visible_until: instant().notNull().default('infinity'),
  /** the approved revision that takes over at next_at */
  next_revision: revision(),
  next_at: instant(),
  next_until: instant(),
  /** the revision the public was last told of; null when they were told it is gone */
  emitted_revision: revision(),
  /** the next moment at which what the public sees may change; the worker claims rows by it */
  due_at: instant(),
  /** who asked for it to be archived, where that needs approval */
  archive_asked_by: text(),
  /** the newest revision when it was last archived: what discarding a later draft leads back to */
  archived_revision: revision(),
  deleted_at: instant(),
  /** who wrote to it last, a member of staff's id or a program's */
  updated_by: text(),
  /** the newest revision's title in both languages, folded, for the staff's search */
  search: text(),
})

/**
 * The table of one collection: the common columns and one for each field that lists can be narrowed by.
 * A missing column is a compile error. None of those may be `not null`: a draft may be saved before they are filled in,
 * and what is published has been checked.
 */
export function collectionTable<
  N extends string,
  F extends string,
  const C extends Record<F, PgColumnBuilderBase>,
>(definition: Pick<Collection<N, never, F>, 'name' | 'filters' | 'appendOnly'>, columns: C) {
  const name = definition.name
  return pgTable(name, { ...baseColumns(), ...columns }, (table) => {
    // The spread of a generic record hides the common columns from the type; they are there by construction.
    const t = table as unknown as BaseTable & Record<string, BaseTable['id']>
    const live = sql`${t.live_revision} is not null and ${t.deleted_at} is null`
    // What stood at an instant is found at the end of each key's rows.
    const keys = (definition.appendOnly?.key ?? []).flatMap((field) => t[field] ?? [])
    return [
      uniqueIndex(`${name}_created`).on(t.created_at),
      index(`${name}_live_created`).on(t.created_at).where(live),
      index(`${name}_live_published`).on(t.published_at, t.created_at).where(live),
      ...keys.map((key) => index(`${name}_${key.name}_from`).on(key, t.visible_from).where(live)),
      index(`${name}_due`).on(t.due_at),
      index(`${name}_until`).on(t.visible_until).where(live),
      index(`${name}_updated`).on(t.updated_at, t.id),
      index(`${name}_state`).on(t.state, t.created_at),
      index(`${name}_search`).using('gin', sql`to_tsvector('simple', coalesce(${t.search}, ''))`),
    ]
  })
}

const baseOnly = () => pgTable('frame', baseColumns())
/** A collection's table as the engine sees it: by its common columns. */
export type BaseTable = ReturnType<typeof baseOnly>
