import { formatMessage } from '#contract/format-message.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { SiteMessages } from '../../../messages/en.ts'

export type KycType = Item<'kyc_account_types'>
export type RequiredDocument = KycType['documents'][number]

/** The account types that documents can be handed in for, in their order. */
export const readKycTypes = async (feed: Feed): Promise<KycType[]> =>
  (await feed.all('kyc_account_types')).toSorted((a, b) => a.position - b.position)

/** How a type is named where it is sent, and in the groups of documents; the same in both languages. */
export const sentName = ({ type, name }: KycType): string => type ?? name

/** All documents that any type requires, each once: the types' update forms before what goes with them. */
export function documentsOf(types: readonly KycType[]): RequiredDocument[] {
  const forms = types.flatMap(({ documents }) => documents.slice(0, 1))
  const all = [...forms, ...types.flatMap(({ documents }) => documents)]
  return all.filter((one, at) => all.findIndex(({ purpose }) => purpose === one.purpose) === at)
}

/** What makes a document good enough, with the length of its PDF where it may be longer than others. */
export const acceptedText = (
  { accepted, max_pages }: RequiredDocument,
  { need }: SiteMessages['kyc'],
): string =>
  max_pages === undefined ? accepted : `${accepted} ${formatMessage(need.pages, { n: max_pages })}`
