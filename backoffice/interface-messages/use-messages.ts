import { useInfiniteQuery } from '@tanstack/react-query'
import type { InterfaceMessages, MessageState } from '#contract/backoffice/interface-messages.ts'
import { ask, withQuery } from '../api.ts'

export type Filter = { q: string; group: string; state: MessageState | '' }

const pageSize = 100

/** The messages that are asked for, page by page; what stood before stays until the next ones are there. */
export const useMessages = ({ q, group, state }: Filter) =>
  useInfiniteQuery({
    queryKey: ['interface messages', q, group, state],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      ask<InterfaceMessages>(
        'GET',
        withQuery('/backoffice/api/messages', { q, group, state, limit: pageSize, after: pageParam }),
        { signal },
      ),
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
