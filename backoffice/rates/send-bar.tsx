import Button from '@mui/material/Button'
import less from 'lucide-static/icons/chevron-down.svg?raw'
import more from 'lucide-static/icons/chevron-up.svg?raw'
import { useRef, useState } from 'react'
import { useFocusKept } from '../focus-kept.ts'
import { formatMessage, messages } from '../messages.ts'
import { Icon } from '../shell/icon.tsx'
import { sayWanted, When } from './effective-time.tsx'
import type { GridState } from './grid-state.ts'
import styles from './rates.module.css'

/** By which the grid's keys find it. */
export const sendButton = 'send-rates'

type Props = {
  state: GridState
  now: string
  /** how many rows would be sent */
  count: number
  sending: { busy: boolean; refused: string; timeError: string | null }
  /** what became of the last act on the grid */
  outcome: string
  onChange: (next: GridState) => void
  onSend: () => void
  onClear: () => void
}

/**
 * When it goes live, a note, and the way out: in sight however long the sheet is. On a phone it is one line, and what is
 * seldom changed opens by it.
 */
export function SendBar({ state, now, count, sending, outcome, onChange, onSend, onClear }: Props) {
  const bar = useRef<HTMLElement>(null)
  useFocusKept(bar, sending.busy)
  // Beside the button that was pressed, so that nothing moves.
  const fault = sending.timeError ?? sending.refused
  const [opened, setOpened] = useState(false)
  // The time at fault is in sight.
  const open = opened || sending.timeError !== null
  return (
    <section ref={bar} className={styles.send} aria-label={messages.rates.when} data-open={open || undefined}>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        aria-controls="rates-send-choices"
        onClick={() => setOpened(!open)}
      >
        <span>
          {messages.rates.when} <strong>{sayWanted(state)}</strong>
        </span>
        <Icon svg={open ? less : more} />
      </button>
      <div className={styles.choices} id="rates-send-choices">
        <When state={state} now={now} wrong={sending.timeError !== null} onChange={onChange} />
        <label className={styles.note}>
          <span className="visually-hidden">{messages.rates.note}</span>
          <input
            value={state.note}
            maxLength={600}
            placeholder={messages.rates.note}
            onChange={(event) => onChange({ ...state, note: event.target.value })}
          />
        </label>
      </div>
      <div className={styles.actions}>
        <Button id={sendButton} variant="contained" disabled={sending.busy} onClick={onSend}>
          {count === 0 ? messages.rates.sendNone : formatMessage(messages.rates.send, { n: count })}
        </Button>
        <Button
          className={styles.clear ?? ''}
          disabled={Object.keys(state.typed).length === 0}
          onClick={onClear}
        >
          {messages.rates.clear}
        </Button>
        {!fault && !outcome && <span className={styles.help}>{messages.rates.kept}</span>}
        {fault && (
          <p className={styles.refused} role="alert">
            {fault}
          </p>
        )}
        <output className={styles.told}>{outcome}</output>
      </div>
    </section>
  )
}
