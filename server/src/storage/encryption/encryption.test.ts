import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openKeyring, readKeyring } from './keyring.ts'
import { parseKeyring } from '../../config/keyring-setting.ts'
import { keyContext } from './document-contexts.ts'
import { decrypt, encrypt } from './encrypt.ts'

const key = randomBytes(32)
const content = Buffer.from('a document')

test('what was sealed opens by the same key, as the same thing, and unaltered only', () => {
  const sealed = encrypt(key, content, 'a whole 0')
  expect(decrypt(key, sealed, 'a whole 0')).toEqual(content)
  expect(sealed.includes(content)).toBe(false)
  expect(() => decrypt(randomBytes(32), sealed, 'a whole 0')).toThrow(/authenticate/)
  expect(() => decrypt(key, sealed, 'a whole 1')).toThrow(/authenticate/)
  expect(() => decrypt(key, sealed.subarray(0, -1), 'a whole 0')).toThrow(/authenticate/)
  expect(() => decrypt(key, sealed.subarray(0, 20), 'a whole 0')).toThrow(/cut short/)
  const altered = Buffer.from(sealed)
  altered[14] = (altered[14] ?? 0) ^ 1
  expect(() => decrypt(key, altered, 'a whole 0')).toThrow(/authenticate/)
})

test('nothing is sealed twice alike, and an empty content too is sealed', () => {
  expect(encrypt(key, content, 'x')).not.toEqual(encrypt(key, content, 'x'))
  expect(decrypt(key, encrypt(key, Buffer.alloc(0), 'x'), 'x')).toHaveLength(0)
})

test('a new key takes over without sealing files anew; the old one is needed until all are rewrapped', () => {
  const first = { version: 'k1', key: randomBytes(32) }
  const second = { version: 'k2', key: randomBytes(32) }
  const { key: made, wrapped } = openKeyring([first]).make('document draft')
  const both = openKeyring([first, second])
  expect(both.unwrap(wrapped, 'document draft')).toEqual(made)
  expect(both.isOld(wrapped)).toBe(true)
  const moved = both.rewrap(wrapped, 'document draft', 'document submission')
  expect(both.isOld(moved)).toBe(false)
  const later = openKeyring([second])
  expect(later.unwrap(moved, 'document submission')).toEqual(made)
  expect(() => later.unwrap(moved, 'document draft')).toThrow(/authenticate/)
  expect(() => later.unwrap(wrapped, 'document draft')).toThrow(/no key of that version/)
})

test('a document’s key belongs to its submission', () => {
  expect(keyContext({ id: 'a', submission_id: null })).not.toBe(keyContext({ id: 'a', submission_id: 'b' }))
})

test.each([
  'k1',
  'k1:short',
  `k1:${'A'.repeat(43)},k1:${'B'.repeat(43)}`,
  `:${'A'.repeat(43)}`,
  `k 1:${'A'.repeat(43)}`,
  '',
])('%s is no keyring', (text) => {
  expect(parseKeyring(text)).toBeNull()
})

test('without the setting one is made and kept, readable by its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keyring-'))
  const made = readKeyring({ keyring: null, dataDir })
  expect(made).toHaveLength(1)
  expect(readKeyring({ keyring: null, dataDir })).toEqual(made)
  expect(readFileSync(join(dataDir, 'keyring'), 'utf8')).toMatch(/^k1:/)
  rmSync(dataDir, { recursive: true })
})
