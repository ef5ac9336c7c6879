import { brandIds, brandOfPath, type BrandId } from '#contract/brands/names.ts'
import type { SectionType } from '#contract/section-types.ts'

/** The pages with a sheet of their own: each company's home, and the lists of branches. */
export type SheetName = BrandId | 'places'
export const sheetNames: readonly SheetName[] = [...brandIds, 'places']

/** The sections of each home whose styles are in its sheet: those it comes with. With any other it has the inner sheet too. */
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

/** The sheet of a page besides the one for all; null: the inner one. @param path without `/ny` */
export function sheetOf(path: string): SheetName | null {
  if (/^\/\w+\/home$/.test(path)) return brandOfPath(path)
  return /^\/\w+\/(?:branches|locations)$/.test(path) ? 'places' : null
}

/** True where a home shows a section that its sheet has no styles for. */
export const showsBeyond = (company: BrandId, types: readonly SectionType[]): boolean =>
  types.some((type) => !homeSections[company].includes(type))
