import { and, asc, eq, sql } from 'drizzle-orm'
import type { PasskeyQuestion, SignedCredential } from '#contract/backoffice/people.ts'
import type { Database, Tx } from '#database/open.ts'
import { passkeys, user } from '#database/tables.ts'
import type { Secrets } from '../../config/secrets.ts'
import { makeChallenge, spendChallenge, wrongPasskey, type ChallengePurpose } from './challenge.ts'
import { askToSign, handleOf } from './questions.ts'
import { verifySigned } from './verify.ts'

/** Whose passkeys they are, and where the page that asks may be. */
export type PasskeySite = { rpId: string; origins: string[] }
export type PasskeyContext = { db: Database; secrets: Secrets; passkeySite: PasskeySite }

/** The owner of a passkey that has just signed. */
export type ProvedOwner = { id: string; name: string; role: string | null }

/** A question to any passkey of this host. */
export const questionToAnybody = ({ secrets, passkeySite }: Omit<PasskeyContext, 'db'>): PasskeyQuestion =>
  askToSign(passkeySite.rpId, makeChallenge(secrets.key('passkeys'), 'sign in'))

/** A question to one person's passkeys; null where they have none. */
export async function questionTo(
  { db, secrets, passkeySite }: PasskeyContext,
  userId: string,
): Promise<PasskeyQuestion | null> {
  const known = await credentialsOf(db, userId)
  const challenge = makeChallenge(secrets.key('passkeys'), `second factor ${userId}`)
  return known.length ? askToSign(passkeySite.rpId, challenge, known) : null
}

export const credentialsOf = (db: Database | Tx, userId: string) =>
  db
    .select({ credential_id: passkeys.credential_id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at))

/**
 * Checks what a passkey signed, and counts its use. Its challenge is used up, whatever comes of it.
 * @param of whose passkey it must be; null where it says so itself
 * @param found told of the owner as soon as they are known, also of a passkey that is then refused
 * @throws AppError wrong_passkey (the same for whatever is wrong), passkey_late
 */
export async function provePasskey(
  { db, secrets, passkeySite }: PasskeyContext,
  sent: SignedCredential,
  { of, found }: { of: string | null; found?: (userId: string) => void },
): Promise<ProvedOwner> {
  const purpose: ChallengePurpose = of === null ? 'sign in' : `second factor ${of}`
  const clientData = sent.response.clientDataJSON
  const challenge = await spendChallenge(db, secrets.keys('passkeys'), { purpose, clientData })
  const [row] = await db
    .select({ passkey: passkeys, name: user.name, role: user.role, banned: user.banned })
    .from(passkeys)
    .innerJoin(user, eq(user.id, passkeys.user_id))
    .where(and(eq(passkeys.credential_id, sent.id), of === null ? undefined : eq(passkeys.user_id, of)))
  if (!row) throw wrongPasskey()
  const { passkey, name, role, banned } = row
  found?.(passkey.user_id)
  // A passkey that says itself whose it is must say so; one that was asked for by name need not.
  const { userHandle } = sent.response
  const says = userHandle === null ? of !== null : userHandle === handleOf(passkey.user_id)
  const signed = await verifySigned(sent, passkey, { challenge, ...passkeySite })
  if (!says || banned) throw wrongPasskey()
  await noteUse(db, { id: passkey.id, ...signed })
  return { id: passkey.user_id, name, role }
}

type Use = { id: string; counter: number; synced: boolean }

/** @throws AppError wrong_passkey where it was removed meanwhile, or another use was faster: of two with one count one is a copy */
async function noteUse(db: Database, { id, counter, synced }: Use): Promise<void> {
  const grown = counter > 0 ? sql`${passkeys.counter} < ${counter}` : sql`${passkeys.counter} = 0`
  const noted = await db
    .update(passkeys)
    .set({ counter, synced, last_used_at: sql`now()` })
    .where(and(eq(passkeys.id, id), grown))
    .returning({ id: passkeys.id })
  if (!noted.length) throw wrongPasskey()
}
