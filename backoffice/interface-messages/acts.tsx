import Button from '@mui/material/Button'
import type { InterfaceMessage } from '#contract/backoffice/interface-messages.ts'
import actBar from '../shell/act-bar.module.css'
import { useScreenKeys } from '../shell/use-screen-keys.ts'
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
  useScreenKeys({ 'Ctrl Enter': save, 'Alt N': onNext, 'Alt B': onPrevious })
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
