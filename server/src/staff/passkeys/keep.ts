import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { mostPasskeys, type Passkey } from '#contract/backoffice/people.ts'
import type { Database, Tx } from '#database/open.ts'
import { passkeys } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { endOthers } from '../sessions/end-session.ts'
import { loadUser } from '../users/administrators.ts'
import type { MadePasskey } from './verify.ts'

/** One's own passkeys, the oldest first. */
export async function listPasskeys(db: Database | Tx, userId: string): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id))
  return rows.map(({ id, name, created_at, last_used_at, synced }) => ({
    id,
    name,
    created_at,
    last_used_at,
    synced,
  }))
}

/** @throws AppError too_many_passkeys */
export function mustHaveRoom(has: number): void {
  if (has >= mostPasskeys)
    throw new AppError('too_many_passkeys', `You have ${mostPasskeys} passkeys. Remove one first.`)
}

/** Keeps a passkey of whoever asks. @throws AppError too_many_passkeys, passkey_known */
export async function addPasskey(change: Change, name: string, made: MadePasskey): Promise<Passkey> {
  const { tx, actor, audit } = change
  // Under the lock of users, so that two at once are counted one after the other.
  await loadUser(change, actor.id)
  const before = await listPasskeys(tx, actor.id)
  mustHaveRoom(before.length)
  const id = randomUUID()
  const kept = await tx
    .insert(passkeys)
    .values({ ...made, id, user_id: actor.id, name, created_at: sql`now()` })
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning({ id: passkeys.id })
  if (!kept.length) throw new AppError('passkey_known', 'This passkey is in use here already.')
  audit.push({ action: 'add passkey', collection: 'staff', item_id: actor.id, details: { name } })
  return ownPasskey(tx, actor.id, id)
}

/** @throws AppError not_found, also for another's */
export async function renamePasskey(
  { tx, actor, audit }: Change,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const before = await ownPasskey(tx, actor.id, id)
  await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id))
  const details = { before: before.name, name }
  audit.push({ action: 'rename passkey', collection: 'staff', item_id: actor.id, details })
  return { ...before, name }
}

/**
 * Takes a passkey away, and ends one's other sessions: it may be gone because somebody else has the device.
 * @param kept the session that goes on
 * @param required where everybody needs a second factor
 * @throws AppError not_found, also for another's; last_second_factor
 */
export async function removePasskey(
  change: Change,
  { id, kept, required }: { id: string; kept: string; required: boolean },
): Promise<void> {
  const { tx, actor, audit } = change
  const { twoFactorEnabled } = await loadUser(change, actor.id)
  const { name } = await ownPasskey(tx, actor.id, id)
  const left = (await listPasskeys(tx, actor.id)).length - 1
  mustLeaveFactor({ required, left: left > 0 || twoFactorEnabled === true })
  await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.user_id, actor.id)))
  audit.push({ action: 'remove passkey', collection: 'staff', item_id: actor.id, details: { name } })
  await endOthers(change, actor.id, kept)
}

/** @throws AppError last_second_factor where everybody needs one and none would be left */
export function mustLeaveFactor({ required, left }: { required: boolean; left: boolean }): void {
  if (required && !left)
    throw new AppError(
      'last_second_factor',
      'This is your only second factor, and all staff need one. Set up another first.',
    )
}

async function ownPasskey(tx: Tx, userId: string, id: string): Promise<Passkey> {
  const found = (await listPasskeys(tx, userId)).find((one) => one.id === id)
  if (!found) throw new AppError('not_found', 'There is no such passkey.')
  return found
}
