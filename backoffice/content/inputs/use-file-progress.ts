import { useQuery } from '@tanstack/react-query'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { isInWork } from '../../media/file-size.ts'
import { useEditing } from '../editing.tsx'

/** A file of the library; while a job makes its sizes, how far that is. */
export function useFileProgress(id: string): StaffFile | undefined {
  const { files } = useEditing()
  const known = files[id]
  const { data } = useQuery({
    queryKey: ['file', id],
    queryFn: () => ask<StaffFile>('GET', `/backoffice/api/files/${id}`),
    enabled: known === undefined || isInWork(known),
    refetchInterval: ({ state }) => (state.data === undefined || isInWork(state.data) ? 2000 : false),
  })
  return data ?? known
}
