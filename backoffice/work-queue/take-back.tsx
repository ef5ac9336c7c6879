import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkQueueRow } from '#contract/backoffice/work-queue.ts'
import { collectionNamed } from '#contract/registry.ts'
import { ask } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { mayWrite } from '../permissions.ts'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './home.module.css'

const { home } = messages

type Props = { row: WorkQueueRow; title: string; onDone: (message: string) => void }

/** Withdraws what somebody sent, or takes off the schedule what they may, where the queue shows it. */
export function TakeBack({ row: { collection, id, stands }, title, onDone }: Props) {
  const me = useMe()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const definition = collection === null ? undefined : collectionNamed(collection)
  if (!stands || !definition) return null
  const { waiting, scheduled } = stands.standing
  const mine = waiting !== null && waiting.by.id === me.id
  const mayUnschedule =
    mayWrite(me, definition) || (!definition.staffOnly && hasRole(me, ['approver', 'administrator']))
  const verb = mine ? 'withdraw' : scheduled && mayUnschedule ? 'unschedule' : null
  if (!verb) return null
  async function takeBack() {
    setBusy(true)
    const body = mine
      ? { revision: waiting?.revision, kind: waiting?.kind }
      : { revision: scheduled?.revision }
    try {
      await ask('POST', `/api/${collection}/${id}/${verb}`, { body })
      onDone(verb === 'withdraw' ? messages.content.done.withdraw : messages.content.done.unschedule)
    } catch (error) {
      onDone(errorMessage(error))
    }
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['queue'] })
  }
  return (
    <Button
      size="small"
      className={styles.takeBack ?? ''}
      disabled={busy}
      aria-label={formatMessage(home.takeBackOf[verb], { title })}
      onClick={() => void takeBack()}
    >
      {home.takeBack[verb]}
    </Button>
  )
}
