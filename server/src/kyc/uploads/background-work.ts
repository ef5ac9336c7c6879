import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { queueCheck } from '../inspection/inspection-queue.ts'
import { rewrapPapers } from './rotate-keys.ts'
import { sweepPapers } from './cleanup.ts'

const hour = 3_600_000

/** What a worker does for papers by itself, at its start and then hourly, until stopped. */
export function watchPapers(
  parts: Parts,
  { report, log }: { report: (error: unknown) => void; log: (line: string) => void },
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = (run: () => Promise<void>) => {
    running = running.then(run).catch(report)
  }
  look(async () => {
    await checkAgain(parts, 0)
    const { done, closed } = await rewrapPapers(parts)
    if (done + closed > 0) log(JSON.stringify({ paper_keys: { rewrapped: done, closed } }))
    await sweepPapers(parts)
  })
  const timer = setInterval(
    () =>
      look(async () => {
        await checkAgain(parts, 1)
        await sweepPapers(parts)
      }),
    hour,
  )
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Papers whose check ended with the process it ran in. One that is checked twice comes to no harm. */
async function checkAgain({ db, jobs }: Parts, hours: number): Promise<void> {
  const waiting = await db
    .select({ id: kycPapers.id, username: kycPapers.username })
    .from(kycPapers)
    .where(
      and(
        eq(kycPapers.state, 'checking'),
        isNull(kycPapers.replaced_at),
        lt(kycPapers.touched_at, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
  for (const paper of waiting) await db.transaction((tx) => queueCheck(tx, jobs, paper))
}
