import { head } from '#database/tables.ts'
import type { Database } from '#database/open.ts'

const hour = 3_600_000

/**
 * Writes the audit chain's head to the log each hour: whoever cuts rows off afterwards would have to change the
 * log too.
 */
export function watchAuditHead(db: Database, write: (line: string) => void): { stop(): Promise<void> } {
  const look = async () => {
    const [at] = await db.select().from(head)
    if (at) write(JSON.stringify({ audit_head: { seq: at.audit_seq, hash: at.audit_hash } }))
  }
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = look().catch(() => {})
  }, hour)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
