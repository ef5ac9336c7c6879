import type { Report } from '../http/log-line.ts'

/** Something that is done again and again by the clock. */
export type ScheduledTask = {
  /** identifies the task in the log */
  name: string
  /** milliseconds from one run to the next; a run that takes longer is not begun a second time meanwhile */
  everyMs: number
  run: () => Promise<unknown>
  /** milliseconds until the first run; 0 begins at once, and without it the first is one `everyMs` away */
  firstAfterMs?: number
  /** also once more at the end, for what must not be lost; these last runs take turns, in the order of adding */
  atStop?: boolean
}

export type Scheduler = {
  add(task: ScheduledTask): void
  /** ends all tasks; waits for those that are running */
  stop(): Promise<void>
}

/**
 * The one clock of a process. Tasks know nothing of each other; the same task may run in several processes, and each is
 * written so that this does no harm. A run that fails is reported, and tried again at its next time.
 */
export function startScheduler(report: Report): Scheduler {
  const timers: NodeJS.Timeout[] = []
  const running = new Set<Promise<void>>()
  const lastRuns: (() => Promise<void>)[] = []
  return {
    add({ name, everyMs, run: runOnce, firstAfterMs, atStop = false }) {
      const run = () =>
        Promise.resolve()
          .then(runOnce)
          .then(
            () => {},
            (error: unknown) => report(error, { task: name }),
          )
      let current: Promise<void> | null = null
      const begin = () => {
        if (current) return
        const mine = run().finally(() => {
          current = null
          running.delete(mine)
        })
        current = mine
        running.add(mine)
      }
      if (firstAfterMs === 0) begin()
      else if (firstAfterMs !== undefined) timers.push(setTimeout(begin, firstAfterMs))
      timers.push(setInterval(begin, everyMs))
      // What is scheduled keeps no process alive.
      for (const timer of timers) timer.unref()
      if (atStop) lastRuns.push(run)
    },
    async stop() {
      timers.splice(0).forEach((timer) => clearTimeout(timer))
      await Promise.all(running)
      for (const run of lastRuns.splice(0)) await run()
    },
  }
}
