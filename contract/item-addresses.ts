import { brandIds, brands } from './brands/names.ts'
import type { WrittenFields } from './collection.ts'
import { articleAddress, homeOfArticle, newsCompanies } from './rules/article-address.ts'
import { amayiAddresses, amayiSlug, loanAddress } from './rules/loan-address.ts'
import {
  accountsAddress,
  productAddress,
  productFamilies,
  productsAddress,
  productType,
} from './rules/product-address.ts'
import { profileAddress, profileFolders } from './rules/profile-address.ts'
import { serviceAddress } from './rules/service-address.ts'
import { typeAddress } from './rules/type-address.ts'

const textIn = (body: WrittenFields, name: string): string | undefined => {
  const value = body[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value)

/** How the addresses of an item follow from what it says; the main one first. */
const makers: Readonly<Record<string, (body: WrittenFields) => string[]>> = {
  pages(body) {
    const [company, slug] = [oneOf(brandIds, body['company']), textIn(body, 'slug')]
    return company && slug ? [`${brands[company].path}/${slug}`] : []
  },
  products(body) {
    const [slug, family] = [textIn(body, 'slug'), oneOf(productFamilies, body['family'])]
    if (!slug || !family) return []
    const product = { slug, family, type: textIn(body, 'type') }
    // The overview's `type` leads on to a product with an address of its own.
    const overview = family === 'account' ? accountsAddress : productsAddress
    return [...new Set([productAddress(product), typeAddress(overview, productType(product))])]
  },
  loans(body) {
    const slug = textIn(body, 'slug')
    if (!slug) return []
    return [loanAddress({ slug, type: textIn(body, 'type') }), ...(slug === amayiSlug ? amayiAddresses : [])]
  },
  services(body) {
    const [company, slug] = [oneOf(brandIds, body['company']), textIn(body, 'slug')]
    return company && slug ? [serviceAddress({ company, slug, type: textIn(body, 'type') })] : []
  },
  blogs(body) {
    const slug = textIn(body, 'slug')
    if (!slug) return []
    const home = homeOfArticle(Array.isArray(body['brands']) ? body['brands'].map(String) : [])
    // Under the other company the address leads on to this one, or shows the article, too.
    return [...new Set([home, ...newsCompanies])].map((company) => articleAddress(company, slug))
  },
  executives(body) {
    const slug = textIn(body, 'slug')
    const roles: unknown[] = Array.isArray(body['roles']) ? body['roles'] : []
    return roles.flatMap((role) => {
      const { company_name, executive_role_type_name } = role as WrittenFields // as the schema has it
      const company = oneOf(brandIds, company_name)
      const list = oneOf(['Board', 'Management'] as const, executive_role_type_name)
      return slug && company && list ? [profileAddress(slug, company, list)] : []
    })
  },
  faqs(body) {
    const id = textIn(body, 'id')
    return id ? [`/fdhbankplc/faqs#faq-${id}`] : []
  },
  branches: (body) => placeAddresses('/fdhbankplc/branches', body),
  moneybureau_locations: (body) => placeAddresses('/fdhmoneybureau/locations', body),
}

function placeAddresses(page: string, body: WrittenFields): string[] {
  const name = textIn(body, 'name')
  return name ? [`${page}?${new URLSearchParams({ name }).toString()}`] : []
}

/**
 * The addresses, without `/ny`, that lead to an item's own page and follow from its fields, the main one first; none where a
 * draft lacks these fields, or its collection has no such page.
 * @param body the fields as they are stored, and the id, which some addresses are made of
 */
export const addressesOf = (collection: string, body: WrittenFields): string[] =>
  makers[collection]?.(body) ?? []

/** True for collections whose items have such addresses. */
export const hasAddresses = (collection: string): boolean => Object.hasOwn(makers, collection)

/** True for collections whose items have a page each, with an address without a query or fragment. */
export const hasItemPages = (collection: string): boolean =>
  ['pages', 'products', 'blogs', 'executives'].includes(collection)

/** The collections whose pages are addressed by slug alone, and the slug in such an address. */
const bySlug: readonly { collection: 'blogs' | 'executives'; pattern: RegExp }[] = [
  {
    collection: 'blogs',
    pattern: new RegExp(`^(?:${newsCompanies.map((id) => brands[id].path).join('|')})/blog/view/([^/]+)$`),
  },
  {
    collection: 'executives',
    pattern: new RegExp(
      `^(?:${brandIds.map((id) => brands[id].path).join('|')})/(?:${Object.values(profileFolders).join('|')})/([^/]+)$`,
    ),
  },
]

/** The article or person whose page a path leads to; null for any other path. */
export function slugInPath(path: string): { collection: 'blogs' | 'executives'; slug: string } | null {
  for (const { collection, pattern } of bySlug) {
    const slug = pattern.exec(path)?.[1]
    if (slug !== undefined) return { collection, slug }
  }
  return null
}
