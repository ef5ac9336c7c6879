import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageStatus } from '#contract/backoffice/undelivered.ts'
import { ask } from '../api.ts'
import { undeliveredPath } from './use-undelivered.ts'

/**
 * Follows a message that was sent again until it was sent or has failed, and refetches the lists that show it.
 * @param keys of these lists' queries
 */
export function useResend(keys: readonly string[]) {
  const client = useQueryClient()
  // A message that fails again is sent again under the same id, whose last result is cached.
  const [followed, setFollowed] = useState<{ id: string; resend: number } | null>(null)
  const { data } = useQuery({
    queryKey: ['message status', followed],
    queryFn: async () => {
      const status = await ask<MessageStatus>('GET', `${undeliveredPath}/${followed?.id}`, {
        background: true,
      })
      if (status.state !== 'queued')
        await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return status
    },
    enabled: followed !== null,
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'queued' ? false : 2000),
    gcTime: 0,
  })
  return {
    follow: (id: string) => setFollowed((last) => ({ id, resend: (last?.resend ?? 0) + 1 })),
    /** null while nothing is followed */
    state: followed === null ? null : (data?.state ?? 'queued'),
  }
}
