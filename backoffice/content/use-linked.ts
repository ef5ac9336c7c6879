import { useQueryClient } from '@tanstack/react-query'
import type { Leaving } from './leave-dialog.tsx'
import { hasLinks, usesOf } from './rail/used-by.tsx'

export type LeavingItem = { collection: string; id: string; title: string }

/**
 * Returns a function that reads which of some items have links to them, with these links, before the items leave the website
 * or are kept from going live. It throws ApiError.
 */
export function useReadLinked(): (items: readonly LeavingItem[]) => Promise<readonly Leaving[]> {
  const client = useQueryClient()
  return async (items) => {
    const leaving = items.map(async ({ collection, id, title }) => {
      const uses = await client.fetchQuery({ ...usesOf(collection, id), staleTime: 0 })
      return hasLinks(collection, uses) ? [{ id, title, uses }] : []
    })
    return (await Promise.all(leaving)).flat()
  }
}
