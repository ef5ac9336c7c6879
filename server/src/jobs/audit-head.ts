import type { Database } from '#database/open.ts'
import { logHead } from '../audit/logged-head.ts'

const minute = 60_000

/** Has the audit chain's head in the log each hour, over all instances and restarts. */
export function watchAuditHead(
  db: Database,
  write: (line: string) => void,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = logHead(db, write).catch(report)
  }
  look()
  const timer = setInterval(look, minute)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
