import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { user } from './staff.ts'

/** What staff say to each other about an item or a submission. It never leaves the back-office. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid().primaryKey(),
    /** a collection's name, or `kyc_submissions` */
    collection: text().notNull(),
    item_id: uuid().notNull(),
    author: text().notNull(),
    text: text().notNull(),
    created_at: instant().notNull(),
    /** the note that it answers, which answers none itself */
    answers: uuid(),
    /** who said of a note that nothing is left to do about it; its answers go with it */
    resolved_by: text(),
    resolved_at: instant(),
  },
  (t) => [index('staff_notes_item').on(t.collection, t.item_id, t.created_at)],
)

/** Who is to see to an item or a submission, and by which day. */
export const assignments = pgTable(
  'assignments',
  {
    collection: text().notNull(),
    item_id: uuid().notNull(),
    assignee: text().notNull(),
    /** a day in Malawi */
    due_on: date({ mode: 'string' }),
    assigned_by: text().notNull(),
    assigned_at: instant().notNull(),
    /** when the assignee was told that it is due */
    reminded_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.item_id] }),
    index('assignments_assignee').on(t.assignee),
    index('assignments_due').on(t.due_on),
  ],
)

/** What somebody is to be told by mail. It names an item, and never says what is in it. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: uuid().primaryKey(),
    user_id: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['sent', 'returned', 'approved', 'assigned', 'note', 'due', 'new_lead', 'overdue'],
    }).notNull(),
    collection: text().notNull(),
    item_id: uuid().notNull(),
    /** who did it; null where it is a day that has come */
    actor: text(),
    /** how many items it is about: a batch is told of once, and `item_id` is its first */
    items: integer().notNull(),
    created_at: instant().notNull(),
    /** the mail it went with: its own at once, one a morning as a digest. Null while it waits for the digest */
    mail: uuid(),
  },
  (t) => [
    index('staff_notices_waiting').on(t.user_id, t.mail),
    index('staff_notices_mail').on(t.mail),
    index('staff_notices_created').on(t.created_at),
  ],
)
