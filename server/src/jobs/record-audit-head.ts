import { logHead } from '../changes/logged-head.ts'

const minute = 60_000

/** Has the audit chain's head outside the database every minute in which it moved, and once more at the end. */
export function watchAuditHead(
  outside: Parameters<typeof logHead>[0],
  write: (line: string) => void,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const look = () => {
    running = running.then(() => logHead(outside, write)).catch(report)
  }
  look()
  const timer = setInterval(look, minute)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      look()
      await running
    },
  }
}
