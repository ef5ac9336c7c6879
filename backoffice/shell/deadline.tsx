import { dayInMalawi } from '#contract/rules/dates.ts'
import { formatMessage, messages } from '../messages.ts'
import { shortDay } from '../time.ts'

type Due = { deadline: string | null; late: boolean }

/** The last day for a piece of work, and in words that it has passed. */
export function Deadline({ deadline, late }: Due) {
  const said = sayDeadline({ deadline, late })
  return said === '' ? null : (
    <span data-deadline={late ? 'late' : 'open'} className={late ? 'late' : undefined}>
      {said}
    </span>
  )
}

/** "Due 3 Dec 2026", "Due today" or "Overdue: due 27 Nov 2026"; empty where no limit applies. */
export function sayDeadline({ deadline, late }: Due): string {
  if (deadline === null) return ''
  const { overdue, today, due } = messages.shell.deadline
  const day = shortDay(deadline)
  if (late) return formatMessage(overdue, { day })
  return deadline === dayInMalawi(new Date().toISOString()) ? today : formatMessage(due, { day })
}

/** "Overdue 3 · due today 5"; empty where there is nothing of either. */
export function sayDueCounts({ overdue, due_today }: { overdue: number; due_today: number }): string {
  const { countOverdue, countToday } = messages.shell.deadline
  return overdue + due_today === 0
    ? ''
    : `${formatMessage(countOverdue, { n: overdue })} · ${formatMessage(countToday, { n: due_today })}`
}
