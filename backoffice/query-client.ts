import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** What was read of the service, for the entrance and for all that is behind it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      // Without a line what is asked fails and is said, in place of an empty screen that waits.
      networkMode: 'always',
      refetchOnReconnect: true,
      // What was refused stays refused; a line that broke may be there again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0),
    },
    mutations: { networkMode: 'always' },
  },
})
