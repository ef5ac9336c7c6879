import { brandIds, brandOfPath, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import { loansAddress } from '#contract/products/loans.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { PageRequest } from '#contract/site.ts'
import { routes, type SiteRoute } from '../registry.ts'
import { readFrame, type Frame } from '../frame.ts'
import { comparable, menuNames, productTexts, writtenTexts } from './own-texts.ts'
import { textIn } from './text-in.ts'

type Address = { route: SiteRoute; to: string }

/** Plain addresses, and those that differ by their query. What stands for an item of the feed is found as that. */
async function addresses(feed: Feed): Promise<Address[]> {
  const plain = routes.filter(({ path, page }) => !page.hidden && !path.includes(':') && path !== '/search')
  const listed = await Promise.all(
    plain.map(async (route) => {
      const more = (await route.page.addresses?.(feed)) ?? []
      return more
        .filter(({ path }) => path.startsWith(`${route.path}?`) && route.path !== loansAddress)
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
async function textOf(
  { route, to }: Address,
  feed: Feed,
  frame: Frame,
  names: ReadonlyMap<string, readonly string[]>,
): Promise<SearchText | null> {
  const { lang } = feed
  const answer = await route.page.answer(feed, requestOf(to, lang), frame)
  if ('outcome' in answer) return null
  if (answer.canonical !== undefined && comparable(answer.canonical) !== comparable(to)) return null
  const at = comparable(to)
  return {
    title: answer.title,
    names: (names.get(at) ?? []).join(' '),
    summary: answer.description,
    more: textIn([productTexts.get(at), writtenTexts.get(at)], lang),
  }
}

/** The site's own pages and products in both languages, and the apps' shops. */
export async function pageEntries(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchEntry[]> {
  const found: SearchEntry[] = []
  let failure: unknown
  const [en, ny] = await Promise.all([readFrame(feeds.en), readFrame(feeds.ny)])
  const names = { en: menuNames(en), ny: menuNames(ny) }
  for (const address of await addresses(feeds.en)) {
    const texts = await Promise.all([
      textOf(address, feeds.en, en, names.en),
      textOf(address, feeds.ny, ny, names.ny),
    ]).catch((error: unknown) => {
      failure = error
      return [null, null] as const
    })
    const [inEnglish, inChichewa] = texts
    if (!inEnglish || !inChichewa) continue
    found.push({
      id: `page ${address.to}`,
      group: productTexts.has(comparable(address.to)) ? 'products' : 'pages',
      to: address.to,
      brand: brandOfPath(address.to),
      en: inEnglish,
      ny: inChichewa,
      untranslated: false,
      at: '',
    })
  }
  // A page that cannot be read is not found, and the others are; where none can be read, it is not the page's fault.
  if (found.length === 0 && failure !== undefined) throw failure
  return [...found, ...appEntries(en, ny)]
}

/** The companies' apps, as far as their page in a shop is known. */
function appEntries(en: Frame, ny: Frame): SearchEntry[] {
  const appsOf = (frame: Frame, id: BrandId) => frame.companies[id].facts?.apps ?? []
  const textOf = (frame: Frame, id: BrandId, at: number): SearchText => {
    const app = appsOf(frame, id)[at]
    return {
      title: `${app?.name ?? ''}: ${app?.shop ?? ''}`,
      names: frame.messages.search.appNames,
      summary: app?.summary ?? '',
      more: frame.companies[id].name,
    }
  }
  return brandIds.flatMap((id) =>
    appsOf(en, id).map(({ url }, at): SearchEntry => ({
      id: `app ${url}`,
      group: 'apps',
      to: url,
      brand: id,
      en: textOf(en, id, at),
      ny: textOf(ny, id, at),
      untranslated: false,
      at: '',
    })),
  )
}
