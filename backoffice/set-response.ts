import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows the response to a change. A fetch that was sent before the change is cancelled, since its response could be older;
 * it may have been sent for a change that came after this one, so that the query is fetched again.
 */
export async function setResponse<T>(client: QueryClient, queryKey: QueryKey, response: T): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<T>(queryKey, response)
  void client.invalidateQueries({ queryKey, exact: true })
}
