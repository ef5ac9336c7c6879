import type { Lang } from '#contract/languages.ts'
import type { SentReply } from './confirmation.ts'
import { acceptedDocument, replyOf } from './replies.ts'
import type { State } from './state.ts'
import { purposesOf } from './submission-body.ts'

/** Returns the substitutes and absent documents of a submission, which the confirmation repeats. */
export function repliesOf(state: State, lang: Lang): SentReply[] {
  return purposesOf(state).flatMap((purpose): SentReply[] => {
    const { absent, substitute } = replyOf(state, purpose)
    const { bringInstead, substitutes } = acceptedDocument(state, purpose, lang)
    if (absent && bringInstead !== null) return [{ purpose, bringInstead }]
    const name = substitutes.find(({ code }) => code === substitute)?.name
    return name === undefined ? [] : [{ purpose, substitute: name }]
  })
}
