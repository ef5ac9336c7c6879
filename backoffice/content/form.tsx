import { useQuery } from '@tanstack/react-query'
import { useResourceContext } from 'react-admin'
import { useState } from 'react'
import { useParams } from 'react-router'
import { collectionNamed } from '#contract/registry.ts'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import { ask, withQuery } from '../api.ts'
import { isMasked, mayWrite } from '../permissions.ts'
import { useMe } from '../current-user.tsx'
import { Failed } from '../shell/failed.tsx'
import { Loading } from '../shell/loading.tsx'
import { Editor } from './editor.tsx'
import { Masked } from './masked-value.tsx'

/** The form of one item, from its collection's definition. */
export function ContentForm() {
  const name = useResourceContext() ?? ''
  const { id } = useParams()
  const me = useMe()
  // Of one item, so that the next one is masked again.
  const [revealed, setRevealed] = useState<string | null>(null)
  const definition = collectionNamed(name)
  const reveal = id !== undefined && revealed === `${name} ${id}`
  const { data, error, refetch } = useQuery({
    queryKey: ['details', name, id, reveal],
    queryFn: () =>
      ask<StaffDetails>(
        'GET',
        withQuery(`/backoffice/api/${name}/${id ?? ''}`, { reveal: reveal ? 'true' : undefined }),
      ),
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
  if (data && isMasked(definition) && mayWrite(me, definition) && !reveal)
    return (
      <Masked definition={definition} item={data.item} onReveal={() => setRevealed(`${name} ${id ?? ''}`)} />
    )
  return <Editor key={`${name} ${id ?? 'new'}`} definition={definition} first={data ?? null} />
}
