import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { kycLimits } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { contactTokens } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { tokenHash } from '../../config/derived-secrets.ts'

/** A proved contact, which may send documents and read none back. */
export type Contact = {
  username: string
  lang: Lang
  /** true where the code was proved within the hour: only then may it submit */
  fresh: boolean
  token_hash: string
}

/** The spec's word (section 8), which screens turn into "Unauthorized, get a new OTP". */
export const unproved = (): AppError => new AppError('unauthenticated', 'Unauthenticated.')

/**
 * Whose token came with the request, for what it may do now: upload.
 * @throws AppError unauthenticated
 */
export async function contactOf(
  db: Database,
  header: FastifyRequest['headers']['authorization'],
): Promise<Contact> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1]
  if (!token) throw unproved()
  const token_hash = tokenHash(token)
  const [row] = await db
    .select({
      username: contactTokens.username,
      lang: contactTokens.lang,
      fresh: sql<boolean>`${contactTokens.proved_at} > now() - make_interval(secs => ${kycLimits.contactProofSeconds})`,
    })
    .from(contactTokens)
    .where(and(eq(contactTokens.token_hash, token_hash), gt(contactTokens.expires_at, sql`now()`)))
  if (!row) throw unproved()
  return { ...row, token_hash }
}

/** Each accepted chunk gives the line another day to come back (contract, KYC). */
export async function extendUploading(db: Pick<Database, 'update'>, contact: Contact): Promise<void> {
  await db
    .update(contactTokens)
    .set({ expires_at: sql`now() + make_interval(hours => ${kycLimits.draftExpiryHours})` })
    .where(eq(contactTokens.token_hash, contact.token_hash))
}
