import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import type { InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import actBar from '../shell/act-bar.module.css'
import { messages } from '../messages.ts'
import styles from './interface-messages.module.css'
import type { MessageActs } from './use-acts.ts'

const say = messages.interfaceMessages

type Props = {
  /** null for who only reads */
  acts: MessageActs | null
  message: InterfaceMessage
  /** whether there is something to write, and nothing is wrong with it */
  ready: boolean
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

/** What can be done with the message, each with its keys. */
export function Acts({ acts, message: { guarded, correction }, ready, onPrevious, onNext }: Props) {
  const waiting = (correction?.waiting ?? null) !== null
  const busy = acts?.busy ?? false
  const save = acts && !waiting && ready && !busy ? acts.save : null
  useKeys({ save, onPrevious, onNext })
  return (
    <div className={actBar.bar}>
      {acts && !waiting && (
        <Button variant="contained" disabled={!save} onClick={() => save?.()}>
          {guarded ? say.send : say.save} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {acts && !waiting && (correction?.live || correction?.draft) && (
        <Button variant="outlined" disabled={busy} onClick={acts.takeBack}>
          {correction.live ? say.back : say.dropDraft}
        </Button>
      )}
      {acts && waiting && (
        <Button variant="outlined" disabled={busy} onClick={acts.withdraw}>
          {say.withdraw}
        </Button>
      )}
      {!acts && <p className={styles.note}>{say.readOnly}</p>}
      <span className={styles.steps}>
        <Button disabled={!onPrevious} onClick={() => onPrevious?.()}>
          {say.previous} <kbd>Alt B</kbd>
        </Button>
        <Button disabled={!onNext} onClick={() => onNext?.()}>
          {say.next} <kbd>Alt N</kbd>
        </Button>
      </span>
    </div>
  )
}

type Keys = { save: (() => void) | null } & Pick<Props, 'onPrevious' | 'onNext'>

/** One message after the other by keyboard, wherever the cursor is. */
function useKeys(keys: Keys): void {
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')) return
      const { save, onPrevious, onNext } = now.current
      const ctrl = event.ctrlKey || event.metaKey
      const act =
        event.key === 'Enter' && ctrl && !event.altKey
          ? save
          : event.altKey && event.code === 'KeyN'
            ? onNext
            : event.altKey && event.code === 'KeyB'
              ? onPrevious
              : null
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
