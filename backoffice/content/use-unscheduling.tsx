import { useState, type ReactNode } from 'react'
import type { StaffDetails } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import { ask } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import { LeaveQuestion, type Leaving } from './leave-dialog.tsx'
import { useReadLinked, type LeavingItem } from './use-linked.ts'

const says = messages.timeline

type Unschedule = (links?: LinksChoice) => unknown
type Question = { total: number; leaving: readonly Leaving[]; unschedule: Unschedule }

/**
 * Unschedules items. Where anything links to one of which nothing else is live, staff see these links first and choose what
 * becomes of them. `ask` throws ApiError.
 */
export function useUnscheduling(): {
  unscheduleAsking: (items: readonly LeavingItem[], unschedule: Unschedule) => Promise<void>
  question: ReactNode
} {
  const readLinked = useReadLinked()
  const [question, setQuestion] = useState<Question | null>(null)
  return {
    async unscheduleAsking(items, unschedule) {
      const leaving = await readLinked(await withoutLive(items))
      if (leaving.length > 0) setQuestion({ total: items.length, leaving, unschedule })
      else await unschedule()
    },
    question: question && (
      <LeaveQuestion
        title={formatMessage(says.unscheduleTitle, { n: question.total })}
        text={says.unscheduleText}
        confirm={says.unschedule}
        busy={false}
        keepsLinks
        leaving={question.leaving}
        isLinked
        onClose={() => setQuestion(null)}
        onConfirm={(links) => {
          setQuestion(null)
          void question.unschedule(links)
        }}
      />
    ),
  }
}

/** Leaves out items of which an earlier revision stays live: links to them keep working. */
async function withoutLive(items: readonly LeavingItem[]): Promise<readonly LeavingItem[]> {
  const read = items.map(async (one) => {
    const { item } = await ask<StaffDetails>('GET', `/backoffice/api/${one.collection}/${one.id}`)
    return item.standing.live ? [] : [one]
  })
  return (await Promise.all(read)).flat()
}
