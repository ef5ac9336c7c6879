import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { CorrectedTexts, InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
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
  const run = async (act: () => Promise<keyof typeof done | null>) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const outcome = await act()
      if (outcome) notify(done[outcome], { type: 'success' })
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
    takeBack: () => void run(() => takeBack(message)),
    withdraw: () => void run(() => withdraw(message)),
  }
}

/** Without the languages in which nothing is corrected. */
const writtenOf = ({ en = '', ny = '' }: CorrectedTexts): CorrectedTexts => ({
  ...(en.trim() && { en: en.trim() }),
  ...(ny.trim() && { ny: ny.trim() }),
})
