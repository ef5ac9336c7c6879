import type { BrandId } from './brands/names.ts'
import { fixedPages } from './fixed-pages.ts'

/** First parts of addresses below every company that are pages of the program, or will be. */
const everywhere = ['home', 'status', 'appointments', 'atms', 'agents', 'alerts']

/** First parts of addresses below each company where the program has a page; a test compares them with the site's routes. */
const ofRoutes: Record<BrandId, readonly string[]> = {
  holdings: ['blog', 'branches', 'loan', 'sitemap'],
  bank: [
    'amayiatakateloan',
    'bankaccounts',
    'bankproducts',
    'blog',
    'branches',
    'cards',
    'cib',
    'documents',
    'exchangerates',
    'faqs',
    'kyc',
    'loan',
    'onboarding',
    'personalandbusinessbanking',
    'salama',
  ],
  bureau: ['locations', 'tariffs'],
  discount: ['branches', 'services'],
  properties: ['services'],
}

/** True where staff cannot give a page of theirs this address, whatever its capitals; those of the spec are theirs to write. */
export function isReservedSlug(company: BrandId, slug: string): boolean {
  if (fixedPages.includes(`${company}/${slug}`)) return false
  const lower = slug.toLowerCase()
  return everywhere.includes(lower) || ofRoutes[company].includes(lower)
}
