import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { StaffDetails, Standing } from '#contract/backoffice/content.ts'
import type { LinksChoice } from '#contract/backoffice/links.ts'
import type { Collection } from '#contract/collection.ts'
import { ask } from '../api.ts'
import { useMe } from '../current-user.tsx'
import { errorMessage } from '../error-message.ts'
import { formatMessage, messages } from '../messages.ts'
import { offerUndo, useUndo } from '../shell/undo.tsx'
import { useUnscheduling } from './use-unscheduling.tsx'
import { inverseOfTakeBack, takeBackOf } from './take-back.ts'

const { content } = messages

type Props = {
  definition: Collection
  id: string
  standing: Standing
  /** what the item is called */
  title: string
  className?: string | undefined
  /** called when it is taken back, and when that is undone */
  onChanged: () => void
}

/** Withdraws what somebody sent, or takes off the schedule what they may, wherever an item stands in a row. */
export function TakeBackButton({ definition, id, standing, title, className, onChanged }: Props) {
  const me = useMe()
  const notify = useNotify()
  const undo = useUndo()
  const [busy, setBusy] = useState(false)
  const { unscheduleAsking, question } = useUnscheduling()
  const taking = takeBackOf({ me, definition }, standing)
  if (!taking) return null
  const { verb, body } = taking
  const address = `/api/${definition.name}/${id}`
  async function press() {
    if (verb === 'withdraw') return takeBack()
    setBusy(true)
    try {
      await unscheduleAsking([{ collection: definition.name, id, title }], takeBack)
    } catch (error) {
      notify(errorMessage(error), { type: 'warning' })
    }
    setBusy(false)
  }
  async function takeBack(links?: LinksChoice) {
    undo.withdraw()
    setBusy(true)
    try {
      // As it stands now: the row may be older.
      const { item } = await ask<StaffDetails>('GET', `/backoffice${address}`)
      await ask('POST', `${address}/${verb}`, { body: links ? { ...body, links } : body })
      const inverse = taking && inverseOfTakeBack(taking, definition, item)
      offerUndo(
        { undo, notify },
        content.done[verb],
        inverse && {
          done: content.done[verb],
          undone: inverse.undone,
          async undo() {
            await ask('POST', `${address}/${inverse.verb}`, { body: inverse.body })
            onChanged()
          },
        },
      )
    } catch (error) {
      notify(errorMessage(error), { type: 'warning' })
    }
    setBusy(false)
    onChanged()
  }
  return (
    <>
      <Button
        size="small"
        className={className ?? ''}
        disabled={busy}
        aria-label={formatMessage(content.takeBackOf[verb], { title })}
        onClick={() => void press()}
      >
        {content[verb]}
      </Button>
      {question}
    </>
  )
}
