import { brandIds, brands, type BrandId } from './brands/names.ts'

const ofEach = ['aboutus', 'board', 'team', 'investor_relations', 'contact']
const ofOne: Record<BrandId, readonly string[]> = {
  holdings: ['fdhshareholding', 'privacy', 'cookies', 'terms', 'accessibility', 'fdhcares'],
  bank: [
    'shareholding',
    'lostcard',
    'fraud',
    'complaints',
    // The program draws these; what they say is the item's.
    'bankaccounts',
    'bankproducts',
    'personalAndbusinessbanking',
  ],
  bureau: ['shareholding'],
  discount: ['shareholding'],
  properties: ['shareholding'],
}
const fixed = brandIds.flatMap((company) => [...ofEach, ...ofOne[company]].map((slug) => ({ company, slug })))

/**
 * Written pages whose addresses the spec names, as `company/slug`: staff can neither remove nor rename them. Everything on
 * them can be changed.
 */
export const fixedPages: readonly string[] = fixed.map(({ company, slug }) => `${company}/${slug}`)

/** Pages that concern all companies, with the holding company's addresses. */
const groupPages = ['privacy', 'cookies', 'terms', 'accessibility', 'sitemap'].map(
  (slug) => `${brands.holdings.path}/${slug}`,
)
/** Whether a visitor of this page stays with the company visited before. @param path without `/ny` */
export const isGroupPage = (path: string): boolean => groupPages.includes(path)

/**
 * Whether a page concerns all companies, so that it has the header and the menu of the company visited before.
 * @param path without `/ny`
 */
export const isSharedPage = (path: string): boolean => isGroupPage(path) || path === '/search'

/** Query key that names the company on such a page: where the language or the colours are changed, it stays. */
export const sectionKey = 'section'

/** Addresses of the fixed pages, without `/ny`. */
export const fixedPageAddresses: readonly string[] = fixed.map(
  ({ company, slug }) => `${brands[company].path}/${slug}`,
)
