import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressesOf } from '#contract/item-addresses.ts'
import { collectionNamed } from '#contract/registry.ts'
import type { Use } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { pathInWords } from '../../lists/fields.ts'
import { messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'

const { about } = messages.content
const mostPlaces = 5

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

/** Whether anything links to an address of the item that it loses when it leaves the site. */
export function useIsLinked(): boolean {
  const { definition, details } = useEditing()
  const uses = useUses() ?? []
  const hasAddress = addressesOf(definition.name, details?.item ?? {}).length > 0
  return hasAddress && uses.some(({ places = [] }) => places.length > 0)
}

export function Uses({ uses }: { uses: readonly Use[] }) {
  if (!uses.length) return <p>{about.notUsed}</p>
  return (
    <ul>
      {uses.map(({ collection, id, title, places = [] }) => (
        <li key={`${collection} ${id}`}>
          {collectionNamed(collection)?.label.one}:{' '}
          {title ? <Link to={`/backoffice/${collection}/${id}`}>{title}</Link> : about.hidden}
          {places.length > 0 &&
            ` (${places
              .slice(0, mostPlaces)
              .map(({ path }) => pathInWords(path))
              .join('; ')})`}
        </li>
      ))}
    </ul>
  )
}
