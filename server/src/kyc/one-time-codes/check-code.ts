import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { codes, contactTokens, wrongCodes } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { tooOften } from './limits.ts'
import { policy } from './policy.ts'
import { keyedHash, newToken, sameHash, tokenHash } from '../../config/derived-secrets.ts'

type Given = { username: string; code: string; browser: string }

export type Checked = { outcome: 'right'; token: string } | { outcome: 'wrong' } | { outcome: 'none' }

/**
 * Tests a code. The try is counted in the very statement that hands the code out, so that of sixty guesses at
 * once five are tested. A right code serves once.
 * @param given the code without spaces and hyphens
 * @throws Failure too_often where no tries are left
 */
export async function checkCode(
  { db, secrets }: Pick<Parts, 'db' | 'secrets'>,
  { username, code, browser }: Given,
): Promise<Checked> {
  const key = secrets.key('codes')
  const browser_hash = keyedHash(key, 'browser', browser)
  const alive = and(
    eq(codes.username, username),
    eq(codes.browser_hash, browser_hash),
    isNull(codes.used_at),
    isNull(codes.killed_at),
    sql`${codes.expires_at} > now()`,
  )
  const wrongToday = sql`(select count(*) from ${wrongCodes} w where w.username = ${username} and w.at > now() - interval '24 hours')`
  const [tested] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(alive, sql`${codes.tries} < ${policy.tries}`, sql`${wrongToday} < ${policy.wrongADay}`))
    .returning({ id: codes.id, code_hash: codes.code_hash, lang: codes.lang })
  if (!tested) {
    const [spent] = await db
      .select({ seconds: sql<string>`extract(epoch from ${codes.expires_at} - now())` })
      .from(codes)
      .where(alive)
    if (spent) throw tooOften(Number(spent.seconds))
    return { outcome: 'none' }
  }
  if (!sameHash(tested.code_hash, keyedHash(key, 'code', tested.id + code))) {
    await db.insert(wrongCodes).values({ username, at: sql`now()` })
    return { outcome: 'wrong' }
  }
  return useCode(db, tested.id, username, tested.lang)
}

/** Trades the code for a token, unless another request was quicker. */
function useCode(db: Parts['db'], id: string, username: string, lang: Lang): Promise<Checked> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(codes)
      .set({ used_at: sql`now()` })
      .where(and(eq(codes.id, id), isNull(codes.used_at), isNull(codes.killed_at)))
      .returning({ id: codes.id })
    if (!used) return { outcome: 'none' }
    const token = newToken()
    await tx.insert(contactTokens).values({
      token_hash: tokenHash(token),
      username,
      lang,
      proved_at: sql`now()`,
      expires_at: sql`now() + make_interval(secs => ${policy.tokenSeconds})`,
    })
    return { outcome: 'right', token }
  })
}
