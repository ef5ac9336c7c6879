import { useQuery } from '@tanstack/react-query'
import type { WorkQueue } from '#contract/backoffice/work-queue.ts'
import { ask } from '../api.ts'

const minuteMs = 60_000

/** Reads the work queue of the signed-in user, again each minute. */
export const useWorkQueue = () =>
  useQuery({
    queryKey: ['queue'],
    // Only the first request counts as the user's activity; the others are timed.
    queryFn: ({ signal, client, queryKey }) =>
      ask<WorkQueue>('GET', '/backoffice/api/work_queue', {
        signal,
        background: client.getQueryData(queryKey) !== undefined,
      }),
    refetchInterval: minuteMs,
  })

/** Adds up what is overdue and due today over all kinds of work. */
export const dueCountsOf = ({ sections }: WorkQueue) => ({
  overdue: sections.reduce((sum, { overdue }) => sum + overdue, 0),
  due_today: sections.reduce((sum, { due_today }) => sum + due_today, 0),
})
