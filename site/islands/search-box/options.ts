import type { Lang } from '#contract/languages.ts'
import type { SearchFound, SearchHit } from '#contract/search.ts'

/** One line of the list, in the order of the arrow keys. */
export type Option = { key: string; href: string; hit: SearchHit | null }

const hrefOf = (to: string, lang: Lang) =>
  to.startsWith('https://') || to.startsWith('/files/') || lang === 'en' ? to : `/ny${to}`

/** All hits in the order they are shown, then the way to all results. */
export function optionsOf(found: SearchFound | null, text: string, action: string, lang: Lang): Option[] {
  if (!found || found.total === 0) return []
  const hits = found.groups.flatMap(({ hits: of }) =>
    of.map((hit) => ({ key: hit.id, href: hrefOf(hit.to, lang), hit })),
  )
  const all = { key: 'all', href: `${action}?${new URLSearchParams({ q: text }).toString()}`, hit: null }
  return [...hits, all]
}

/** The option the arrow keys lead to; the ends are joined, and -1 is the field itself. */
export function step(active: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  if (active === -1) return by === 1 ? 0 : count - 1
  const next = active + by
  return next < 0 || next >= count ? -1 : next
}
