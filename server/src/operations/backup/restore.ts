import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql, and, eq, inArray, isNull, like, notLike } from 'drizzle-orm'
import { migrate, migrateTo } from '#database/migrate.ts'
import type { OpenDatabase, Tx } from '#database/open.ts'
import { changeSequence, files, kycDocumentObjects, kycDocuments, messages } from '#database/tables.ts'
import type { Keys } from '../../config/secrets.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { exportedHeads } from '../../changes/exported-heads.ts'
import { restoreNote } from '../../changes/audit-notes.ts'
import { makeChanges } from '../../changes/change.ts'
import { startJobs, type Jobs } from '../../jobs/jobs.ts'
import { system } from '../../changes/actor.ts'
import { removeObjects } from '../../kyc/uploads/document-storage.ts'
import { checkBackup, type BackupCounts } from './check-backup.ts'
import { recordErasure, type Erasure } from './erasure-log.ts'
import { BackupError, objectIn, type Manifest } from './format.ts'
import { loadTables } from './load-tables.ts'
import { readManifest, readObjects } from './read-backup.ts'
import { notedErasures, replayErasures } from './replay-erasures.ts'
import { newestMigration } from '#database/newest-migration.ts'
import { rowsOf } from '#database/rows-of.ts'
import { keptTables } from './tables.ts'
import { queueInspection } from '../../kyc/inspection/inspection-queue.ts'

type Target = { storage: ObjectStorage; keyring: Keyring; dataDir: string } & {
  database: OpenDatabase
  auditKeys: Keys
}
export type RestoreReport = BackupCounts & {
  at: string
  rows: number
  erased: number
  missing: Manifest['missing']
}

/**
 * Puts a backup into an empty database and the store. All of it is looked at first: where an object was altered or the
 * keyring is another, nothing has been touched. What was erased after the backup was made is erased anew before anybody
 * can read it.
 * @param erasures a file of erasures that the operator has, besides those in the data folder and the store
 * @throws BackupFault
 */
export async function restore(
  target: Target,
  from: string,
  erasures: string | null = null,
): Promise<RestoreReport> {
  const { database, storage, keyring } = target
  const { db } = database
  const folder = resolve(from)
  const manifest = await readManifest(folder)
  const objects = await readObjects(folder, manifest)
  await mustBeEmpty(database)
  const checked = await checkBackup(folder, manifest, objects, keyring)
  const noted = await notedErasures(target, erasures)
  if (!(await migrateTo(database, manifest.migration.when)))
    throw new BackupError('the backup was made by a newer version of this program; restore it with that one')
  if ((await newestMigration(db))?.hash !== manifest.migration.hash)
    throw new BackupError('the backup was made by another build of this program; restore it with that one')
  for (const { key, mime } of objects) await storage.put(key, await readFile(objectIn(folder, key)), mime)

  const missing = manifest.missing.map(({ key }) => key)
  await db.transaction((tx) => loadTables(tx, folder, manifest))
  await migrate(database)
  const { replayed, keys } = await finish(target, manifest.at, noted, missing)
  await removeObjects(storage, keys)
  // The next backup may be restored elsewhere: what holds here has to be known there as well.
  for (const erasure of replayed) await recordErasure(target, erasure)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { ...checked, at: manifest.at, rows, erased: replayed.length, missing: manifest.missing }
}

/** What the rows need that the backup could not have: erasures since, nothing torn, and the queue's jobs. */
async function finish(
  { database, storage, auditKeys }: Target,
  backup: string,
  noted: readonly Erasure[],
  missing: readonly string[],
) {
  const heads = await exportedHeads(storage, auditKeys)
  const changes = makeChanges({ db: database.db, auditKey: auditKeys[0], committed: () => {} })
  const jobs = await startJobs(database, () => {})
  try {
    return await changes(system('restore'), async ({ tx, audit }) => {
      const done = await replayErasures(tx, noted)
      const [at] = await tx.select().from(changeSequence)
      const end = at?.audit_seq ?? 0
      const logged = Math.max(0, ...heads.map(({ seq }) => seq))
      // A restore that lost nothing leaves everything as it was.
      if (logged > end) audit.push(restoreNote(backup, end, logged))
      audit.push(...done.notes)
      await dropTorn(tx, missing)
      await requeue(tx, jobs)
      return done
    })
  } finally {
    await jobs.stop()
  }
}

/** @throws BackupFault with what to do */
async function mustBeEmpty({ db }: OpenDatabase): Promise<void> {
  for (const { name } of await keptTables(db)) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      name === 'change_sequence'
        ? sql`select count(*)::int as n from change_sequence where seq > 0 or audit_seq > 0`
        : sql`select count(*)::int as n from (select 1 from ${sql.identifier(name)} limit 1) as held`,
    )
    if (row?.n)
      throw new BackupError(
        `the database holds something already (${name}). A restore goes into an empty one: name a new DATA_DIR, or a new DATABASE_URL`,
      )
  }
}

/**
 * The queue is not in a backup: what its rows still wait for is put in it anew. A message that went out after the backup
 * was made goes out once more, under its old id; each job looks first whether it has anything to do.
 */
async function requeue(tx: Tx, jobs: Jobs): Promise<void> {
  const waiting = await tx.select({ id: messages.id }).from(messages).where(eq(messages.state, 'queued'))
  for (const { id } of waiting) await jobs.send(tx, 'message', { message: id })
  const documents = await tx
    .select({ id: kycDocuments.id, username: kycDocuments.username })
    .from(kycDocuments)
    .where(eq(kycDocuments.state, 'checking'))
  for (const document of documents) await queueInspection(tx, jobs, document)
  const unsized = and(eq(files.sized, false), notLike(files.mime, 'application/%'))
  for (const { id } of await tx.select({ id: files.id }).from(files).where(unsized))
    await jobs.send(tx, 'image-sizes', { file: id })
  const undrawn = and(eq(files.sized, false), like(files.mime, 'application/%'))
  for (const { id } of await tx.select({ id: files.id }).from(files).where(undrawn))
    await jobs.send(tx, 'first-page', { file: id })
}

/** An unsent document of which a chunk was not copied cannot be completed: its customer begins it again. */
async function dropTorn(tx: Tx, missing: readonly string[]): Promise<void> {
  if (!missing.length) return
  const torn = await tx
    .delete(kycDocumentObjects)
    .where(inArray(kycDocumentObjects.key, [...missing]))
    .returning({ document: kycDocumentObjects.document_id })
  const ids = [...new Set(torn.map(({ document }) => document))]
  if (ids.length)
    await tx
      .delete(kycDocuments)
      .where(and(inArray(kycDocuments.id, ids), isNull(kycDocuments.submission_id)))
}
