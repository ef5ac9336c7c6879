import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** What was read of the service, for the entrance and for all that is behind it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      // What was refused stays refused; a line that broke may be there again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status > 0),
    },
  },
})
