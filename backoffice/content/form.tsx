import { useQuery } from '@tanstack/react-query'
import { useResourceContext } from 'react-admin'
import { useParams } from 'react-router'
import { collectionNamed } from '#contract/registry.ts'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { Failed } from '../shell/failed.tsx'
import { Loading } from '../shell/loading.tsx'
import { Editor } from './editor.tsx'

/** The form of one item, from its collection's definition. */
export function ContentForm() {
  const name = useResourceContext() ?? ''
  const { id } = useParams()
  const definition = collectionNamed(name)
  const { data, error, refetch } = useQuery({
    queryKey: ['details', name, id],
    queryFn: () => ask<StaffDetails>('GET', `/backoffice/api/${name}/${id ?? ''}`),
    enabled: id !== undefined,
    // What is being written is not to change under the hands of who writes it.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!definition) return null
  if (error) return <Failed resetErrorBoundary={() => void refetch()} />
  if (id !== undefined && !data) return <Loading />
  return <Editor key={`${name} ${id ?? 'new'}`} definition={definition} first={data ?? null} />
}
