import { z } from 'zod'
import type { LinkSearch, LinkTarget } from '#contract/backoffice/links.ts'
import type { Lang } from '#contract/languages.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { searchGroups } from '#contract/search.ts'
import type { App } from '../../http/app.ts'
import { textParts, type AnswerSchema } from '../../http/answers.ts'
import { lookUpLinks, type LinkServices } from '../broken-links.ts'
import { openFeed } from '../feed.ts'
import { KeptValues } from '../kept-values.ts'
import type { Search } from '../search/search.ts'

const most = 40
const answer: AnswerSchema<LinkSearch> = z.strictObject({
  leads: z.boolean().nullable(),
  targets: z.array(z.strictObject({ to: z.string(), group: z.enum(searchGroups), title: textParts })),
})

/** `GET /backoffice/api/links`: what a link can lead to, by words of its title in either language or by its address. */
export function linkRoute(app: App, services: LinkServices, search: Pick<Search, 'find'>): void {
  const pages = pagesOf(services)
  app.get(
    '/backoffice/api/links',
    {
      schema: {
        tags: ['back-office'],
        summary: 'Pages, items and files of this site that a link can lead to',
        querystring: z.strictObject({ q: z.string().trim().max(200).default('') }),
        response: { 200: answer },
      },
    },
    async ({ query: { q } }): Promise<LinkSearch> => {
      const all = await pages()
      if (!q.startsWith('/')) return { leads: null, targets: await byWords(search, all, q) }
      const wanted = q.replace(/^\/ny(?=\/|$)/, '') || '/'
      const targets = all.filter(({ to }) => to.includes(wanted))
      const exact = all.filter(({ to }) => to === wanted)
      return {
        leads: exact.length > 0 || (await lookUpLinks(services)(q)),
        targets: [...new Set([...exact, ...targets])].slice(0, most),
      }
    },
  )
}

async function byWords(
  search: Pick<Search, 'find'>,
  pages: readonly LinkTarget[],
  q: string,
): Promise<LinkTarget[]> {
  const folded = foldText(q)
  const named = pages.filter(({ title: { en = '', ny = '' } }) => foldText(`${en} ${ny}`).includes(folded))
  if (folded.length < 2) return named.slice(0, most)
  const found = new Map(named.slice(0, most / 2).map((one) => [one.to, one]))
  for (const lang of ['en', 'ny'] as const satisfies readonly Lang[]) {
    const { groups } = await search.find({ text: q, most: 8, each: true }, lang)
    for (const { to, group, title, lang: own } of groups.flatMap(({ hits }) => hits)) {
      if (!to.startsWith('/')) continue
      const known = found.get(to) ?? { to, group, title: {} }
      found.set(to, { ...known, title: { ...known.title, [own]: title } })
    }
  }
  return [...found.values()].slice(0, most)
}

/** The site's addresses with the titles that are known of them; read anew only when content has changed. */
function pagesOf({ db, site }: LinkServices): () => Promise<LinkTarget[]> {
  let kept: { seq: number; pages: LinkTarget[] } | null = null
  const keptValues = new KeptValues()
  return async () => {
    const [en, ny] = [
      (await openFeed(db, 'en', { keptValues })).feed,
      (await openFeed(db, 'ny', { keptValues })).feed,
    ]
    if (kept?.seq === en.seq) return kept.pages
    const built = await site()
    const pages = new Map<string, LinkTarget>()
    for (const { to, group, ...said } of await built.search.pages({ en, ny }))
      if (to.startsWith('/')) pages.set(to, { to, group, title: { en: said.en.title, ny: said.ny.title } })
    for (const { path } of await built.addresses(en))
      if (!pages.has(path)) pages.set(path, { to: path, group: 'pages', title: {} })
    kept = { seq: en.seq, pages: [...pages.values()] }
    return kept.pages
  }
}
