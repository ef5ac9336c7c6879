import type { revisions } from '#database/tables.ts'
import type { Row } from './rows.ts'

type Revision = Pick<typeof revisions.$inferSelect, 'contributors' | 'submitted_by'>

/**
 * Returns the ids of who may not approve a pending item: who wrote or sent any of its revision, or who requested its
 * archiving.
 * @param doersOf as `loadDoers` returns it for `archive_asked_by`
 */
export const takenPart = (
  { archive_asked_by: requester }: Pick<Row, 'archive_asked_by'>,
  { contributors, submitted_by: sender }: Revision,
  doersOf: (id: string) => string[],
): string[] =>
  requester === null
    ? [...new Set([...contributors, ...(sender === null ? [] : [sender])])]
    : doersOf(requester)
