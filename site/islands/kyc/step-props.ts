import type { SiteMessages } from '../../messages/en.ts'
import type { PageData } from './page-data.ts'
import type { KycFlow } from './flow/kyc-flow.ts'
import type { State } from './flow/state.ts'

export type FlowWords = {
  kyc: SiteMessages['kyc']
  code: SiteMessages['oneTimeCode']
  uploads: SiteMessages['dialogs']['uploads']
}

/** What every page of the flow is given. */
export type StepProps = { about: PageData; desk: KycFlow; state: State; words: FlowWords }
