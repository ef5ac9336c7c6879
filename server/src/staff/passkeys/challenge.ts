import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '#database/open.ts'
import { verification } from '#database/tables.ts'
import type { Keys } from '../../config/secrets.ts'
import { AppError } from '../../http/app-error.ts'

/** How long a device has to answer, in milliseconds. */
export const challengeLifetime = 5 * 60_000

/** What a challenge is for: an answer to one is no answer to another. */
export type ChallengePurpose = `add ${string}` | 'sign in' | `second factor ${string}`

/**
 * A challenge that says itself until when it is good, sealed by a key of ours: asking for one writes nothing, so nobody
 * fills a table by asking.
 */
export function makeChallenge(key: Buffer, purpose: ChallengePurpose, now: number = Date.now()): string {
  const until = Buffer.alloc(6)
  until.writeUIntBE(now + challengeLifetime, 0, 6)
  const head = Buffer.concat([randomBytes(16), until])
  return Buffer.concat([head, seal(key, purpose, head)]).toString('base64url')
}

const seal = (key: Buffer, purpose: ChallengePurpose, head: Buffer) =>
  createHmac('sha256', key).update(`challenge ${purpose} `).update(head).digest()

/**
 * Uses up the challenge that a device says it answered, whatever becomes of the answer.
 * @param clientData what the browser says it asked the device, base64url
 * @returns the challenge
 * @throws AppError wrong_passkey where it is none of ours for this, passkey_late where it has run out or served before
 */
export async function spendChallenge(
  db: Database,
  keys: Keys,
  { purpose, clientData }: { purpose: ChallengePurpose; clientData: string },
): Promise<string> {
  const challenge = challengeIn(clientData)
  const bytes = Buffer.from(challenge, 'base64url')
  const [head, sealed] = [bytes.subarray(0, 22), bytes.subarray(22)]
  // Written in one way only: else the same bytes, spelt otherwise, would serve again.
  const ours =
    sealed.length === 32 &&
    bytes.toString('base64url') === challenge &&
    keys.some((key) => timingSafeEqual(sealed, seal(key, purpose, head)))
  if (!ours) throw wrongPasskey()
  const expiresAt = new Date(head.readUIntBE(16, 6))
  if (expiresAt.getTime() < Date.now()) throw late()
  const id = `used challenge ${head.toString('base64url')}`
  const first = await db
    .insert(verification)
    .values({ id, identifier: id, value: 'used', expiresAt })
    .onConflictDoNothing()
    .returning({ id: verification.id })
  if (!first.length) throw late()
  return challenge
}

/** The same for whatever is wrong with it. */
export const wrongPasskey = () => new AppError('wrong_passkey', 'This passkey was not accepted.')
const late = () => new AppError('passkey_late', 'This took too long, or was sent before. Try again.')

function challengeIn(clientData: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    if (
      typeof said === 'object' &&
      said !== null &&
      'challenge' in said &&
      typeof said.challenge === 'string'
    )
      return said.challenge
  } catch {
    // Not JSON: none of ours.
  }
  return ''
}
