import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { SectionType } from '#contract/section-types.ts'

/**
 * The groups of pages with a sheet of their own: each company's home, the lists of branches, what is made of sections with the
 * products and loans beside it, rates, and the three tools. A page says which is its; any other has the inner sheet.
 */
export type SheetName = BrandId | (typeof innerGroups)[number]
const innerGroups = ['places', 'sections', 'rates', 'loan', 'kyc', 'onboarding'] as const
export const sheetNames: readonly SheetName[] = [...brandIds, ...innerGroups]

/** The sections of each home whose styles are in its sheet: those it comes with. With any other it has the sheet of sections too. */
export const homeSections: Record<BrandId, readonly SectionType[]> = {
  holdings: [
    'banners',
    'companies',
    'investors',
    'promotions',
    'lead-news',
    'care-pair',
    'leaders',
    'addresses',
  ],
  bank: [
    'banners',
    'account-chooser',
    'loan-teaser',
    'ways',
    'promotions',
    'nearest-branches',
    'news',
    'questions',
  ],
  bureau: [
    'exchange-rates',
    'banners',
    'partners',
    'promotions',
    'counters-by-region',
    'costs',
    'checklists',
  ],
  discount: [
    'banners',
    'services-compared',
    'repo-steps',
    'promotions',
    'newest-documents',
    'team',
    'adviser',
  ],
  properties: [
    'banners',
    'services',
    'figures',
    'process',
    'promotions',
    'valuation',
    'enquiry',
    'leaders',
    'addresses',
  ],
}

/** True where a home shows a section that its sheet has no styles for. */
export const showsBeyond = (company: BrandId, types: readonly SectionType[]): boolean =>
  types.some((type) => !homeSections[company].includes(type))
