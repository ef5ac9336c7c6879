import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#database/open.ts'
import { idempotencyKeys } from '#database/tables.ts'
import { canonical } from '../changes/audit-chain.ts'
import type { Change } from '../changes/change.ts'
import type { Secrets } from '../config/secrets.ts'
import { AppError } from './app-error.ts'
import { requireActor } from './request-actor.ts'

export type Answer = { status: 200 | 201; body: Record<string, unknown> & { id: string } }
/** @property username the contact, or the id of the member of staff or service account */
export type IdempotentRequest = { username: string; key: string; hashes: RequestHashes }
/** Keyed hashes of a request: by the newest key first, which is stored. */
export type RequestHashes = readonly [string, ...string[]]

/** Headers of a request that accepts an `Idempotency-Key`. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().optional().describe('8 to 100 letters, digits, hyphens; the same at a retry'),
})

/** Returns the key of a request, or null. @throws AppError malformed */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (!/^[\w-]{8,100}$/.test(String(key)))
    throw new AppError('malformed', 'Send an Idempotency-Key of 8 to 100 letters, digits and hyphens.')
  return String(key)
}

/**
 * Describes a request of staff or a service account, or returns null where it has no key.
 * @param about what makes it the same request: its route, parameters and body where nothing else is given
 * @throws AppError malformed
 */
export function idempotentRequest(
  request: FastifyRequest,
  secrets: Secrets,
  about?: Record<string, unknown>,
): IdempotentRequest | null {
  const key = readIdempotencyKey(request.headers)
  if (key === null) return null
  const hashes = hashRequest(secrets, request.method, 'content', about ?? wholeOf(request))
  return { username: requireActor(request).id, key, hashes }
}

/** A file is represented by its digest. */
const wholeOf = ({ routeOptions, params, body }: FastifyRequest) => ({
  route: routeOptions.url,
  params,
  body: body instanceof Buffer ? createHash('sha256').update(body).digest('hex') : body,
})

/** True where a request with that key has succeeded, so that checks of its first time no longer apply. */
export async function isRepeated(db: Database, request: IdempotentRequest | null): Promise<boolean> {
  if (!request) return false
  return (await db.$count(idempotencyKeys, isKeyOf(request))) > 0
}

const isKeyOf = ({ username, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.username, username), eq(idempotencyKeys.key, key))

/** Returns the hashes by which a repeated request is recognised without storing its content. */
export function hashRequest(secrets: Secrets, method: string, about: string, body: unknown): RequestHashes {
  const text = `${method} ${about} ${canonical(body)}`
  const hashBy = (key: Buffer) => createHmac('sha256', key).update(text).digest('hex')
  const [newest, ...older] = secrets.keys('answers')
  return [hashBy(newest), ...older.map(hashBy)]
}

/**
 * Sends once for each `Idempotency-Key`: a repeated sending gets the first one's answer. A contact's sendings take
 * turns, so that a double tap and two devices are one after the other.
 * @throws AppError invalid where the key was used for something else
 */
export async function withIdempotency(
  change: Change,
  request: IdempotentRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { tx, now } = change
  const { username, key, hashes } = request
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`kyc ${username}`}))`)
  const [known] = await tx.select().from(idempotencyKeys).where(isKeyOf(request))
  if (known) {
    if (!hashes.includes(known.request_hash))
      throw new AppError('invalid', 'This Idempotency-Key was used for something else.')
    // Written below, with the shape of Answer.
    return { status: known.status, body: inOneOrder(known.response) } as Answer
  }
  const answer = await send()
  await tx
    .insert(idempotencyKeys)
    .values({ username, key, request_hash: hashes[0], status: answer.status, response: answer.body, at: now })
  return { ...answer, body: inOneOrder(answer.body) }
}

/**
 * Runs the verb of a change once for each `Idempotency-Key`, and returns the first result to a repeated request. The result
 * is stored for seven days, so it must hold no secret and nothing of a customer.
 * @param request null where it has no key
 * @throws AppError invalid where the key was used for another request
 */
export async function changeOnce<T>(
  change: Change,
  request: IdempotentRequest | null,
  verb: () => Promise<T>,
): Promise<T> {
  if (!request) return verb()
  const { body } = await withIdempotency(change, request, async () => ({
    status: 200,
    body: { id: '', result: (await verb()) ?? null },
  }))
  return body['result'] as T // what the verb returned, through JSON and back
}

/** Sorts the keys of an object. The database does not keep their order, and a repeated response must be identical. */
const inOneOrder = <T>(body: T): T => JSON.parse(canonical(body)) as T // what it was, through JSON and back
