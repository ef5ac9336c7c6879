import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { kycDocuments } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { queueInspection } from '../inspection/inspection-queue.ts'
import { rotateDocumentKeys } from './rotate-keys.ts'
import { cleanUpDocuments } from './cleanup.ts'

const hour = 3_600_000

/** What a worker does for papers by itself, at its start and then hourly, until stopped. */
export function startDocumentWork(
  parts: Parts,
  { report, log }: { report: (error: unknown) => void; log: (line: string) => void },
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = (run: () => Promise<void>) => {
    running = running.then(run).catch(report)
  }
  look(async () => {
    await checkAgain(parts, 0)
    const { done, closed } = await rotateDocumentKeys(parts)
    if (done + closed > 0) log(JSON.stringify({ paper_keys: { rewrapped: done, closed } }))
    await cleanUpDocuments(parts)
  })
  const timer = setInterval(
    () =>
      look(async () => {
        await checkAgain(parts, 1)
        await cleanUpDocuments(parts)
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
    .select({ id: kycDocuments.id, username: kycDocuments.username })
    .from(kycDocuments)
    .where(
      and(
        eq(kycDocuments.state, 'checking'),
        isNull(kycDocuments.replaced_at),
        lt(kycDocuments.last_received_at, sql`now() - make_interval(hours => ${hours})`),
      ),
    )
  for (const paper of waiting) await db.transaction((tx) => queueInspection(tx, jobs, paper))
}
