import { brandIds, type BrandId } from '#contract/brands/names.ts'
import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import type { Span, Where } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { PageRequest } from '#contract/site.ts'

export type DocumentType = (typeof documentTypes)[number]
export type BankGroup = (typeof bankDocumentGroups)[number]

/** What was asked for; empty strings where nothing was. */
export type DocumentQuery = {
  type: DocumentType
  group: BankGroup
  title: string
  language: Lang | ''
  year: string
  company: BrandId | ''
}

/** The keys of an address that filter; the tabs are no filters. */
export const filters = ['title', 'language', 'year', 'company'] as const

/** One of the known values; the first where none is given, undefined where it is unknown. */
const known = <T extends string>(values: readonly [T, ...T[]], given: string | undefined): T | undefined =>
  given === undefined ? values[0] : values.find((value) => value === given)

/** @returns what an address asks for, or the first key whose value is none that there is */
export function readDocumentQuery({
  query,
}: Pick<PageRequest, 'query'>): DocumentQuery | { unknown: keyof DocumentQuery } {
  const type = known(documentTypes, query['type'])
  const group = known(bankDocumentGroups, query['group'])
  const language = known(['', 'en', 'ny'], query['language'])
  const company = known(['', ...brandIds], query['company'])
  const year = query['year'] ?? ''
  if (type === undefined) return { unknown: 'type' }
  if (group === undefined) return { unknown: 'group' }
  if (language === undefined) return { unknown: 'language' }
  if (company === undefined) return { unknown: 'company' }
  if (!/^((19|20)\d\d)?$/.test(year)) return { unknown: 'year' }
  return { type, group, title: (query['title'] ?? '').trim(), language, year, company }
}

export const isFiltered = (asked: DocumentQuery): boolean => filters.some((key) => asked[key] !== '')

const wholeYear = (year: string): Span => ({ from: `${year}-01-01`, before: `${Number(year) + 1}-01-01` })

/** What narrows the feed to it, the tab apart. */
export const filterOf = ({ language, year, company }: DocumentQuery): Where<'documents'> => ({
  ...(language && { language }),
  ...(year && { dated: wholeYear(year) }),
  ...(company && { brands: company }),
})
