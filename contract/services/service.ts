import type { Both } from '../languages.ts'

/** A service as its page tells it; each text in both languages, or it does not compile. */
export type ServiceText = {
  /** the `type` of its address, as the spec spells it */
  type: string
  name: Both
  /** one sentence under the title */
  lede: Both
  /** what it is */
  what: Both
  /** for whom */
  who: Both[]
  /** how it goes, in order */
  steps: Both[]
  /** what to bring */
  bring: Both[]
  /** what it costs and earns, in words; figures come from dated rows */
  cost: Both
  /** what to think of before signing */
  mind: Both
}
