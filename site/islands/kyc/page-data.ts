import type { Lang } from '#contract/languages.ts'
import { maxPagesOf, type Purpose } from '#contract/rules/required-documents.ts'
import type { SiteMessages } from '../../messages/en.ts'
import type { AcceptedDocument } from './documents/accepted-document.ts'
import type { KycFlow } from './flow/kyc-flow.ts'
import type { State } from './flow/state.ts'

type DocumentText = { name: string; accepted: string; maxPages: number }

/** What the page knows and the flow needs, in the reader's language. */
export type PageData = {
  lang: Lang
  /** by the name that is sent, the same in both languages */
  types: readonly { name: string; label: string; lede: string; documents: readonly AcceptedDocument[] }[]
  documents: Partial<Record<Purpose, DocumentText>>
  /** by region, each in the order of names */
  branches: readonly { region: string; names: readonly string[] }[]
  messages: SiteMessages['kyc']['need'] &
    Pick<
      SiteMessages['kyc'],
      | 'loading'
      | 'loadFailed'
      | 'retry'
      | 'error'
      | 'errorsTitle'
      | 'errorTitle'
      | 'startOver'
      | 'step'
      | 'steps'
      | 'stepsName'
    >
}

export const typeOf = ({ types }: PageData, name: string | null) => types.find((type) => type.name === name)

export const documentOf = ({ documents }: PageData, purpose: string): DocumentText =>
  documents[purpose as Purpose] ?? { name: purpose, accepted: '', maxPages: maxPagesOf([]) }

export type FlowMessages = {
  kyc: SiteMessages['kyc']
  code: SiteMessages['oneTimeCode']
  uploads: SiteMessages['dialogs']['uploads']
}

/** What every page of the flow is given. */
export type StepProps = { about: PageData; flow: KycFlow; state: State; messages: FlowMessages }
