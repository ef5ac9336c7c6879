import { useQuery } from '@tanstack/react-query'
import { kycOfficers } from '#contract/roles.ts'
import type { UndeliveredMessage } from '#contract/backoffice/undelivered.ts'
import { ask, withQuery } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'

export type Subject = Pick<UndeliveredMessage, 'collection' | 'item'>

export const undeliveredPath = '/backoffice/api/undelivered'

/** Returns undelivered messages that this member of staff sees to; of one item, and then refetched each minute, where it is named. */
export function useUndelivered(item?: string): UndeliveredMessage[] {
  const enabled = hasRole(useMe(), kycOfficers)
  const { data = [] } = useQuery({
    queryKey: ['undelivered', item ?? null],
    queryFn: ({ client, queryKey }) =>
      ask<UndeliveredMessage[]>('GET', withQuery(undeliveredPath, { item }), {
        background: client.getQueryData(queryKey) !== undefined,
      }),
    enabled,
    // Each row of a list observes this query: an interval of each would be a request of each.
    refetchInterval: item === undefined ? false : 60_000,
    staleTime: 30_000,
  })
  return data
}
