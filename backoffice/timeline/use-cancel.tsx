import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { TimelineEntry } from '#contract/backoffice/timeline.ts'
import { hasAddresses } from '#contract/item-addresses.ts'
import { LeaveQuestion, type Leaving } from '../content/leave-dialog.tsx'
import { usesOf } from '../content/rail/used-by.tsx'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { verbOf, type TimelineActs } from './use-acts.ts'

const says = messages.timeline

type Entries = readonly TimelineEntry[]

/** Cancels entries; where anything links to what would not go live, after a question that lists these links. */
export function useCancel(acts: Pick<TimelineActs, 'cancel' | 'say'>): {
  cancel: (entries: Entries) => Promise<void>
  question: ReactNode
} {
  const client = useQueryClient()
  const [asking, setAsking] = useState<{ entries: Entries; leaving: readonly Leaving[] } | null>(null)
  async function readLinked(entries: Entries): Promise<readonly Leaving[]> {
    const begins = entries.filter(({ kind, collection }) => kind === 'begins' && hasAddresses(collection))
    const leaving = begins.map(async ({ collection, id, title }) => ({
      id,
      title: title?.en || title?.ny || messages.lists.untitled,
      uses: await client.fetchQuery({ ...usesOf(collection, id), staleTime: 0 }),
    }))
    return (await Promise.all(leaving)).filter(({ uses }) =>
      uses.some(({ places = [] }) => places.length > 0),
    )
  }
  return {
    async cancel(entries) {
      try {
        const leaving = await readLinked(entries)
        if (leaving.length > 0) setAsking({ entries, leaving })
        else await acts.cancel(entries)
      } catch (error) {
        acts.say(errorMessage(error))
      }
    },
    question: asking && (
      <LeaveQuestion
        title={formatMessage(says.unscheduleTitle, { n: asking.entries.length })}
        text={says.unscheduleText}
        confirm={says[verbOf(asking.entries[0] ?? { kind: 'begins' })]}
        busy={false}
        leaving={asking.leaving}
        isLinked={false}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          void acts.cancel(asking.entries)
        }}
      />
    ),
  }
}
