import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FileDetails } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { setResponse } from '../set-response.ts'

/** A file with its versions; read again while its sizes are being made. */
export const useFileDetails = (id: string) =>
  useQuery({
    queryKey: ['file', id],
    queryFn: ({ signal }) => ask<FileDetails>('GET', `/backoffice/api/files/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.made < state.data.expected ? 1500 : false),
  })

/** Shows a file as it is after a change, wherever it or its pending version is shown. */
export function useFileChanged(): (next: FileDetails) => Promise<void> {
  const client = useQueryClient()
  return async (next) => {
    await setResponse(client, ['file', next.id], next)
    for (const key of ['files', 'revisions', 'approvals', 'queue'])
      await client.invalidateQueries({ queryKey: [key] })
  }
}
