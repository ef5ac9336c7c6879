import type { Lang } from '#contract/languages.ts'
import type { KycAccountTypeName, Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../messages/en.ts'

/** What the page knows and the flow needs, in the reader's language. */
export type PageData = {
  lang: Lang
  types: readonly { name: KycAccountTypeName; label: string; lede: string; purposes: readonly Purpose[] }[]
  papers: Partial<Record<Purpose, { name: string; accepted: string }>>
  /** by region, each in the order of names */
  branches: readonly { region: string; names: readonly string[] }[]
  words: SiteMessages['kyc']['need'] &
    Pick<SiteMessages['kyc'], 'loading' | 'loadFailed' | 'retry' | 'error' | 'startOver'>
}

export const typeOf = ({ types }: PageData, name: KycAccountTypeName | null) =>
  types.find((type) => type.name === name)

export const documentOf = ({ papers }: PageData, purpose: string): { name: string; accepted: string } =>
  papers[purpose as Purpose] ?? { name: purpose, accepted: '' }
