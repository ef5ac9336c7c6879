// @module-tag operations

import { appendFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads } from '#contract/collections/leads.ts'
import {
  contactTokens,
  fileObjects,
  fileVersions,
  kycDocumentObjects,
  kycDocuments,
  session,
} from '#database/tables.ts'
import {
  fill,
  filesIn,
  folders,
  keyring,
  manifestOf,
  operatorCommand as command,
  restoreTo,
  secret,
  settings,
  type SampleState,
} from '../../../test-support/backups.ts'
import { prove } from '../../../test-support/kyc.ts'
import { openNewsroom } from '../../../test-support/newsroom.ts'
import { startPostgres } from '../../../test-support/postgres.ts'
import { onePage, writePdf } from '../../../test-support/raw-pdf.ts'
import { startS3 } from '../../../test-support/s3.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { system } from '../../changes/actor.ts'
import { verifyAudit } from '../../changes/verify-audit.ts'
import { eraseSubmission } from '../../kyc/submissions/erase.ts'
import { askRunning, socketIn } from '../operator-socket.ts'
import { openObject } from '../../kyc/uploads/document-storage.ts'
import { backup } from './backup.ts'
import { addFile, checkFile } from '../../media/add-file.ts'
import { addVersion } from '../../media/file-versions.ts'
import { readConfig } from '../../config/settings.ts'
import { diskStorage } from '../../storage/disk-storage.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { erasureFile, recordErasure } from './erasure-log.ts'
import { notedErasures } from './replay-erasures.ts'

// A service that runs and is written to, backed up by its operator; and what comes of that backup.

let places: Awaited<ReturnType<typeof folders>>
let service: Service
let filled: SampleState
let made: string
let written = 0

const open = (dataDir: string) => startService({ dataDir, env: settings })
const wholes = (of: Service) =>
  of.services.db
    .select({ document: kycDocuments })
    .from(kycDocumentObjects)
    .innerJoin(kycDocuments, eq(kycDocuments.id, kycDocumentObjects.document_id))
    .where(eq(kycDocumentObjects.part, 'whole'))

/** A document of the library that was replaced: its address has another content, and staff the former one. */
async function replacedDocument({ services: { changes, jobs, storage } }: Service): Promise<void> {
  const [first, second] = await Promise.all(
    ['0 0 595 842', '0 0 842 595'].map((box) =>
      checkFile('A document.pdf', Buffer.from(writePdf(onePage({ box })))),
    ),
  )
  if (!first || !second) throw new Error('no files')
  for (const one of [first, second]) await storage.put(one.key, one.bytes, one.mime)
  await changes(system('a test'), (change) => addFile(change, first))
  const { key: store_key, mime, bytes, sha256 } = second
  const version = { store_key, mime, bytes: bytes.length, sha256, reason: 'Corrected.', restored_from: null }
  await changes(system('a test'), (change) => addVersion(change, first.id, version, { jobs }))
}

beforeAll(async () => {
  places = await folders()
  service = await open(places.next())
  filled = await fill(service)
  await replacedDocument(service)
  made = places.next()
  let writing = true
  const writes = (async () => {
    while (writing) {
      await filled.newsroom.write(leads)
      written += 1
    }
  })()
  const outcome = await askRunning(service.dataDir, { name: 'backup', to: made })
  writing = false
  await writes
  if (!outcome?.ok) throw new Error(outcome?.lines.join('\n'))
})
afterAll(async () => {
  await service.stop()
  await places.remove()
})

/** The same content: each table's rows, byte for byte. */
const contentOf = async (folder: string) =>
  Object.fromEntries(
    (await manifestOf(folder)).tables.map(({ name, rows, sha256 }) => [name, [rows, sha256]]),
  )

test('while it serves and is written to, all of one moment is kept: documents open, files and rows are there', async () => {
  expect(written).toBeGreaterThan(0)
  const dataDir = places.next()
  const restored = await restoreTo({ dataDir }, made)
  expect(restored).toMatchObject({ kycDocuments: 7, files: 3, erased: 0, missing: [] })
  const again = await open(dataDir)
  const { services } = again
  // Nobody is signed in or proved any more.
  expect([
    ...(await services.db.select().from(session)),
    ...(await services.db.select().from(contactTokens)),
  ]).toEqual([])
  const kept = await wholes(again)
  expect(kept).toHaveLength(7)
  for (const { document } of kept)
    expect((await openObject(services, document, 'whole', 0))?.toString()).toMatch(/^[\da-f-]{36}$/)
  expect(await verifyAudit(services.db, services.secrets.keys('audit'))).toEqual([])
  const documents = await again.ask('GET', '/api/documents')
  expect(documents.body).toEqual((await service.ask('GET', '/api/documents')).body)
  expect((await again.ask('GET', documents.body[0].file.url)).status).toBe(200)
  // The one that was replaced is there with its new content, and staff have the former one.
  const [versions, objects] = [
    await services.db.select().from(fileVersions),
    await services.db.select().from(fileObjects).where(isNotNull(fileObjects.store_key)),
  ]
  expect([versions.length, objects.length]).toEqual([1, 1])
  for (const key of [...versions, ...objects].map(({ store_key }) => store_key ?? ''))
    expect(await services.storage.get(key)).toEqual(await service.services.storage.get(key))
  // Counters go on behind what was restored.
  await openNewsroom(again)

  // An object that goes while a backup is made is noted, and missed by nobody: an erasure, or the cleanup.
  const torn = places.next()
  let erased = false
  const racing = {
    ...services.storage,
    async get(key: string) {
      if (!erased && key.startsWith('kyc-')) {
        erased = true
        const { keys } = await services.db.transaction((tx) => eraseSubmission(tx, filled.submission))
        for (const one of keys) await services.storage.remove(one)
      }
      return services.storage.get(key)
    },
  }
  const manifest = await backup({ db: services.db, storage: racing }, torn)
  expect(manifest.missing.length).toBeGreaterThan(0)
  expect(new Set(manifest.missing.map(({ why }) => why))).toEqual(new Set(['removed meanwhile']))
  await again.stop()
  expect((await restoreTo({ dataDir: places.next() }, torn)).missing).toEqual(manifest.missing)

  // What holds something already is not written over, and what is no backup not restored.
  await expect(restoreTo({ dataDir }, made)).rejects.toThrow(/holds something already/)
  await expect(restoreTo({ dataDir: places.next() }, places.root)).rejects.toThrow(/is no backup/)
  await expect(backup(services, made)).rejects.toThrow(/is there already/)
  expect((await readdir(places.root)).filter((name) => name.includes('unfinished'))).toEqual([])
}, 120_000)

test('from the embedded database and a disk to PostgreSQL and S3 and back every value is the same', async () => {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()])
  const [onPostgres, onDisk, second] = [places.next(), places.next(), places.next()]
  const env = { ...settings, DATABASE_URL: postgres.url, ...s3.env }
  expect((await command(onPostgres, ['restore', '--from', made], env)).code).toBe(0)
  expect((await command(onPostgres, ['backup', '--to', second], env)).code).toBe(0)
  // An erasure noted in the bucket outlives the machine that noted it.
  const storage = await openStorage(readConfig({ ...env, DATA_DIR: onPostgres }, []).storage)
  const erasure = { submission_id: filled.submission, at: '2026-11-21T10:00:00Z' }
  await recordErasure({ storage, dataDir: onPostgres }, erasure)
  expect(await notedErasures({ storage, dataDir: places.next() }, null)).toEqual([erasure])
  await Promise.all([postgres.stop(), s3.stop()])
  await restoreTo({ dataDir: onDisk }, second)
  const third = places.next()
  // Nothing runs there: the command opens the folder itself.
  const { code, said } = await command(onDisk, ['backup', '--to', third])
  expect([code, said]).toEqual([0, expect.stringMatching(/^Backup of .* rows in \d+ tables/)])
  const content = await contentOf(made)
  expect(await contentOf(second)).toEqual(content)
  expect(await contentOf(third)).toEqual(content)
  expect((await manifestOf(third)).objects).toEqual((await manifestOf(made)).objects)
}, 120_000)

test('neither the secret nor the keyring nor a token is in it, and no document lies open', async () => {
  const documents = await wholes(service)
  const contents = await Promise.all(
    documents.map(({ document }) => openObject(service.services, document, 'whole', 0)),
  )
  const raw = Buffer.alloc(32, 7)
  const tokens = [filled.token, filled.newsroom.token('administrator')]
  const never = [
    secret,
    keyring,
    keyring.slice(3),
    raw,
    raw.toString('base64'),
    raw.toString('hex'),
    ...tokens,
  ]
  const found: string[] = []
  for (const path of await filesIn(made)) {
    const bytes = await readFile(path)
    const secretFound = [...never, ...contents.flatMap((content) => content ?? [])].some((one) =>
      bytes.includes(one),
    )
    const open = ((await stat(path)).mode & 0o077) !== 0
    if (secretFound || open) found.push(path)
  }
  expect(found).toEqual([])
})

test('nothing is touched where anything is wrong; what was erased since is erased anew, whoever noted it', async () => {
  const dataDir = places.next()
  const altered = places.next()
  await cp(made, altered, { recursive: true })
  const [object = ''] = (await filesIn(join(altered, 'objects'))).filter((path) => path.includes('kyc-'))
  const bytes = await readFile(object)
  bytes[40] = (bytes[40] ?? 0) ^ 1
  await writeFile(object, bytes)
  await expect(restoreTo({ dataDir }, altered)).rejects.toThrow(object.split('/').at(-1))
  await appendFile(join(altered, 'tables/leads.ndjson'), '[]\n')
  await expect(restoreTo({ dataDir }, altered)).rejects.toThrow(/rows of leads were altered/)
  const other = { ...settings, KEYRING: `k1:${Buffer.alloc(32, 9).toString('base64url')}` }
  const refused = await command(dataDir, ['restore', '--from', made], other)
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringMatching(/^7 of 7 documents do not open by this keyring/),
  ])

  const line = `${JSON.stringify({ submission_id: filled.submission, at: '2026-11-21T10:00:00Z' })}\n`
  const file = join(places.root, 'noted.ndjson')
  await writeFile(file, line)
  const done = await command(dataDir, ['restore', '--from', made, '--erasures', file])
  expect([done.code, done.said]).toEqual([
    0,
    expect.stringMatching(
      /7 documents opened by the keyring .*3 files by their hash.\nErased anew: 1 submissions/,
    ),
  ])
  const again = await open(dataDir)
  expect(await wholes(again)).toEqual([])
  const own = await again.ask('GET', '/api/kyc_submissions?account_number=1000000000001', {
    as: await prove(again, filled.username),
  })
  expect(own.body).toEqual([])
  await again.stop()
  expect((await filesIn(join(dataDir, 'files'))).filter((path) => path.includes('kyc-'))).toEqual([])
  // It is known here from now on, in the folder and in the store, for a restore of another day.
  expect(await readFile(join(dataDir, erasureFile), 'utf8')).toBe(line)
  expect(await notedErasures({ dataDir, storage: await diskStorage(join(dataDir, 'files')) }, null)).toEqual([
    JSON.parse(line),
  ])
}, 120_000)

test('the operator’s socket is the owner’s alone and takes commands only; none listens after the end', async () => {
  const path = socketIn(service.dataDir)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await command(service.dataDir, ['audit:verify'])).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^The audit chain is whole: every row is as it was written\.\nCompared with \d+ heads in the store\.\n$/,
    ),
  })
  expect(await askRunning(service.dataDir, { name: 'backup', to: 'not/absolute' })).toEqual({
    lines: ['This is no command.'],
    ok: false,
  })
  expect(await askRunning(service.dataDir, { name: 'backup', to: join(made, 'manifest.json/here') })).toEqual(
    {
      lines: ['The service could not do it: EEXIST'],
      ok: false,
    },
  )
  expect(await askRunning(places.root, { name: 'audit:verify' })).toBeNull()
  const wrong = await command(service.dataDir, ['backup'])
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/^use: npm run backup/)])
})
