import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hasAddresses } from '#contract/item-addresses.ts'
import { collectionNamed } from '#contract/registry.ts'
import { itemStateWords, type Use } from '#contract/backoffice/content.ts'
import { ask } from '../../api.ts'
import { inSection, pathInWords } from '../../lists/fields.ts'
import { messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'

const { about } = messages.content
const mostPlaces = 5

/** The query for what names an item or links to it. */
export const usesOf = (collection: string, id: string) => ({
  queryKey: ['used-by', collection, id],
  queryFn: () => ask<Use[]>('GET', `/backoffice/api/${collection}/${id}/used-by`),
})

/** What names the item or links to it; undefined until it is known. */
export function useUses(): Use[] | undefined {
  const { definition, details } = useEditing()
  const id = details?.item.id ?? ''
  const { data } = useQuery({ ...usesOf(definition.name, id), enabled: id !== '' })
  return data
}

/** Whether anything links to an address that an item of a collection loses when it leaves the site. */
export const hasLinks = (collection: string, uses: readonly Use[]): boolean =>
  hasAddresses(collection) && uses.some(({ places = [] }) => places.length > 0)

/** The same for the item that is open. */
export const useIsLinked = (): boolean => hasLinks(useEditing().definition.name, useUses() ?? [])

/** Links to what uses an item or a file, each with its state. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  if (!uses.length) return <p>{about.notUsed}</p>
  return (
    <ul>
      {uses.map(({ collection, id, title, state, places = [] }) => (
        <li key={`${collection} ${id}`}>
          {collectionNamed(collection)?.label.one}:{' '}
          {id ? (
            <Link to={`/backoffice/${collection}/${id}`}>{title || messages.lists.untitled}</Link>
          ) : (
            about.hidden
          )}
          {state && `, ${itemStateWords[state]}`}
          {places.length > 0 &&
            ` (${places
              .slice(0, mostPlaces)
              .map(({ path, section }) => pathInWords(path, inSection(section)))
              .join('; ')})`}
        </li>
      ))}
    </ul>
  )
}
