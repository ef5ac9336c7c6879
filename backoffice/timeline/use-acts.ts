import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffDetails, StaffItem } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { TakeBackBody } from '#contract/backoffice/approvals.ts'
import type { RescheduleBody, TimelineEntry } from '#contract/backoffice/timeline.ts'
import { ask } from '../api.ts'
import { isLiveNow } from '../content/saving-state-machine.ts'
import { undoWithdrawal, wireTime } from '../content/send-again.ts'
import type { EndRedirect } from '../content/links/ending-links.tsx'
import { errorMessage, errorOfItems } from '../error-message.ts'
import { useUndo } from '../shell/undo.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import type { Entered } from './days.ts'

const says = messages.timeline
const { liveNow } = messages.content

/** Whether somebody agreed to an entry, for its time. */
export const isApproved = ({ approval, kind }: TimelineEntry): boolean => approval && kind !== 'waiting'

/** How an entry is taken back: what waits is withdrawn, what is scheduled unscheduled. */
export const verbOf = ({ kind }: Pick<TimelineEntry, 'kind'>): TakeBackBody['verb'] =>
  kind === 'waiting' ? 'withdraw' : 'unschedule'

/** Whether an entry went live or ended, as it was planned. @throws ApiError */
export async function hasComeToPass(
  { collection, id, kind, revision }: TimelineEntry,
  background = false,
): Promise<boolean> {
  const path = `/backoffice/api/${collection}/${id}`
  const { item } = await ask<StaffDetails>('GET', path, { background })
  return kind === 'ends' ? item.standing.live?.revision !== revision : isLiveNow(item.standing, revision)
}

/** The item of an entry, as it was read. */
const itemOf = ({ collection, id, revision }: Pick<TimelineEntry, 'collection' | 'id' | 'revision'>) => ({
  collection,
  id,
  revision,
})

/** Which end of an entry is moved, of the revision that was read. */
const asOf = ({ kind, revision }: TimelineEntry) => ({
  revision,
  edge: kind === 'ends' ? ('ends' as const) : ('begins' as const),
})

/** Names the refused one of several entries: the one that was being moved, or that the service names. */
function sayRefused(
  error: unknown,
  entries: readonly TimelineEntry[],
  titleOf: (entries: Entered) => string,
  current?: TimelineEntry,
): string {
  if (current && entries.length > 1) return `${titleOf([current])}: ${errorMessage(error)}`
  return errorOfItems(
    error,
    entries.map((entry) => ({ id: entry.id, title: titleOf([entry]) })),
  )
}

/** @throws ApiError */
const reschedule = ({ collection, id }: TimelineEntry, body: RescheduleBody) =>
  ask<Pick<StaffItem, 'revision'>>('POST', `/api/${collection}/${id}/reschedule`, { body })

/** Runs an act on entries. `act` reports each entry before it is written. */
type Run = (
  entries: readonly TimelineEntry[],
  act: (onEntry: (entry: TimelineEntry) => void) => Promise<void>,
) => Promise<boolean>

export type TimelineActs = ReturnType<typeof useTimelineActs>

/** Moves and takes back what stands on the timeline; each that has an inverse can be undone. */
export function useTimelineActs(titleOf: (entries: Entered) => string) {
  const client = useQueryClient()
  const undo = useUndo()
  const [outcome, setOutcome] = useState('')
  const [refused, setRefused] = useState('')
  const look = () => client.invalidateQueries({ queryKey: ['timeline'] })
  const run: Run = async (entries, act) => {
    let current: TimelineEntry | undefined
    undo.withdraw()
    setOutcome('')
    setRefused('')
    try {
      await act((entry) => void (current = entry))
      return true
    } catch (error) {
      setRefused(sayRefused(error, entries, titleOf, current))
      return false
    } finally {
      await look()
    }
  }

  return {
    outcome,
    refused,
    look,
    say: setRefused,
    move: (entries: Entered, at: string, redirect?: EndRedirect) =>
      run(entries, async (onEntry) => {
        const moved: { entry: TimelineEntry; revision: number }[] = []
        for (const entry of entries) {
          onEntry(entry)
          const { revision } = await reschedule(entry, { ...asOf(entry), at, ...(redirect && { redirect }) })
          moved.push({ entry, revision })
        }
        const title = titleOf(entries)
        if (entries.some(isApproved))
          return setOutcome(formatMessage(says.movedAsked, { title, at: shortCat(at) }))
        undo.offer({
          done: formatMessage(says.moved, { title, at: shortCat(at) }),
          undone: formatMessage(says.movedBack, { title }),
          async undo() {
            for (const { entry, revision } of moved)
              await reschedule(entry, { ...asOf(entry), revision, at: wireTime(entry.at) })
            await look()
          },
        })
      }),
    cancel: (entries: readonly TimelineEntry[], links?: LinksChoice) =>
      run(entries, async () => {
        const [first] = entries
        if (!first) return
        const verb = verbOf(first)
        const items = entries.map(itemOf)
        try {
          await ask('POST', '/backoffice/api/approvals/withdraw', {
            body: { verb, items, ...(links && { links }) } satisfies TakeBackBody,
          })
        } catch (error) {
          if (verb !== 'unschedule' || !(await hasComeToPass(first))) throw error
          return setRefused(`${liveNow.said} ${liveNow.tooLate}`)
        }
        const done = formatMessage(says.cancelled[verb], { n: entries.length })
        if (verb === 'withdraw') {
          const withdrawn = entries.map(({ at, ...entry }) => ({ ...itemOf(entry), wanted_at: at }))
          return undo.offer(undoWithdrawal(done, withdrawn, look))
        }
        // What a second person approved comes back through approval.
        if (entries.some(({ approval }) => approval)) return setOutcome(done)
        undo.offer({
          done,
          undone: says.cancelUndone,
          async undo() {
            for (const { collection, id, revision, at } of entries)
              await ask('POST', `/api/${collection}/${id}/publish`, { body: { at: wireTime(at), revision } })
            await look()
          },
        })
      }),
  }
}
