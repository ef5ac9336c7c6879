import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSecret, type SecretVersions } from './secret-setting.ts'
import type { Config } from './settings.ts'

export type Purpose =
  | 'audit'
  | 'sessions'
  | 'visitors'
  | 'codes'
  | 'drafts'
  | 'answers'
  | 'national-ids'
  | 'links'
  | 'mailboxes'
  | 'tries'
  | 'passkeys'
  | 'previews'

/** The keys of one purpose, the newest first: it signs, all of them verify. */
export type Keys = readonly [Buffer, ...Buffer[]]

/** One key for each purpose and version of `SECRET`, so that a leak of one reveals none of the others. */
export type Secrets = {
  /** versions of `SECRET`, the newest first */
  versions: readonly [number, ...number[]]
  /** Returns the newest key of a purpose, or that of a version. @throws RangeError for an unknown version */
  key(purpose: Purpose, version?: number): Buffer
  /** Returns all keys of a purpose, to verify what an older version of `SECRET` signed. */
  keys(purpose: Purpose): Keys
}

/** Reads `SECRET`: the setting, or one that is generated at the first start and stored in the data folder. */
export function readSecrets(config: Pick<Config, 'secret' | 'dataDir'>): Secrets {
  const [newest, ...older] = config.secret ?? storedSecret(config.dataDir)
  const derive = (secret: string, purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', secret, 'nsalu', purpose, 32))
  return {
    versions: [newest.version, ...older.map(({ version }) => version)],
    key: (purpose, version = newest.version) => {
      const found = [newest, ...older].find((one) => one.version === version)
      if (!found) throw new RangeError(`SECRET has no version k${version}`)
      return derive(found.secret, purpose)
    },
    keys: (purpose) => [
      derive(newest.secret, purpose),
      ...older.map(({ secret }) => derive(secret, purpose)),
    ],
  }
}

function storedSecret(dataDir: string): SecretVersions {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  const versions = parseSecret(readFileSync(path, 'utf8'))
  if (!versions) throw new Error(`${path} does not hold a secret such as SECRET takes`)
  return versions
}
