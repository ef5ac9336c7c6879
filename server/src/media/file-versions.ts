import { and, eq, like } from 'drizzle-orm'
import { fileObjects, filePendingVersions, files, fileVersions } from '#database/tables.ts'
import type { Change } from '../changes/change.ts'
import { mustApprove } from '../content/permissions.ts'
import type { FileRow } from '../content/staff/present-file.ts'
import { AppError } from '../http/app-error.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { loadDoers } from '../staff/service-accounts/owners.ts'
import { mustBeSecond } from '../staff/two-people/rules.ts'
import { loadFile } from './change-file.ts'
import { emitUses } from './emit-uses.ts'
import { needsSecondPerson } from './needs-second-person.ts'
import { storeKeyOf } from './storage-key.ts'

/** The stored content of a new version, and why it replaces the current one. */
type NewVersion = {
  store_key: string
  bytes: number
  sha256: string
  reason: string
  /** the number of the earlier version that it restores */
  restored_from: number | null
}
type Pending = typeof filePendingVersions.$inferSelect
type NeedsJobs = { jobs: Pick<Jobs, 'send'> }

/**
 * Adds a version to a document, whose address stays. It takes effect immediately where no second person is needed; otherwise
 * it awaits approval, in place of the sender's own pending version or of one that was returned.
 * @param mime of the new content
 * @throws AppError not_found, unsupported_type for pictures, wrong_state where the content is the same or a colleague's
 * version is pending
 */
export async function addVersion(
  change: Change,
  id: string,
  { mime, ...version }: NewVersion & { mime: string },
  { jobs }: NeedsJobs,
): Promise<void> {
  const { tx, actor, now, audit } = change
  // Items are locked before files, as by the commands that write items.
  const pending = await needsSecondPerson(tx, id, { lock: true })
  const file = await loadFile(change, id)
  if (file.width !== null || mime !== file.mime)
    throw new AppError('unsupported_type', 'Only a PDF can have a new version, and only another PDF.')
  if (version.sha256 === file.sha256)
    throw new AppError('wrong_state', 'This is the same file as the current version.')
  const [earlier] = await tx.select().from(filePendingVersions).where(eq(filePendingVersions.file_id, id))
  if (earlier && earlier.returned_reason === null && earlier.created_by !== actor.id)
    throw new AppError('wrong_state', 'Another new version is pending approval. Wait for the decision on it.')
  await tx.delete(filePendingVersions).where(eq(filePendingVersions.file_id, id))
  const written = { created_at: now, created_by: actor.id }
  if (pending) await tx.insert(filePendingVersions).values({ file_id: id, ...version, ...written })
  else await replaceContent(change, file, { ...version, ...written }, { jobs })
  const { reason, sha256, restored_from } = version
  audit.push({
    action: pending ? 'submit file version' : 'replace file',
    collection: 'files',
    item_id: id,
    details: {
      version: file.version + 1,
      reason,
      bytes: version.bytes,
      sha256,
      before: file.sha256,
      ...(restored_from !== null && { restored_from }),
    },
  })
}

/**
 * Adds an earlier version's content as the newest version, by the same rules as an upload.
 * @throws AppError not_found, and as `addVersion`
 */
export async function restoreVersion(
  change: Change,
  id: string,
  { number, reason }: { number: number; reason: string },
  needs: NeedsJobs,
): Promise<void> {
  const [earlier] = await change.tx
    .select()
    .from(fileVersions)
    .where(and(eq(fileVersions.file_id, id), eq(fileVersions.number, number)))
  if (!earlier) throw new AppError('not_found', 'There is no such version.')
  const { store_key, bytes, sha256, mime } = earlier
  await addVersion(change, id, { store_key, bytes, sha256, mime, reason, restored_from: number }, needs)
}

/** A pending version as it was read; `revision` is its id. */
type Read = { id: string; revision: number }

/**
 * Makes a pending version the current one.
 * @throws AppError forbidden, own_work, not_found, wrong_state, changed_since
 */
export async function approveVersion(change: Change, read: Read, { jobs }: NeedsJobs): Promise<void> {
  await mustBeSecond(change, 'publication', [], '')
  const { file, pending } = await loadPending(change, read)
  const doersOf = await loadDoers(change.tx, [pending.created_by])
  const message = 'Somebody else must approve what you sent.'
  await mustBeSecond(change, 'publication', doersOf(pending.created_by), message)
  await change.tx.delete(filePendingVersions).where(eq(filePendingVersions.id, pending.id))
  await replaceContent(
    change,
    file,
    { ...pending, approved_by: change.actor.id, approved_at: change.now },
    { jobs },
  )
  record(change, 'approve file version', file, pending)
}

/** Returns a pending version to its sender with a reason. @throws AppError forbidden, not_found, wrong_state, changed_since */
export async function returnVersion(change: Change, read: Read & { reason: string }): Promise<void> {
  mustApprove(change.actor)
  const { file, pending } = await loadPending(change, read)
  await change.tx
    .update(filePendingVersions)
    .set({ returned_reason: read.reason })
    .where(eq(filePendingVersions.id, pending.id))
  record(change, 'return file version', file, pending, { reason: read.reason })
}

/** Withdraws a pending version. Only its sender may. @throws AppError not_found, not_sender, wrong_state, changed_since */
export async function withdrawVersion(change: Change, read: Read): Promise<void> {
  const { file, pending } = await loadPending(change, read)
  if (pending.created_by !== change.actor.id)
    throw new AppError('not_sender', 'Only who sent it can withdraw it. An approver can return it.')
  await change.tx.delete(filePendingVersions).where(eq(filePendingVersions.id, pending.id))
  record(change, 'withdraw file version', file, pending)
}

async function loadPending(
  change: Change,
  { id, revision }: Read,
): Promise<{ file: FileRow; pending: Pending }> {
  const file = await loadFile(change, id)
  const [pending] = await change.tx
    .select()
    .from(filePendingVersions)
    .where(eq(filePendingVersions.file_id, id))
  if (!pending || pending.returned_reason !== null)
    throw new AppError('wrong_state', 'It is not waiting for approval.')
  if (pending.id !== revision)
    throw new AppError('changed_since', 'Another version was uploaded meanwhile; read that one first.')
  return { file, pending }
}

type Action = `${'approve' | 'return' | 'withdraw'} file version`

function record(
  { audit }: Change,
  action: Action,
  { id, version, sha256: before }: FileRow,
  { created_by, sha256, bytes }: Pending,
  details: Record<string, unknown> = {},
): void {
  audit.push({
    action,
    collection: 'files',
    item_id: id,
    details: { version: version + 1, sender: created_by, bytes, sha256, before, ...details },
  })
}

type Replacement = Omit<NewVersion, 'mime'> &
  Pick<Pending, 'created_at' | 'created_by'> & { approved_by?: string; approved_at?: string }

/** Puts a new content under a document's address, and keeps the one before. */
async function replaceContent(
  change: Change,
  file: FileRow,
  { store_key, bytes, sha256, ...written }: Replacement,
  { jobs }: NeedsJobs,
): Promise<void> {
  const { tx } = change
  const { id, version } = file
  const { created_at, created_by, reason, restored_from, approved_by, approved_at } = written
  await tx.insert(fileVersions).values({
    file_id: id,
    number: version,
    name: file.name,
    mime: file.mime,
    bytes: file.bytes,
    sha256: file.sha256,
    store_key: await storeKeyOf(tx, file.key),
    created_at,
    created_by,
    reason,
    restored_from,
    approved_by,
    approved_at,
  })
  // The preview of the first page is drawn again, under another address.
  await tx.delete(fileObjects).where(and(eq(fileObjects.file_id, id), like(fileObjects.key, `${id}-page-1%`)))
  await tx.update(fileObjects).set({ store_key, bytes }).where(eq(fileObjects.key, file.key))
  await tx
    .update(files)
    .set({ bytes, sha256, version: version + 1, sizes: [], sized: false })
    .where(eq(files.id, id))
  await emitUses(change, id)
  await jobs.send(tx, 'first-page', { file: id })
}
