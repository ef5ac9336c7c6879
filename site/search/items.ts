import type { Lang } from '#contract/languages.ts'
import { loanAddress } from '#contract/rules/loan-address.ts'
import type { CollectionName, Item } from '#contract/registry.ts'
import type { SearchEntry, SearchText } from '#contract/search.ts'
import type { SearchItems } from '#contract/site.ts'
import { addressOfArticle } from '../pages/blog/scope.ts'
import { addressOfProfile } from '../pages/company/profile/read.ts'
import { hasPage } from '../registry.ts'
import { lastFrame } from '../frame.ts'
import { comparable } from '../addresses.ts'
import { menuNames } from './own-texts.ts'
import { wordsOfSections } from './section-words.ts'
import { beginning, wordsOfHtml } from './text-in.ts'

type EntryTarget = Pick<SearchEntry, 'group' | 'to' | 'brand' | 'file'>

/** How an item is found: what is the same in both languages, and what it says in each. */
const found =
  <N extends CollectionName>(
    name: N,
    about: (item: Item<N>) => EntryTarget | null,
    text: (item: Item<N>, lang: Lang) => SearchText,
  ) =>
  (en: Item<N>, ny: Item<N>): SearchEntry | null => {
    const same = about(en)
    const [inEnglish, inChichewa] = [text(en, 'en'), text(ny, 'ny')]
    return (
      same && {
        ...same,
        id: `${name} ${en.id}`,
        at: en.published_at,
        en: inEnglish,
        ny: inChichewa,
        // Of a long page one paragraph may wait for its Chichewa; it is found by the rest all the same.
        untranslated: ny.untranslated === true && inChichewa.title === inEnglish.title,
      }
    )
  }

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
  text: ({ name, address, hours, region_name, services = [] }: Place, lang: Lang): SearchText => ({
    title: `${name}`,
    names: `${lastFrame(lang).messages.search.placeNames[brand]} ${lastFrame(lang).messages.components.regions[region_name]}`,
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
  ({ address, heading, search_title, description, lede, sections }, lang) => ({
    title: search_title ?? heading,
    names: [heading, ...(menuNames(lastFrame(lang)).get(comparable(address)) ?? [])].join(' '),
    summary: description,
    more: `${lede} ${wordsOfSections(sections)}`,
  }),
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
)

/** Items of the feed that can be found, by collection. */
export const searchItems: SearchItems = {
  blogs: found(
    'blogs',
    (article) => ({
      group: 'news',
      to: addressOfArticle(article),
      brand: article.brands.includes('bank') ? 'bank' : 'holdings',
    }),
    ({ title, summary, content }) => ({ title, names: '', summary, more: wordsOfHtml(content) }),
  ),
  documents: found(
    'documents',
    ({ file, brands: [brand = null], language }) => ({
      group: 'documents',
      to: file.url,
      brand,
      file: { mime: file.mime, bytes: file.bytes, lang: language },
    }),
    ({ title, document_type_name, group, dated }, lang) => {
      const { types } = lastFrame(lang).messages.documents
      return { title, names: types[document_type_name], summary: '', more: `${group} ${dated.slice(0, 4)}` }
    },
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
      more: wordsOfHtml(answer),
    }),
  ),
  loans: found(
    'loans',
    (loan) => ({ group: 'products', to: loanAddress(loan), brand: 'bank' }),
    (loan, lang) => ({
      title: loan.title,
      names: lastFrame(lang).messages.search.loanNames,
      summary: loan.description,
      more: textOfLoan(loan),
    }),
  ),
  products: (en, ny) => {
    const entry = product(en, ny)
    // Of equals the one that stands first among its own comes first.
    return entry && { ...entry, at: String(1000 - en.position).padStart(4, '0') }
  },
  services: found(
    'services',
    ({ to, company }) => (hasPage(to, lastFrame('en')) ? { group: 'products', to, brand: company } : null),
    (service) => ({
      title: service.name,
      names: service.type ?? '',
      summary: service.lede,
      more: textOfService(service),
    }),
  ),
  pages: (en, ny) => {
    const entry = page(en, ny)
    return entry && { ...entry, at: '' }
  },
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
