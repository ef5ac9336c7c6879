import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './settings.ts'

/** One key a purpose, so that a leak of one says nothing of the others. */
export type Secrets = {
  key(
    purpose:
      | 'audit'
      | 'sessions'
      | 'visitors'
      | 'tokens'
      | 'codes'
      | 'drafts'
      | 'answers'
      | 'national-ids'
      | 'links'
      | 'tries'
      | 'passkeys'
      | 'previews',
  ): Buffer
}

/** The process's secret: the setting, or one made at first start and kept in the data folder. */
export function readSecrets(config: Config): Secrets {
  const secret = config.secret ?? keptSecret(config.dataDir)
  return { key: (purpose) => Buffer.from(hkdfSync('sha256', secret, 'nsalu', purpose, 32)) }
}

function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8')
}
