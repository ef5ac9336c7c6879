import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { idempotencyKeys } from '#database/tables.ts'
import { canonical } from '../../changes/audit-chain.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'

export type Answer = { status: 200 | 201; body: Record<string, unknown> & { id: string } }
export type IdempotentRequest = { username: string; key: string; asked: string }

/** What was asked, as a keyed hash: it is compared, never read. */
export const hashOfAsked = (key: Buffer, method: string, about: string, body: unknown): string =>
  createHmac('sha256', key)
    .update(`${method} ${about} ${canonical(body)}`)
    .digest('hex')

/**
 * Sends once for each `Idempotency-Key`: a repeated sending gets the first one's answer. A contact's sendings take
 * turns, so that a double tap and two devices are one after the other.
 * @throws AppError invalid where the key was used for something else
 */
export async function withIdempotency(
  change: Change,
  { username, key, asked }: IdempotentRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { tx, now } = change
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`kyc ${username}`}))`)
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.username, username), eq(idempotencyKeys.key, key)))
  if (known) {
    if (known.request_hash !== asked)
      throw new AppError('invalid', 'This Idempotency-Key was used for something else.')
    // Written below, with the shape of Answer.
    return { status: known.status, body: inOneOrder(known.response) } as Answer
  }
  const answer = await send()
  await tx
    .insert(idempotencyKeys)
    .values({ username, key, request_hash: asked, status: answer.status, response: answer.body, at: now })
  return { ...answer, body: inOneOrder(answer.body) }
}

/** The database keeps an object's keys in an order of its own; so that a repeated answer is the same to the byte. */
const inOneOrder = <T>(body: T): T => JSON.parse(canonical(body)) as T // what it was, through JSON and back
