import { brands, type BrandId } from '../brands/names.ts'

/** The companies under which news is read: the bank's own, and all of the group's. */
export const newsCompanies = ['bank', 'holdings'] as const

/** The address of an article within a company's news, without `/ny`. */
export const articleAddress = (company: BrandId, slug: string): string =>
  `${brands[company].path}/blog/view/${slug}`

/** The company under which an article is at home: the bank for the bank's own, the holding company for all others. */
export const homeOfArticle = (companies: readonly string[]): BrandId =>
  companies.includes('bank') ? 'bank' : 'holdings'
