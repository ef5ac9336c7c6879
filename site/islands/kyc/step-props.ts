import type { Words } from '../../messages/en.ts'
import type { About } from './page-data.ts'
import type { Desk } from './flow/kyc-flow.ts'
import type { State } from './flow/state.ts'

export type FlowWords = {
  kyc: Words['kyc']
  code: Words['oneTimeCode']
  uploads: Words['messages']['uploads']
}

/** What every page of the flow is given. */
export type StepProps = { about: About; desk: Desk; state: State; words: FlowWords }
