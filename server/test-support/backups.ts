import { readSecrets } from '../src/config/secrets.ts'
import { readConfig } from '../src/config/settings.ts'
import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { collections } from '#contract/registry.ts'
import { openEmbedded } from '#database/open-embedded.ts'
import type { Manifest } from '../src/operations/backup/format.ts'
import { restore, type RestoreReport } from '../src/operations/backup/restore.ts'
import { openKeyring } from '../src/storage/encryption/keyring.ts'
import { parseKeyring } from '../src/config/keyring-setting.ts'
import { diskStorage } from '../src/storage/disk-storage.ts'
import { compileCache } from './compile-cache.ts'
import { openBank, prove, readyDocuments } from './kyc.ts'
import { openNewsroom, type Newsroom } from './newsroom.ts'
import type { Service } from './service.ts'

export const secret = 'a secret that no backup may ever hold'
export const keyring = `k1:${Buffer.alloc(32, 7).toString('base64url')}`
export const settings = { SECRET: secret, KEYRING: keyring }

/** Folders of a test, gone at its end. */
export async function folders(): Promise<{ root: string; next(): string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'backup-'))
  let n = 0
  return {
    root,
    next: () => join(root, String(++n)),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

export type SampleState = { newsroom: Newsroom; token: string; submission: string; username: string }

/** An item of every collection, a submission with its documents, and everything that comes with them. */
export async function fill(service: Service): Promise<SampleState> {
  const newsroom = await openNewsroom(service)
  const { branch } = await openBank(newsroom)
  for (const definition of Object.values(collections)) await newsroom.publish(definition)
  const username = 'canary.customer@sample.invalid'
  const token = await prove(service, username)
  const type = 'Individual Account'
  const sent = await service.ask('POST', '/api/kyc_submissions', {
    as: token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      account_number: '1000000000001',
      account_name: 'Sample Customer',
      branch,
      kyc_account_type: type,
      documents: await readyDocuments(service, username, type),
    },
  })
  if (sent.status !== 201) throw new Error(sent.text)
  return { newsroom, token, submission: String(sent.body.id), username }
}

/** Restores into a data folder, with a keyring. */
export async function restoreTo(
  { dataDir }: { dataDir: string },
  from: string,
  { keys = keyring, erasures = null }: { keys?: string; erasures?: string | null } = {},
): Promise<RestoreReport> {
  const database = await openEmbedded(dataDir)
  try {
    const storage = await diskStorage(join(dataDir, 'files'))
    const auditKeys = readSecrets(readConfig({ DATA_DIR: dataDir, ...settings }, [])).keys('audit')
    const target = { database, storage, dataDir, auditKeys, keyring: openKeyring(parseKeyring(keys) ?? []) }
    return await restore(target, from, erasures)
  } finally {
    await database.close()
  }
}

export const manifestOf = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest

/** Every file below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** An operator's command as they give it, in a process of its own. */
export const operatorCommand = (dataDir: string, args: string[], env: Record<string, string> = settings) =>
  new Promise<{ code: number; said: string }>((done) => {
    execFile(
      process.execPath,
      ['server/src/operations/command.ts', ...args],
      {
        cwd: resolve(import.meta.dirname, '../..'),
        env: { DATA_DIR: dataDir, ...compileCache, ...env },
      },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: out + err }),
    )
  })
