import { mailboxOf } from '#contract/rules/email.ts'
import { keyedHash, sameHash } from '../../config/derived-secrets.ts'

/** The cookie of a browser: its own random token, and proofs of the contacts whose codes were entered in it. */
export type Browser = { browser: string; proofs: readonly string[] }

/** Days for which a browser that entered a contact's code is recognised. */
export const proofDays = 365
/** A telephone and an e-mail: the cookie is sent with every request. */
const maxProofs = 2

export const dayOf = (time: number): number => Math.floor(time / 86_400_000)

/** Reads the cookie; null where it is none of ours. */
export function readBrowser(value: string | undefined): Browser | null {
  const parts = /^([\w-]{43})((?:\.[a-z\d]{1,8}-[a-f\d]{32})*)$/.exec(value ?? '')
  return parts?.[1] === undefined ? null : { browser: parts[1], proofs: parts[2]?.split('.').slice(1) ?? [] }
}

/** Returns the cookie's value after a contact was proved. Bound to its browser and signed, so the database stores nothing. */
export function withProof(key: Buffer, browser: Browser, username: string, today: number): string {
  const others = browser.proofs.filter((proof) => !isProofOf([key], browser, username, proof))
  const proofs = [proofOf(key, browser, username, today), ...others].slice(0, maxProofs)
  return [browser.browser, ...proofs].join('.')
}

/** @param keys the newest first; proofs by a key that was removed end */
export const isProved = (
  keys: readonly Buffer[],
  browser: Browser | null,
  username: string,
  today: number,
): boolean =>
  browser?.proofs.some((proof) => {
    const age = today - provedOn(proof)
    return age >= 0 && age <= proofDays && isProofOf(keys, browser, username, proof)
  }) === true

const provedOn = (proof: string): number => Number.parseInt(proof, 36)

const isProofOf = (keys: readonly Buffer[], browser: Browser, username: string, proof: string): boolean =>
  keys.some((key) => sameHash(proofOf(key, browser, username, provedOn(proof)), proof))

function proofOf(key: Buffer, { browser }: Browser, username: string, day: number): string {
  const hash = keyedHash(key, 'proof', `${day} ${browser} ${mailboxOf(username)}`)
  return `${day.toString(36)}-${hash.slice(0, 32)}`
}
