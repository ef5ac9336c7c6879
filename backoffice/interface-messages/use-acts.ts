import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { isBlank, savedText } from '#contract/rules/blank.ts'
import type { StaffDetails, StaffItem } from '#contract/backoffice/content.ts'
import type { CorrectedTexts, InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import { ask } from '../api.ts'
import { inverseOfArchive, type Inverse } from '../content/inverse.ts'
import { useUndo } from '../shell/undo.tsx'
import { messages } from '../messages.ts'
import { saveCorrection, takeBack, withdraw, type Held } from './save-correction.ts'

const { done } = messages.interfaceMessages

export type MessageActs = {
  busy: boolean
  /** what the last one was refused with */
  error: unknown
  save: () => void
  takeBack: () => void
  withdraw: () => void
}

/** What can be done with the correction of a message; what is refused loses nothing that was typed. */
export function useActs(
  message: InterfaceMessage,
  texts: CorrectedTexts,
  onDone: () => Promise<void>,
): MessageActs {
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  // As it was when it was opened: what somebody else writes meanwhile is not written over.
  const held = useRef<Held | null>(message.correction)
  const undo = useUndo()
  const address = () => `message_overrides/${held.current?.id ?? message.correction?.id ?? ''}`
  const run = async (act: () => Promise<keyof typeof done | null>, archives = false) => {
    if (busy) return
    undo.withdraw()
    setBusy(true)
    setError(null)
    try {
      const before =
        archives && message.correction?.live
          ? (await ask<StaffDetails>('GET', `/backoffice/api/${address()}`)).item
          : null
      const outcome = await act()
      const inverse = inverseOf(outcome, before, held.current)
      if (outcome && inverse)
        undo.offer({
          done: done[outcome],
          undone: inverse.undone,
          async undo() {
            await ask('POST', `/api/${address()}/${inverse.verb}`, { body: inverse.body })
            await onDone()
          },
        })
      else if (outcome) notify(done[outcome], { type: 'success' })
      await onDone()
    } catch (refused) {
      setError(refused)
    }
    setBusy(false)
  }
  return {
    busy,
    error,
    save: () =>
      void run(() =>
        saveCorrection(message.key, writtenOf(texts), held.current, (written) => {
          held.current = written
        }),
      ),
    takeBack: () => void run(() => takeBack(message), true),
    withdraw: () => void run(() => withdraw(message)),
  }
}

/** What takes an act back: a text that was sent is withdrawn, one that was taken off the site is put back. */
function inverseOf(
  outcome: keyof typeof done | null,
  before: StaffItem | null,
  held: Held | null,
): Inverse | null {
  if (outcome === 'sent' && held)
    return {
      verb: 'withdraw',
      body: { revision: held.revision, kind: 'publication' },
      undone: done.withdrawn,
    }
  if (before && (outcome === 'back' || outcome === 'backAsked'))
    return inverseOfArchive(before, outcome === 'backAsked')
  return null
}

/** Without the languages in which nothing is corrected. */
const writtenOf = ({ en = '', ny = '' }: CorrectedTexts): CorrectedTexts => ({
  ...(!isBlank(en) && { en: savedText(en) }),
  ...(!isBlank(ny) && { ny: savedText(ny) }),
})
