import { bankDocumentGroups, documentTypes } from '#contract/collections/documents.ts'
import type { Feed, Page } from '#contract/feed.ts'
import { limits } from '#contract/limits.ts'
import type { Item } from '#contract/registry.ts'
import { pageNumber } from '#contract/rules/paging.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../../addresses.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { wordsIn } from '../../../words/words.ts'

export type DocumentType = (typeof documentTypes)[number]
export type BankGroup = (typeof bankDocumentGroups)[number]
export type Documents = {
  type: DocumentType
  group: BankGroup
  public: Page<Item<'documents'>>
  bank: Page<Item<'documents'>>
}

/** One of the known values; the first where none is given, undefined where it is unknown. */
const known = <T extends string>(values: readonly [T, ...T[]], given: string | undefined): T | undefined =>
  given === undefined ? values[0] : values.find((value) => value === given)

/** Both lists: what is public by type, what is the bank's by group; each has its own pages. */
export async function readDocuments(feed: Feed, request: PageRequest): Promise<Documents | NotFound> {
  const { documents: words } = wordsIn(request.lang)
  const { query } = request
  const [type, group] = [known(documentTypes, query['type']), known(bankDocumentGroups, query['group'])]
  const offer = (key: string, values: readonly string[], names: Record<string, string>) =>
    notFound(
      values.map((value) => ({
        label: names[value] ?? value,
        to: `${request.path}?${new URLSearchParams({ [key]: value }).toString()}`,
      })),
    )
  if (type === undefined) return offer('type', documentTypes, words.types)
  if (group === undefined) return offer('group', bankDocumentGroups, words.groups)
  const [page, bankPage] = [pageNumber(query['page']), pageNumber(query['bankPage'])]
  const first = notFound([{ label: words.title, to: addressOfRequest(request, { page: '', bankPage: '' }) }])
  if (page === null || bankPage === null) return first
  const size = limits.documentsPerPage
  const [ofAll, ofBank] = await Promise.all([
    feed.page('documents', { page, size, where: { section: 'public', document_type_name: type } }),
    feed.page('documents', { page: bankPage, size, where: { section: 'bank', group } }),
  ])
  return ofAll && ofBank ? { type, group, public: ofAll, bank: ofBank } : first
}
