import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { oneTimeCodes, contactTokens, wrongCodeAttempts } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../../config/secrets.ts'
import { tooOften } from './limits.ts'
import { policy } from './policy.ts'
import { matchesRequester, type Requester } from './requester.ts'
import { keyedHash, newToken, sameHash, tokenHash } from '../../config/derived-secrets.ts'

type CodeAttempt = { username: string; code: string; requester: Requester }

export type CodeCheck = { outcome: 'right'; token: string } | { outcome: 'wrong' } | { outcome: 'none' }

/**
 * Tests a code. The try is counted in the very statement that hands the code out, so that of sixty guesses at
 * once five are tested. A right code serves once.
 * @param given the code without spaces and hyphens
 * @throws AppError too_often where no tries are left
 */
export async function checkCode(
  { db, secrets }: { db: Database; secrets: Secrets },
  { username, code, requester }: CodeAttempt,
): Promise<CodeCheck> {
  const alive = and(
    eq(oneTimeCodes.username, username),
    matchesRequester(oneTimeCodes.browser_hash, requester, 'browser_hash'),
    isNull(oneTimeCodes.used_at),
    isNull(oneTimeCodes.killed_at),
    sql`${oneTimeCodes.expires_at} > now()`,
  )
  const wrongToday = sql`(select count(*) from ${wrongCodeAttempts} w where w.username = ${username}
    and ${matchesRequester(sql`w.browser_hash`, requester, 'browser_hash')} and w.at > now() - interval '24 hours')`
  const [tested] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(and(alive, sql`${oneTimeCodes.tries} < ${policy.tries}`, sql`${wrongToday} < ${policy.wrongADay}`))
    .returning({ id: oneTimeCodes.id, code_hash: oneTimeCodes.code_hash, lang: oneTimeCodes.lang })
  if (!tested) {
    const [spent] = await db
      .select({ seconds: sql<string>`extract(epoch from ${oneTimeCodes.expires_at} - now())` })
      .from(oneTimeCodes)
      .where(alive)
    if (spent) throw tooOften(Number(spent.seconds))
    return { outcome: 'none' }
  }
  const isMadeBy = (key: Buffer) => sameHash(tested.code_hash, keyedHash(key, 'code', tested.id + code))
  if (!secrets.keys('codes').some(isMadeBy)) {
    await db.insert(wrongCodeAttempts).values({ username, ...requester[0], at: sql`now()` })
    return { outcome: 'wrong' }
  }
  return useCode(db, tested.id, username, tested.lang)
}

/** Trades the code for a token, unless another request was quicker. */
function useCode(db: Database, id: string, username: string, lang: Lang): Promise<CodeCheck> {
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(oneTimeCodes)
      .set({ used_at: sql`now()` })
      .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.used_at), isNull(oneTimeCodes.killed_at)))
      .returning({ id: oneTimeCodes.id })
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
