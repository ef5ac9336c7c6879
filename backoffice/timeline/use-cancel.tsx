import type { ReactNode } from 'react'
import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { useUnscheduling } from '../content/use-unscheduling.tsx'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'
import type { TimelineActs } from './use-acts.ts'

type Entries = readonly TimelineEntry[]

/** Cancels entries; what would go live is unscheduled after a question about its links. */
export function useCancel(acts: Pick<TimelineActs, 'cancel' | 'say'>): {
  cancel: (entries: Entries) => Promise<void>
  question: ReactNode
} {
  const { unscheduleAsking, question } = useUnscheduling()
  return {
    async cancel(entries) {
      const begins = entries
        .filter(({ kind }) => kind === 'begins')
        .map(({ collection, id, title }) => ({
          collection,
          id,
          title: title?.en || title?.ny || messages.lists.untitled,
        }))
      try {
        await unscheduleAsking(begins, (links) => acts.cancel(entries, links))
      } catch (error) {
        acts.say(errorMessage(error))
      }
    },
    question,
  }
}
