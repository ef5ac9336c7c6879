import { AppError } from '../../http/app-error.ts'
import type { Revision, Row } from '../rows.ts'

export type DecidedKind = 'publication' | 'archiving'
/** What somebody decides on: the item, the revision they read, and what they read that is asked of it. */
export type NamedRevision = { id: string; revision?: number | undefined; kind?: DecidedKind | undefined }

/** What waits for a decision on an item that is in review. */
export const waitingKind = ({ archive_asked_by }: Pick<Row, 'archive_asked_by'>): DecidedKind =>
  archive_asked_by === null ? 'publication' : 'archiving'

/** @throws AppError changed_since where something else waits than what was read */
export function mustBeNamed(row: Row, revision: Revision, { revision: number, kind }: NamedRevision): void {
  if (number !== undefined && revision.number !== number)
    throw new AppError('changed_since', 'There is a newer revision; read that one first.')
  if (kind !== undefined && waitingKind(row) !== kind)
    throw new AppError(
      'changed_since',
      kind === 'publication'
        ? 'By now it is to be archived, not published. Read it again.'
        : 'By now it is to be published, not archived. Read it again.',
    )
}
