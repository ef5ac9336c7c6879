import type { GrantAnswer } from '#contract/backoffice/people.ts'
import { shortCat } from '../../time.ts'
import { formatMessage, messages } from '../../messages.ts'

/** What became of an act that may need a second person. @param done what is said where it was done */
export function sayGrant(answer: GrantAnswer, done: string): string {
  const { asked, waits } = messages.people.users
  if (answer.state === 'done') return done
  return answer.waits_until === null ? asked : formatMessage(waits, { at: shortCat(answer.waits_until) })
}
