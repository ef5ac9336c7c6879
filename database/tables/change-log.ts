import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** One row, locked as a change's last step: it gives the event number and the audit hash in commit order. */
export const changeSequence = pgTable('change_sequence', {
  id: integer().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  audit_seq: bigint({ mode: 'number' }).notNull(),
  audit_hash: text().notNull(),
})

/** What the public was told: one row a change of what they can see. */
export const events = pgTable(
  'events',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    collection: text().notNull(),
    item_id: uuid().notNull(),
    kind: text({ enum: ['created', 'updated', 'deleted'] }).notNull(),
    /** the revision they see now; null when deleted */
    revision_id: bigint({ mode: 'number' }),
  },
  (t) => [index('events_at').on(t.at), index('events_collection').on(t.collection, t.seq)],
)

/**
 * Who did what, chained: hash = HMAC(previous hash, digest). The digest covers this row and the digest of what
 * is personal, which lies in audit_log_details and can be erased without breaking the chain.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    action: text().notNull(),
    collection: text(),
    item_id: text(),
    details_digest: text().notNull(),
    digest: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    index('audit_log_item').on(t.collection, t.item_id, t.seq),
    index('audit_log_action').on(t.action, t.seq),
    index('audit_log_at').on(t.at),
  ],
)

/** The personal side of an audit row: the person, the address, the values. */
export const auditLogDetails = pgTable(
  'audit_log_details',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    salt: text().notNull(),
    actor: text().notNull(),
    address: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('audit_log_details_actor').on(t.actor, t.seq)],
)

/**
 * The sentences of the audit log, for finding one by its words. Made from the log by a worker and before each search; they
 * name staff and items, and nothing of a customer.
 */
export const auditSentences = pgTable(
  'audit_sentences',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    text: text().notNull(),
  },
  (t) => [index('audit_sentences_words').using('gin', sql`to_tsvector('simple', ${t.text})`)],
)
