import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import { brandIds } from '#contract/brands/names.ts'
import type { Feed, Page, Where } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import type { Item } from '#contract/registry.ts'
import { pageNumber } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../../addresses.ts'
import { toKnownSpelling } from '../../../redirect-close-spelling.ts'
import { notFound, type NotFound, type Redirect } from '../../../page.ts'
import { readFrame } from '../../../frame.ts'
import {
  isFiltered,
  readDocumentQuery,
  filterOf,
  type DocumentQuery,
  type BankGroup,
  type DocumentType,
} from './document-query.ts'

export type Documents = {
  asked: DocumentQuery
  filtered: boolean
  /** of the papers that are dated, newest first */
  years: string[]
  public: Page<Item<'documents'>>
  bank: Page<Item<'documents'>>
  /** how many match behind each tab; null where nothing is filtered */
  counts: { types: Record<DocumentType, number>; groups: Record<BankGroup, number> } | null
}

/** Both lists: what is public by type, what is the bank's by group; each has its own pages, and the filters hold for both. */
export async function readDocuments(
  feed: Feed,
  request: PageRequest,
): Promise<Documents | NotFound | Redirect> {
  const { documents: messages } = (await readFrame(feed)).messages
  const { query } = request
  const asked = readDocumentQuery(request)
  if ('unknown' in asked)
    return (
      (asked.unknown === 'type' ? toKnownSpelling(request, 'type', documentTypes) : null) ??
      offer(feed, request, asked.unknown)
    )
  const [page, bankPage] = [pageNumber(query['page']), pageNumber(query['bankPage'])]
  const first = notFound([
    { label: messages.title, to: addressOfRequest(request, { page: '', bankPage: '' }) },
  ])
  if (page === null || bankPage === null) return first
  const filtered = isFiltered(asked)
  const list = (where: Where<'documents'>, number: number, size: number = limits.documentsPageSize) =>
    feed.page('documents', {
      page: number,
      size,
      where: { ...where, ...filterOf(asked) },
      titled: asked.title,
    })
  const countOf = async (where: Where<'documents'>) => (await list(where, 1, 1))?.total ?? 0
  const [years, counts] = await Promise.all([yearsOf(feed), filtered ? countTabs(countOf) : null])
  const shown: DocumentQuery = {
    ...asked,
    type: query['type'] ? asked.type : fullest(documentTypes, counts?.types),
    group: query['group'] ? asked.group : fullest(bankDocumentGroups, counts?.groups),
  }
  const [ofAll, ofBank] = await Promise.all([
    list({ section: 'public', document_type_name: shown.type }, page),
    list({ section: 'bank', group: shown.group }, bankPage),
  ])
  return ofAll && ofBank ? { asked: shown, filtered, years, public: ofAll, bank: ofBank, counts } : first
}

/** The tab to begin with where none was chosen: the usual one, or the first that has what was looked for. */
const fullest = <T extends string>(tabs: readonly [T, ...T[]], counts: Record<T, number> | undefined): T =>
  tabs.find((tab) => counts && counts[tab] > 0) ?? tabs[0]

async function yearsOf(feed: Feed): Promise<string[]> {
  const days = await Promise.all([
    feed.values('documents', 'dated', { section: 'public' }),
    feed.values('documents', 'dated', { section: 'bank' }),
  ])
  return [...new Set(days.flat().map((day) => day.slice(0, 4)))].toSorted().toReversed()
}

async function countTabs(countOf: (where: Where<'documents'>) => Promise<number>) {
  const each = async <T extends string>(names: readonly T[], where: (name: T) => Where<'documents'>) =>
    // Its keys are exactly these names.
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await countOf(where(name))])),
    ) as Record<T, number>
  return {
    types: await each(documentTypes, (type) => ({ section: 'public', document_type_name: type })),
    groups: await each(bankDocumentGroups, (group) => ({ section: 'bank', group })),
  }
}

/** The values that there are, in place of one that there is not. */
async function offer(feed: Feed, request: PageRequest, key: keyof DocumentQuery): Promise<NotFound> {
  const {
    companies,
    messages: { documents: messages, components },
  } = await readFrame(feed)
  const values: Record<keyof DocumentQuery, () => Promise<[value: string, label: string][]>> = {
    type: async () => documentTypes.map((type) => [type, messages.types[type]]),
    group: async () => bankDocumentGroups.map((group) => [group, messages.groups[group]]),
    language: async () => [
      ['en', components.languageOf.en],
      ['ny', components.languageOf.ny],
    ],
    company: async () => brandIds.map((id) => [id, companies[id].name]),
    year: async () => (await yearsOf(feed)).map((year) => [year, year]),
    title: async () => [],
  }
  return notFound(
    (await values[key]()).map(([value, label]) => ({
      label,
      to: `${request.path}?${new URLSearchParams({ [key]: value }).toString()}`,
    })),
  )
}
