import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** E-mails and texts: what they are about, not their words, which the template makes when they are sent. */
export const messages = pgTable(
  'messages',
  {
    /** also the Message-ID, so that a repeated one is known as the same */
    id: uuid().primaryKey(),
    template: text().notNull(),
    /** the row the template reads, such as a code's id */
    about: uuid().notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    recipient: text().notNull(),
    lang: text({ enum: ['en', 'ny'] }).notNull(),
    /** void: there was nothing to say any more when its turn came */
    state: text({ enum: ['queued', 'sent', 'void', 'failed'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** when it was queued, or queued again by staff */
    created_at: instant().notNull(),
    ended_at: instant(),
    /** the code of the last failed attempt, such as `550`, `HTTP 422` or `ECONNREFUSED` */
    error: text(),
    /** when staff noted that the recipient knows in another way what a failed message says */
    acknowledged_at: instant(),
  },
  (t) => [
    index('messages_about').on(t.about),
    index('messages_template').on(t.template, t.created_at),
    index('messages_state').on(t.state, t.created_at),
  ],
)
