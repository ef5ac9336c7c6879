import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import type { WorkerStatus } from '#contract/backoffice/work-queue.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import { shortCat } from '../time.ts'

/** Warns on every screen that nothing in the background is carried out. Checked each minute. */
export function WorkerAlert() {
  const me = useMe()
  const { data } = useQuery({
    queryKey: ['worker'],
    queryFn: () => ask<WorkerStatus>('GET', '/backoffice/api/worker', { background: true }),
    refetchInterval: 60_000,
  })
  const { workerStopped, workerAdvice } = messages.shell
  const advice = workerAdvice[hasRole(me, ['administrator']) ? 'administrator' : 'others']
  return (
    <output>
      {data?.stopped_since && (
        <Alert role="none" severity="warning" sx={{ mb: 2.5 }}>
          {formatMessage(workerStopped, { at: shortCat(data.stopped_since), advice })}
        </Alert>
      )}
    </output>
  )
}
