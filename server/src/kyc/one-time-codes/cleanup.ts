import { and, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import {
  oneTimeCodes,
  contactTokens,
  messages,
  session,
  loginAttempts,
  verification,
  wrongCodeAttempts,
} from '#database/tables.ts'

/** Drops codes, wrong guesses, spent tokens and ended sessions once no limit counts them any more. */
export async function sweep(db: Database, messageDays: number): Promise<void> {
  const dayAgo = sql`now() - interval '25 hours'`
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.created_at, dayAgo))
  await db.delete(wrongCodeAttempts).where(lt(wrongCodeAttempts.at, dayAgo))
  await db.delete(contactTokens).where(lt(contactTokens.expires_at, dayAgo))
  // That a message went is kept; whom it went to is not, once nobody asks any more.
  const longAgo = sql`now() - make_interval(days => ${messageDays})`
  await db
    .update(messages)
    .set({ recipient: '' })
    .where(and(ne(messages.state, 'queued'), ne(messages.recipient, ''), lt(messages.ended_at, longAgo)))
  await db.delete(loginAttempts).where(lt(loginAttempts.last_at, dayAgo))
  await db.delete(verification).where(sql`${verification.expiresAt} < ${dayAgo}`)
  await db.delete(session).where(sql`${session.expiresAt} < ${dayAgo}`)
}

/** Sweeps at the start and then hourly, until stopped. Any worker may, and twice does no harm. */
export function startCodeCleanup(
  db: Database,
  messageDays: number,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = sweep(db, messageDays).catch(report)
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
