import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { collectionNamed } from '#contract/registry.ts'
import type { Use } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'

const { about } = messages.content

/** What names the item or links to it; undefined until it is known. */
export function useUses(): Use[] | undefined {
  const { definition, details } = useEditing()
  const id = details?.item.id ?? ''
  const { data } = useQuery({
    queryKey: ['used-by', definition.name, id],
    queryFn: () => ask<Use[]>('GET', `/backoffice/api/${definition.name}/${id}/used-by`),
    enabled: id !== '',
  })
  return data
}

export function Uses({ uses }: { uses: readonly Use[] }) {
  if (!uses.length) return <p>{about.notUsed}</p>
  return (
    <ul>
      {uses.map(({ collection, id, title }) => (
        <li key={`${collection} ${id}`}>
          {collectionNamed(collection)?.label.one}:{' '}
          {title ? <Link to={`/backoffice/${collection}/${id}`}>{title}</Link> : about.hidden}
        </li>
      ))}
    </ul>
  )
}
