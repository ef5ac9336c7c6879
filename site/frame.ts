import { brandIds, brandOfPath, brands, type BrandId } from '#contract/brands/names.ts'
import { corrected } from '#contract/corrected-messages.ts'
import type { Feed } from '#contract/feed.ts'
import { noteEnglish } from './feed-dependencies.ts'
import type { Lang } from '#contract/languages.ts'
import type { CollectionName, Item } from '#contract/registry.ts'
import { amayiAddresses, amayiSlug, loanAddress } from '#contract/rules/loan-address.ts'
import { ownAddressOf } from '#contract/rules/product-address.ts'
import type { PageRequest } from '#contract/site.ts'
import { comparable } from './addresses.ts'
import { themeOf, type Theme } from './theme.ts'
import { correctionsForBrowser } from './messages/corrected.ts'
import { nameCompanies } from './messages/name-companies.ts'
import { messagesIn, type SiteMessages } from './messages/messages.ts'

// What stands around every page: the companies with their names and contacts, their menus, and which written pages there are.

/** A company's head office, and how it is reached. */
export type Office = Item<'facts'>['office'] &
  Pick<Item<'facts'>, 'opening' | 'exceptions' | 'hours_note' | 'phone' | 'email'> & {
    brand: BrandId
    title: string
  }

export type Company = {
  id: BrandId
  /** first segment of its addresses */
  path: string
  name: string
  /** for narrow places */
  short: string
  /** all that is said of it; null where nobody has written it yet, and then the name says what kind of company it is */
  facts: Item<'facts'> | null
}

export type Frame = {
  companies: Record<BrandId, Company>
  menus: Record<BrandId, Item<'menus'> | null>
  /** the English texts in them and in the companies' facts that stand in for missing Chichewa ones */
  english: ReadonlySet<string>
  /** addresses of the pages that staff write, as they wrote them */
  pages: readonly string[]
  /** addresses of the pages that staff write, and of products, loans and services, as `comparable()` has them */
  written: ReadonlySet<string>
  /** the interface messages in the reader's language */
  messages: SiteMessages
  /** the companies' own colours; null where all have the design's */
  theme: Theme | null
  /** corrected messages of those that the browser fetches by itself, as JSON; null where there are none */
  corrections: string | null
}

/** A request with what stands around its page. */
export type FramedRequest = PageRequest & { frame: Frame }

const from: readonly CollectionName[] = [
  'facts',
  'menus',
  'pages',
  'products',
  'services',
  'loans',
  'message_overrides',
]

const byBrand = <T>(make: (id: BrandId) => T): Record<BrandId, T> =>
  // Object.fromEntries() forgets which keys it was given.
  Object.fromEntries(brandIds.map((id) => [id, make(id)])) as Record<BrandId, T>

/** The frame that was read last in each language. */
const last = new Map<Lang, Frame>()
/** For what must do without the database; of an empty site before any was read. */
export function lastFrame(lang: Lang): Frame {
  const frame = last.get(lang) ?? emptyFrame(lang)
  last.set(lang, frame)
  return frame
}

/** The frame in the feed's language; kept until one of its collections moves. */
export async function readFrame(feed: Feed): Promise<Frame> {
  const kept = await feed.kept('frame', from, async (fresh) => {
    const [facts, menus, pages, products, services, loans, overrides] = await Promise.all([
      fresh.all('facts'),
      fresh.all('menus'),
      fresh.values('pages', 'address'),
      fresh.all('products'),
      fresh.all('services'),
      fresh.all('loans'),
      fresh.all('message_overrides'),
    ])
    const written = [
      ...pages,
      ...[...products, ...services].map(({ to }) => to),
      ...loans.map((loan) => loanAddress(loan)),
      ...products.flatMap((product) => ownAddressOf(product)?.split('?', 1) ?? []),
      ...loans.flatMap(({ slug }) => (slug === amayiSlug ? amayiAddresses : [])),
    ]
    const corrections = Object.fromEntries(
      overrides.flatMap(({ key, [fresh.lang]: text }) => (text === undefined ? [] : [[key, text]])),
    )
    const texts = corrected(messagesIn(fresh.lang), corrections)
    const { kindOfCompany } = texts.shell
    const companies = byBrand((id) => {
      const own = facts.find(({ company }) => company === id) ?? null
      const name = own?.name ?? kindOfCompany[id]
      return { id, path: brands[id].path, name, short: own?.short ?? kindOfCompany[id], facts: own }
    })
    const english = new Set<string>()
    for (const item of [...facts, ...menus]) noteEnglish(english, item)
    return {
      companies,
      english,
      menus: byBrand((id) => menus.find(({ company }) => company === id) ?? null),
      pages,
      written: new Set(written.map(comparable)),
      messages: nameCompanies(texts, companies),
      theme: themeOf(Object.fromEntries(facts.map((one) => [one.company, one]))),
      corrections: correctionsForBrowser(corrections),
    }
  })
  const menus = await liveMenus(feed, kept.menus)
  const frame = menus ? { ...kept, menus } : kept
  // What a preview shows is not public.
  if (!feed.preview) last.set(feed.lang, frame)
  return frame
}

/** The menus without links to articles and people that are gone; null where they have none. */
async function liveMenus(feed: Feed, menus: Frame['menus']): Promise<Frame['menus'] | null> {
  const all = Object.values(menus).filter((menu) => menu !== null)
  const live = await feed.withLiveLinks('menus', all)
  if (live.every((menu, at) => menu === all[at])) return null
  return byBrand((id) => live.find(({ company }) => company === id) ?? null)
}

/** A frame of which nothing is known, for the page that needs no content. */
function emptyFrame(lang: Lang): Frame {
  const texts = messagesIn(lang)
  const { kindOfCompany } = texts.shell
  const companies = byBrand((id) => ({
    id,
    path: brands[id].path,
    name: kindOfCompany[id],
    short: kindOfCompany[id],
    facts: null,
  }))
  return {
    companies,
    menus: byBrand(() => null),
    english: new Set(),
    pages: [],
    written: new Set(),
    messages: nameCompanies(texts, companies),
    theme: null,
    corrections: null,
  }
}

/** Returns the company in whose header and colours a page is shown; the holding company's where it belongs to none. */
export const shownCompany = ({ path, visited }: PageRequest): BrandId =>
  visited ?? brandOfPath(path) ?? 'holdings'

/** The telephone to offer where nothing else helps: the company's own, else the bank's. */
export const telephoneOf = ({ companies }: Frame, brand: BrandId): string | undefined =>
  (companies[brand].facts ?? companies.bank.facts)?.phone

/** The head office of a company; null where none is known. */
export function officeOf({ companies }: Frame, brand: BrandId): Office | null {
  const { facts } = companies[brand]
  if (!facts) return null
  const { office, opening, exceptions, hours_note, phone, email, name: title } = facts
  return { ...office, opening, exceptions, hours_note, brand, title, phone, email }
}
