import { useCallback, useEffect, useState } from 'react'
import type { Lang } from '#contract/languages.ts'
import type { Item } from '#contract/registry.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { onChange, type Change } from '../../client/live-changes.ts'
import { serverNow } from '../../client/server-clock.ts'
import { sessionHeaders } from '../../client/session.ts'
import { placeOf, type Place } from './place.ts'

export type Collection = 'branches' | 'moneybureau_locations'
type Raw = Item<'branches'> | Item<'moneybureau_locations'>

const asPlace = (item: Raw, lang: Lang) =>
  placeOf(item, lang, dayInMalawi(new Date(serverNow()).toISOString()))

const pageSize = 100
/** A page that has lain open so long asks for the list anew. */
const oldMs = 60_000
const none: ReadonlySet<string> = new Set()

/**
 * All places from the service, in pages of 100 until an empty one (spec, section 7).
 * @throws where the line is dead or the service does not answer
 */
export async function loadPlaces(collection: Collection, lang: Lang): Promise<Place[]> {
  const places: Place[] = []
  for (let last = ''; ;) {
    const query = new URLSearchParams({
      limit: String(pageSize),
      lang,
      ...(last && { last_created_at: last }),
    })
    const answer = await fetch(`/api/${collection}?${query.toString()}`, { headers: sessionHeaders() })
    if (!answer.ok) throw new Error(`answer ${answer.status}`)
    const page = (await answer.json()) as Raw[] // the service's own list, by the collection's schema
    if (page.length === 0) return places
    places.push(...page.map((item) => asPlace(item, lang)))
    last = page[page.length - 1]?.created_at ?? ''
  }
}

/** The list after a change: a deleted item is removed, any other is added or replaced. */
export function withChanges(places: readonly Place[], changes: readonly Change[], lang: Lang): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  for (const { id, item } of changes) {
    // Told of this collection, so it is an item of it.
    if (item) byId.set(id, asPlace(item as unknown as Raw, lang))
    else byId.delete(id)
  }
  return [...byId.values()]
}

/**
 * The places as they stand: those of the page at first, then as they change. After a dead line they are asked for
 * anew; `loading` is true until the service has answered with an empty page, or not at all.
 */
export function useItems(collection: Collection, first: readonly Place[], lang: Lang) {
  const [items, replace] = useState(first)
  const [loading, setLoading] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(none)
  const reload = useCallback(async () => {
    setLoading(true)
    try {
      replace(await loadPlaces(collection, lang))
    } catch {
      // What is shown stays: it is older, but it is all there is.
    } finally {
      setLoading(false)
    }
  }, [collection, lang])
  useEffect(
    () =>
      onChange(
        collection,
        (changes) => {
          replace((now) => withChanges(now, changes, lang))
          setFresh(new Set(changes.map(({ id }) => id)))
        },
        reload,
      ),
    [collection, lang, reload],
  )
  useEffect(() => {
    const again = () => void reload()
    // What changed before this ran went past it.
    const old = performance.now() > oldMs && !('low' in document.documentElement.dataset)
    const soon = old ? setTimeout(again) : undefined
    window.addEventListener('online', again)
    return () => {
      clearTimeout(soon)
      window.removeEventListener('online', again)
    }
  }, [reload])
  return { items, loading, fresh }
}
