import { desc, eq, isNull } from 'drizzle-orm'
import type { FileDetails, FileVersion, PendingFileVersion } from '#contract/backoffice/content.ts'
import type { Database } from '#database/open.ts'
import { filePendingVersions, files, fileVersions } from '#database/tables.ts'
import type { Actor } from '../changes/actor.ts'
import { peopleOf } from '../changes/people.ts'
import { showStaffFiles, type FileRow } from '../content/staff/present-file.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { AppError } from '../http/app-error.ts'
import { needsSecondPerson } from './needs-second-person.ts'

type Reader = Pick<Database, 'select'>
type PersonOf = Awaited<ReturnType<typeof peopleOf>>
export type PendingRow = typeof filePendingVersions.$inferSelect

/** Where staff see an earlier version of a file. */
export const versionView = (id: string, number: number): string =>
  `/backoffice/api/files/${id}/view?version=${number}`
/** Where staff see a pending version. */
export const pendingView = ({ file_id, id }: Pick<PendingRow, 'file_id' | 'id'>): string =>
  `/backoffice/api/files/${file_id}/view?pending=${id}`

/** Returns a file with its versions and what shows it, as this member of staff may see them. */
export async function readFileDetails(db: Database, actor: Actor, row: FileRow): Promise<FileDetails> {
  const [file] = await showStaffFiles(db, [row])
  if (!file) throw new AppError('not_found', 'There is no such file.')
  const { id } = row
  const older = await db
    .select()
    .from(fileVersions)
    .where(eq(fileVersions.file_id, id))
    .orderBy(desc(fileVersions.number))
  const [pending] = await db.select().from(filePendingVersions).where(eq(filePendingVersions.file_id, id))
  const personOf = await peopleOf(db, [
    row.created_by,
    ...older.flatMap(({ created_by, approved_by }) => [created_by, approved_by]),
    pending?.created_by ?? null,
  ])
  return {
    ...file,
    versions: versionsOf(row, older, personOf),
    pending: pending ? presentPending(pending, actor, personOf) : null,
    needs_approval: row.width === null && (await needsSecondPerson(db, id, { lock: false })),
    used_by: await usersOfFile(db, actor, id),
  }
}

/** @param older newest first; each names who replaced it, when and why */
function versionsOf(
  file: FileRow,
  older: readonly (typeof fileVersions.$inferSelect)[],
  personOf: PersonOf,
): FileVersion[] {
  const contents = [{ number: file.version, bytes: file.bytes }, ...older]
  return contents.map(({ number, bytes }, at) => {
    // The version before names this one's author; before the first there is none.
    const { created_at, created_by, ...written } = older[at] ?? file
    return {
      number,
      bytes,
      at: created_at,
      by: personOf(created_by),
      reason: 'reason' in written ? written.reason : null,
      restored_from: 'restored_from' in written ? written.restored_from : null,
      approved_by: 'approved_by' in written ? personOf(written.approved_by) : null,
      view: versionView(file.id, number),
    }
  })
}

const presentPending = (pending: PendingRow, actor: Actor, personOf: PersonOf): PendingFileVersion => ({
  id: pending.id,
  bytes: pending.bytes,
  at: pending.created_at,
  by: personOf(pending.created_by),
  reason: pending.reason,
  restored_from: pending.restored_from,
  returned_reason: pending.returned_reason,
  sent_by_me: pending.created_by === actor.id,
  view: pendingView(pending),
})

/** Returns the new versions that await approval, each with its file, oldest first. */
export const readPendingVersions = (db: Reader): Promise<{ file: FileRow; pending: PendingRow }[]> =>
  db
    .select({ file: files, pending: filePendingVersions })
    .from(filePendingVersions)
    .innerJoin(files, eq(files.id, filePendingVersions.file_id))
    .where(isNull(filePendingVersions.returned_reason))
    .orderBy(filePendingVersions.created_at)
