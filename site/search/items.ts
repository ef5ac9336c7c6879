import type { Lang } from '#contract/languages.ts'
import type { Feed } from '#contract/feed.ts'
import { loanAddress } from '#contract/rules/loan-address.ts'
import { servicesAddress } from '#contract/rules/service-address.ts'
import type { CollectionName, Item } from '#contract/registry.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { SearchItems, Site } from '#contract/site.ts'
import { addressOfArticle } from '../pages/blog/scope.ts'
import { addressOfProfile } from '../pages/company/profile/read.ts'
import { hasRoute } from '../registry.ts'
import { readFrame, type Frame } from '../frame.ts'
import { comparable } from '../addresses.ts'
import { menuNames } from './menu-names.ts'
import { wordsOfSections } from './section-words.ts'
import { beginning, withoutTags, wordsOfHtml } from './text-in.ts'

type EntryTarget = Pick<SearchEntry, 'group' | 'to' | 'brand' | 'file'>

type Frames = Readonly<Record<Lang, Frame>>
type Found<N extends CollectionName> = {
  about(item: Item<N>): EntryTarget | null
  entry(en: Item<N>, ny: Item<N>, frames: Frames): SearchEntry | null
}

/** How an item is found: what is the same in both languages, and what it says in each. */
const found = <N extends CollectionName>(
  name: N,
  about: (item: Item<N>) => EntryTarget | null,
  text: (item: Item<N>, frame: Frame) => SearchText,
  more: (item: Item<N>) => Partial<SearchEntry> = () => ({}),
): Found<N> => ({
  about,
  entry(en, ny, frames) {
    const same = about(en)
    const [inEnglish, inChichewa] = [text(en, frames.en), text(ny, frames.ny)]
    return (
      same && {
        ...same,
        id: `${name} ${en.id}`,
        at: en.published_at,
        en: inEnglish,
        ny: inChichewa,
        // Of a long page one paragraph may wait for its Chichewa; it is found by the rest all the same.
        untranslated: Boolean(ny.untranslated) && inChichewa.title === inEnglish.title,
        ...more(en),
      }
    )
  },
})

type Words = readonly (string | undefined)[]
const joined = (...parts: (string | undefined | Words)[]): string => parts.flat().filter(Boolean).join(' ')

const textOfLoan = (loan: Item<'loans'>): string =>
  joined(
    loan.benefits,
    loan.features,
    loan.requirements,
    loan.target_group,
    loan.search_title,
    loan.summary,
    loan.lede,
    loan.about,
    loan.example,
    loan.next?.map(({ name }) => name),
  )

/** All that a product says, without its codes. */
const textOfProduct = (product: Item<'products'>): string =>
  joined(
    product.name,
    product.lede,
    product.suits,
    product.need,
    product.short,
    product.charges_note,
    product.proof?.label,
    product.about,
    product.who,
    product.gains,
    product.needs,
    product.steps,
    product.next.map(({ name }) => name),
  )

const textOfService = (service: Item<'services'>): string =>
  joined(
    service.what,
    service.cost,
    service.mind,
    service.short,
    service.suits,
    service.who,
    service.steps,
    service.bring,
    service.points,
  )

type Place = Item<'moneybureau_locations'> & { services?: readonly string[] }
const place = (page: string, brand: 'bank' | 'bureau') => ({
  about: ({ name }: Place): EntryTarget => ({
    group: 'branches',
    to: `${page}?${new URLSearchParams({ name }).toString()}`,
    brand,
  }),
  text: ({ name, address, hours, region_name, services = [] }: Place, { messages }: Frame): SearchText => ({
    title: `${name}`,
    names: `${messages.search.placeNames[brand]} ${messages.components.regions[region_name]}`,
    summary: `${address}. ${hours}`,
    more: services.join(' '),
  }),
})
const branch = place('/fdhbankplc/branches', 'bank')
const counter = place('/fdhmoneybureau/locations', 'bureau')

/** A page is as new as the site: what stands on it decides, not when it was put up. */
const page = found(
  'pages',
  ({ address, company }) => ({ group: 'pages', to: address, brand: company }),
  ({ address, heading, search_title, description, lede, sections }, frame) => ({
    title: search_title ?? heading,
    names: [heading, ...(menuNames(frame).get(comparable(address)) ?? [])].join(' '),
    summary: description,
    more: `${lede} ${wordsOfSections(sections)}`,
  }),
  () => ({ at: '' }),
)

const product = found(
  'products',
  ({ to }) => ({ group: 'products', to, brand: 'bank' }),
  (item) => ({
    title: item.title,
    // A type that its address does not show is nobody's name for it.
    names: joined(item.name, item.to.includes('?type=') ? item.type : undefined, item.other_names),
    summary: item.summary,
    more: textOfProduct(item),
  }),
  // Of equals the one that stands first among its own comes first.
  ({ position }) => ({ at: String(1000 - position).padStart(4, '0') }),
)

/** Items of the feed that can be found, by collection. */
const searched: { [N in CollectionName]?: Found<N> } = {
  blogs: found(
    'blogs',
    (article) => ({
      group: 'news',
      to: addressOfArticle(article),
      brand: article.brands.includes('bank') ? 'bank' : 'holdings',
    }),
    ({ title, summary, content }) => ({ title, names: '', summary, more: withoutTags(content) }),
  ),
  documents: found(
    'documents',
    ({ file, brands: [brand = null], language }) => ({
      group: 'documents',
      to: file.url,
      brand,
      file: { mime: file.mime, bytes: file.bytes, lang: language },
    }),
    ({ title, document_type_name, group, dated }, { messages }) => ({
      title,
      names: messages.documents.types[document_type_name],
      summary: '',
      more: `${group} ${dated.slice(0, 4)}`,
    }),
  ),
  branches: found('branches', branch.about, branch.text),
  moneybureau_locations: found('moneybureau_locations', counter.about, counter.text),
  faqs: found(
    'faqs',
    ({ id, brands: whose }) =>
      // Questions of other companies stand on no page of their own yet.
      whose.includes('bank') ? { group: 'faqs', to: `/fdhbankplc/faqs#faq-${id}`, brand: 'bank' } : null,
    ({ question, answer, group }) => ({
      title: question,
      names: group,
      summary: beginning(wordsOfHtml(answer)),
      more: withoutTags(answer),
    }),
  ),
  fdhcares: found(
    'fdhcares',
    // This page has the section with all projects.
    ({ id }) => ({ group: 'pages', to: `/fdhfinancialholdings/fdhcares#project-${id}`, brand: 'holdings' }),
    ({ title, body }) => ({
      title,
      names: '',
      summary: beginning(wordsOfHtml(body)),
      more: withoutTags(body),
    }),
  ),
  loans: found(
    'loans',
    (loan) => ({ group: 'products', to: loanAddress(loan), brand: 'bank' }),
    (loan, { messages }) => ({
      title: loan.title,
      names: messages.search.loanNames,
      summary: loan.description,
      more: textOfLoan(loan),
    }),
  ),
  products: product,
  services: found(
    'services',
    ({ to, company }) =>
      hasRoute(servicesAddress(company)) ? { group: 'products', to, brand: company } : null,
    (service) => ({
      title: service.name,
      names: service.type ?? '',
      summary: service.lede,
      more: textOfService(service),
    }),
  ),
  pages: page,
  executives: found(
    'executives',
    (executive) => {
      const to = addressOfProfile(executive)
      return to === undefined ? null : { group: 'pages', to, brand: executive.roles[0]?.company ?? null }
    },
    ({ name, roles, qualifications }) => ({
      title: name,
      names: roles.map(({ title }) => title).join(' '),
      summary: roles.map(({ title, company_name }) => `${title}, ${company_name}`).join('. '),
      more: qualifications,
    }),
  ),
}

export const searchedCollections = Object.keys(searched) as CollectionName[] // the keys of the table above

/** Menus name pages, facts name companies, and messages name kinds of places, documents and loans. */
export const searchFollows: Site['search']['follows'] = {
  homes: [],
  menus: ['pages'],
  facts: ['executives'],
  message_overrides: ['branches', 'moneybureau_locations', 'documents', 'loans'],
}

/** How items of each collection are found, with what stands around the pages now. */
export async function searchItems(feeds: Readonly<Record<Lang, Feed>>): Promise<SearchItems> {
  const [en, ny] = await Promise.all([readFrame(feeds.en), readFrame(feeds.ny)])
  const entries = Object.entries(searched).map(([name, known]) => [
    name,
    // Each name has its own collection's function: the table is typed so.
    (inEnglish: never, inChichewa: never) => known.entry(inEnglish, inChichewa, { en, ny }),
  ])
  return Object.fromEntries(entries) as SearchItems
}

/** Where an item stands by itself, without `/ny`. */
export function addressOfItem(collection: CollectionName, item: object): string | null {
  const known = searched[collection] as Pick<Found<CollectionName>, 'about'> | undefined // as searchItems()
  return known?.about(item as never)?.to ?? null
}
