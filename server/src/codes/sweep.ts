import { lt, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { codes, contactTokens, session, signInTries, verification, wrongCodes } from '#database/tables.ts'

/** Drops codes, wrong guesses, spent tokens and ended sessions once no limit counts them any more. */
async function sweep(db: Database): Promise<void> {
  const dayAgo = sql`now() - interval '25 hours'`
  await db.delete(codes).where(lt(codes.created_at, dayAgo))
  await db.delete(wrongCodes).where(lt(wrongCodes.at, dayAgo))
  await db.delete(contactTokens).where(lt(contactTokens.expires_at, dayAgo))
  await db.delete(signInTries).where(lt(signInTries.last_at, dayAgo))
  await db.delete(verification).where(sql`${verification.expiresAt} < ${dayAgo}`)
  await db.delete(session).where(sql`${session.expiresAt} < ${dayAgo}`)
}

/** Sweeps at the start and then hourly, until stopped. Any worker may, and twice does no harm. */
export function watchCodes(db: Database, report: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = sweep(db).catch(report)
  }
  look()
  const timer = setInterval(look, 3_600_000)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
