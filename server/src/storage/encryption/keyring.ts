import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseKeyring, type KeyVersions } from '../../config/keyring-setting.ts'
import { decrypt, encrypt } from './encrypt.ts'

/**
 * Versioned keys that wrap each file's own data key. A file is never encrypted anew when a key is added: only its small
 * wrapped key is, by `rewrap`.
 */
export type Keyring = {
  /** a new data key and its wrapping; `context` says what it belongs to, and it opens for nothing else */
  make(context: string): { key: Buffer; wrapped: string }
  /** @throws where the key's version is not in the ring, or it was wrapped for something else */
  unwrap(wrapped: string, context: string): Buffer
  /** the same data key, wrapped by the newest key and for `to` */
  rewrap(wrapped: string, from: string, to: string): string
  /** true where an older key has wrapped it */
  isOld(wrapped: string): boolean
}

export function openKeyring(versions: KeyVersions): Keyring {
  const newest = versions.at(-1)
  if (!newest) throw new Error('the keyring is empty')
  const wrap = (key: Buffer, context: string) =>
    `${newest.version}.${encrypt(newest.key, key, `wrapped ${context}`).toString('base64url')}`
  const unwrap = (wrapped: string, context: string) => {
    const [version = '', encrypted = ''] = wrapped.split('.')
    const by = versions.find((one) => one.version === version)
    if (!by) throw new Error('the keyring has no key of that version')
    return decrypt(by.key, Buffer.from(encrypted, 'base64url'), `wrapped ${context}`)
  }
  return {
    make(context) {
      const key = randomBytes(32)
      return { key, wrapped: wrap(key, context) }
    },
    unwrap,
    rewrap: (wrapped, from, to) => wrap(unwrap(wrapped, from), to),
    isOld: (wrapped) => !wrapped.startsWith(`${newest.version}.`),
  }
}

/** The keys of the setting, or one made at first start and kept in the data folder, beside the secret. */
export function readKeyring({
  keyring,
  dataDir,
}: {
  keyring: KeyVersions | null
  dataDir: string
}): KeyVersions {
  if (keyring) return keyring
  const path = join(dataDir, 'keyring')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, `k1:${randomBytes(32).toString('base64url')}`, { mode: 0o600, flag: 'wx' })
  }
  const kept = parseKeyring(readFileSync(path, 'utf8').trim())
  if (!kept) throw new Error('the keyring in the data folder is damaged')
  return kept
}
