import type { Lang } from '#contract/languages.ts'
import { searchAddress, type SearchFound } from '#contract/search.ts'
import { withCorrections } from '../../client/corrections.ts'
import type { SiteMessages } from '../../messages/en.ts'

// The server has them already.
const groups = import.meta.env.SSR
  ? {}
  : import.meta.glob<{ search: SiteMessages['search'] }>('../../messages/*/search.ts')

/** The messages of the search in a language, fetched at the first use. */
export async function searchMessagesIn(lang: Lang): Promise<SiteMessages['search']> {
  const load = groups[`../../messages/${lang}/search.ts`]
  if (!load) throw new Error('no messages of the search')
  return withCorrections((await load()).search, 'search')
}

const kept = new Map<string, SearchFound>()

/**
 * Suggestions for what is typed; what was answered once is not asked again while the page is open.
 * @throws Error where there is no line or the service refuses; AbortError where `signal` says so
 */
export async function suggestionsFor(text: string, lang: Lang, signal: AbortSignal): Promise<SearchFound> {
  const key = text.trim().toLowerCase()
  const known = kept.get(key)
  if (known) return known
  const query = new URLSearchParams({ q: text.slice(0, 200), lang, limit: '8' })
  const response = await fetch(`${searchAddress}?${query.toString()}`, { signal })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const found = (await response.json()) as SearchFound // our own service, by contract/search.ts
  if (kept.size > 100) kept.clear()
  if (found.complete) kept.set(key, found)
  return found
}
