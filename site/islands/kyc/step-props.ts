import type { Words } from '../../words/en.ts'
import type { About } from './about.ts'
import type { Desk } from './desk/desk.ts'
import type { State } from './desk/state.ts'

export type FlowWords = {
  kyc: Words['kyc']
  code: Words['oneTimeCode']
  uploads: Words['messages']['uploads']
}

/** What every page of the flow is given. */
export type StepProps = { about: About; desk: Desk; state: State; words: FlowWords }
