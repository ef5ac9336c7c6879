import { useQuery } from '@tanstack/react-query'
import type { StaffFile } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { useEditing } from '../editing.tsx'

const isMade = (file: StaffFile | undefined) => file !== undefined && file.made >= file.expected

/** A file of the library; while a job makes its sizes, how far that is. */
export function useFileProgress(id: string): StaffFile | undefined {
  const { files } = useEditing()
  const known = files[id]
  const { data } = useQuery({
    queryKey: ['file', id],
    queryFn: () => ask<StaffFile>('GET', `/backoffice/api/files/${id}`),
    enabled: !isMade(known),
    refetchInterval: ({ state }) => (isMade(state.data) ? false : 2000),
  })
  return data ?? known
}
