import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readBrowser, withProof, isProved, proofDays } from './browser-proofs.ts'
import { newToken } from '../../config/derived-secrets.ts'

const [key, olderKey] = [randomBytes(32), randomBytes(32)]
const today = 20_000
const who = 'sample@customers.invalid'
const fresh = () => ({ browser: newToken(), proofs: [] })
const proved = (username = who, by = key, day = today) => readBrowser(withProof(by, fresh(), username, day))

describe('a proof in a browser’s cookie', () => {
  test('holds for its contact, tagged or not', () => {
    expect(isProved([key], proved(), who, today)).toBe(true)
    expect(isProved([key], proved(), 'sample+tag@customers.invalid', today)).toBe(true)
    expect(isProved([key], proved(), 'other@customers.invalid', today)).toBe(false)
  })

  test('holds for a year', () => {
    expect(isProved([key], proved(), who, today + proofDays)).toBe(true)
    expect(isProved([key], proved(), who, today + proofDays + 1)).toBe(false)
    expect(isProved([key], proved(), who, today - 1)).toBe(false)
  })

  test('holds by an older key until that is removed', () => {
    expect(isProved([key, olderKey], proved(who, olderKey), who, today)).toBe(true)
    expect(isProved([key], proved(who, olderKey), who, today)).toBe(false)
  })

  test('is worth nothing in another browser', () => {
    const stolen = { browser: newToken(), proofs: proved()?.proofs ?? [] }
    expect(isProved([key], stolen, who, today)).toBe(false)
  })

  test('cannot be given a later day', () => {
    const later = proved()?.proofs.map((proof) => proof.replace(/^[^-]+/, (today + 300).toString(36))) ?? []
    expect(isProved([key], { ...fresh(), proofs: later }, who, today + 300)).toBe(false)
  })

  test('stays next to that of a second contact', () => {
    const first = proved() ?? fresh()
    const both = readBrowser(withProof(key, first, '+265999000123', today))
    expect(both?.browser).toBe(first.browser)
    for (const contact of [who, '+265999000123']) expect(isProved([key], both, contact, today)).toBe(true)
  })

  test('is replaced when the same contact is proved again', () => {
    const first = proved() ?? fresh()
    const second = readBrowser(withProof(key, first, who, today + 1))
    expect(second?.proofs).toHaveLength(1)
  })
})

test.each([undefined, '', 'x', `${newToken()}.`, `${newToken()}.x`, `${newToken()}.1-${'g'.repeat(32)}`])(
  'reads no browser from %j',
  (value) => expect(readBrowser(value)).toBeNull(),
)
