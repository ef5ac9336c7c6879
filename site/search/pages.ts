import { brandOfPath, brands } from '#contract/brands/names.ts'
import { apps } from '#contract/facts/apps.ts'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import { loansAddress } from '#contract/products/loans.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { PageRequest } from '#contract/site.ts'
import { accountsAddress, ownAddresses, productsAddress } from '#contract/rules/product-address.ts'
import { routes, type SiteRoute } from '../registry.ts'
import { messagesIn } from '../messages/messages.ts'
import { comparable, menuNames, productTexts, writtenTexts } from './own-texts.ts'
import { textIn } from './text-in.ts'

type Address = { route: SiteRoute; to: string }

/** Pages that stand for a product of the feed, which is found as that. */
const productPages = new Set(Object.values(ownAddresses).map((to) => to.split('?', 1)[0]))
/** Pages that have one of the feed's items for each `type`. */
const typed = new Set<string>([loansAddress, accountsAddress, productsAddress])

/** Plain addresses, and those that differ by their query. What stands for an item of the feed is found as that. */
async function addresses(feed: Feed): Promise<Address[]> {
  const plain = routes.filter(
    ({ path, page }) => !page.hidden && !path.includes(':') && path !== '/search' && !productPages.has(path),
  )
  const listed = await Promise.all(
    plain.map(async (route) => {
      const more = (await route.page.addresses?.(feed)) ?? []
      return more
        .filter(({ path }) => path.startsWith(`${route.path}?`) && !typed.has(route.path))
        .map(({ path }) => ({ route, to: path }))
    }),
  )
  return [...plain.map((route) => ({ route, to: route.path })), ...listed.flat()]
}

const requestOf = (to: string, lang: Lang): PageRequest => {
  const url = new URL(to, 'http://site.invalid')
  return {
    path: url.pathname,
    params: {},
    query: Object.fromEntries(url.searchParams),
    lang,
    lowData: false,
    theme: null,
    origin: '',
    demonstration: false,
    measurement: null,
  }
}

/** Null for what only leads elsewhere, or is another page once more. */
async function textOf({ route, to }: Address, feed: Feed): Promise<SearchText | null> {
  const { lang } = feed
  const answer = await route.page.answer(feed, requestOf(to, lang), messagesIn(lang))
  if ('outcome' in answer) return null
  if (answer.canonical !== undefined && comparable(answer.canonical) !== comparable(to)) return null
  const at = comparable(to)
  return {
    title: answer.title,
    names: textIn(menuNames.get(at) ?? [], lang),
    summary: answer.description,
    more: textIn([productTexts.get(at), writtenTexts.get(at)], lang),
  }
}

/** The site's own pages and products in both languages, and the apps' shops. */
export async function pageEntries(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchEntry[]> {
  const found: SearchEntry[] = []
  let failure: unknown
  for (const address of await addresses(feeds.en)) {
    const texts = await Promise.all([textOf(address, feeds.en), textOf(address, feeds.ny)]).catch(
      (error: unknown) => {
        failure = error
        return [null, null] as const
      },
    )
    const [en, ny] = texts
    if (!en || !ny) continue
    found.push({
      id: `page ${address.to}`,
      group: productTexts.has(comparable(address.to)) ? 'products' : 'pages',
      to: address.to,
      brand: brandOfPath(address.to),
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
