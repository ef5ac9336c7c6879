import { brandOfPath, brands } from '#contract/brands/names.ts'
import { apps } from '#contract/facts/apps.ts'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { PageRequest } from '#contract/site.ts'
import { ownAddresses } from '#contract/rules/product-address.ts'
import { routes, type SiteRoute } from '../registry.ts'
import { messagesIn } from '../messages/messages.ts'
import { comparable, menuNames, writtenTexts } from './own-texts.ts'
import { textIn } from './text-in.ts'

/** Pages that stand for a product of the feed, which is found as that. */
const productPages = new Set(Object.values(ownAddresses).map((to) => to.split('?', 1)[0]))

/** Plain addresses. What has one of the feed's items for each `type` or name is found as those. */
const plain = routes.filter(
  ({ path, page }) => !page.hidden && !path.includes(':') && path !== '/search' && !productPages.has(path),
)

const requestOf = (path: string, lang: Lang): PageRequest => ({
  path,
  params: {},
  query: {},
  lang,
  lowData: false,
  theme: null,
  origin: '',
  demonstration: false,
  measurement: null,
})

/** Null for what only leads elsewhere, or is another page once more. */
async function textOf({ path: to, page }: SiteRoute, feed: Feed): Promise<SearchText | null> {
  const { lang } = feed
  const answer = await page.answer(feed, requestOf(to, lang), messagesIn(lang))
  if ('outcome' in answer) return null
  if (answer.canonical !== undefined && comparable(answer.canonical) !== comparable(to)) return null
  const at = comparable(to)
  return {
    title: answer.title,
    names: textIn(menuNames.get(at) ?? [], lang),
    summary: answer.description,
    more: textIn(writtenTexts.get(at), lang),
  }
}

/** The site's own pages in both languages, and the apps' shops. */
export async function pageEntries(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchEntry[]> {
  const found: SearchEntry[] = []
  let failure: unknown
  for (const route of plain) {
    const texts = await Promise.all([textOf(route, feeds.en), textOf(route, feeds.ny)]).catch(
      (error: unknown) => {
        failure = error
        return [null, null] as const
      },
    )
    const [en, ny] = texts
    if (!en || !ny) continue
    found.push({
      id: `page ${route.path}`,
      group: 'pages',
      to: route.path,
      brand: brandOfPath(route.path),
      en,
      ny,
      untranslated: false,
      at: '',
    })
  }
  // A page that cannot be read is not found, and the others are; where none can be read, it is not the page's fault.
  if (found.length === 0 && failure !== undefined) throw failure
  return [...found, ...appEntries()]
}

const appEntries = (): SearchEntry[] =>
  apps.map(({ id, name, shop, to, summary }) => {
    const text = (lang: Lang): SearchText => ({
      title: `${name}: ${shop}`,
      names: messagesIn(lang).search.appNames,
      summary: summary[lang],
      more: brands.bank.name,
    })
    return {
      id: `app ${id}`,
      group: 'apps',
      to,
      brand: 'bank',
      en: text('en'),
      ny: text('ny'),
      untranslated: false,
      at: '',
    }
  })
