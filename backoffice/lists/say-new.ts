import type { Collection } from '#contract/collection.ts'
import { formatMessage, messages } from '../messages.ts'

/** "Bank rate" within a line; "KYC account" stays. */
const inSentence = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** What beginning an item is called, wherever it is offered: "New bank rate". */
export const sayNew = ({ label }: Pick<Collection, 'label'>): string =>
  formatMessage(messages.lists.create, { one: inSentence(label.one) })
