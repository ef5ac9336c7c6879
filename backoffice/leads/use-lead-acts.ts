import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useState } from 'react'
import type { Notes } from '#contract/backoffice/notes.ts'
import { recordStateNames } from '#contract/rules/record-state.ts'
import { ask, ApiError } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { useUndo } from '../shell/undo.tsx'
import { progressOf, sayProgress, writeProgress, type Lead, type LeadProgress } from './lead.ts'

/** What staff do with leads, in the list and on the page of one. */
export function useLeadActs() {
  const client = useQueryClient()
  const undo = useUndo()
  const notify = useNotify()
  const me = useMe()
  const [refused, setRefused] = useState('')
  const w = messages.leads
  const refresh = () => client.invalidateQueries({ queryKey: ['lead-states'] })
  async function attempt(run: () => Promise<void>) {
    undo.withdraw()
    setRefused('')
    try {
      await run()
    } catch (failure) {
      const overtaken = failure instanceof ApiError && failure.code === 'overtaken'
      setRefused(overtaken ? w.overtaken : errorMessage(failure))
    }
    await refresh()
  }
  return {
    refused,
    move: (lead: Lead, next: LeadProgress) =>
      attempt(async () => {
        const before = progressOf(lead)
        const version = await writeProgress(lead, next, lead.version)
        undo.offer({
          done: sayProgress(next),
          undone: formatMessage(w.undone, { state: recordStateNames[before.status] }),
          async undo() {
            await writeProgress(lead, before, version)
            await refresh()
          },
        })
      }),
    take: (lead: Lead) =>
      attempt(async () => {
        const address = `/backoffice/api/notes/leads/${lead.id}/assignment`
        const { assignment } = await ask<Notes>('GET', `/backoffice/api/notes/leads/${lead.id}`)
        const due_on = assignment?.due_on ?? null
        const assign = async (assignee: string | null) => {
          await ask('PUT', address, { body: { assignee, due_on } })
          await refresh()
          await client.invalidateQueries({ queryKey: ['notes', 'leads', lead.id] })
        }
        await assign(me.id)
        const before = assignment?.assignee.id ?? null
        undo.offer({ done: w.taken, undone: w.takenBack, undo: () => assign(before) })
      }),
    remove: (lead: Lead, onGone: () => void) =>
      attempt(async () => {
        await ask('DELETE', `/api/leads/${lead.id}`)
        notify(w.deleted, { type: 'success' })
        onGone()
      }),
  }
}
