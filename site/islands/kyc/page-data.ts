import type { Lang } from '#contract/languages.ts'
import type { KycAccountTypeName, Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../messages/en.ts'

/** What the page knows and the flow needs, in the reader's language. */
export type PageData = {
  lang: Lang
  types: readonly { name: KycAccountTypeName; label: string; lede: string; purposes: readonly Purpose[] }[]
  documents: Partial<Record<Purpose, { name: string; accepted: string }>>
  /** by region, each in the order of names */
  branches: readonly { region: string; names: readonly string[] }[]
  messages: SiteMessages['kyc']['need'] &
    Pick<SiteMessages['kyc'], 'loading' | 'loadFailed' | 'retry' | 'error' | 'startOver'>
}

export const typeOf = ({ types }: PageData, name: KycAccountTypeName | null) =>
  types.find((type) => type.name === name)

export const documentOf = ({ documents }: PageData, purpose: string): { name: string; accepted: string } =>
  documents[purpose as Purpose] ?? { name: purpose, accepted: '' }
