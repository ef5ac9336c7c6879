import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { isBlank, savedText } from '#contract/rules/blank.ts'
import { formatMessage, messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { inCat } from '../time.ts'
import { useTyped } from '../use-typed.ts'
import styles from './kyc.module.css'
import type { Act } from './use-review.ts'

type Props = { review: Review; act: Act }

/** Legal hold: it begins with a reason and a reference, and ends by two people. */
export function LegalHold({ review, act }: Props) {
  const w = messages.kyc
  const { hold, names, id } = review
  if (!hold)
    return (
      <Ask
        key={`place ${id}`}
        about={`hold ${id}`}
        open={w.holdPut}
        fields={[w.holdReason, w.holdReference]}
        send={w.holdPlace}
        onSend={([reason = '', reference = '']) => act('hold', { reason, reference })}
      />
    )
  const { reason, reference, placed_by, placed_at, end } = hold
  const nameOf = (who: string) => names[who] ?? who
  return (
    <>
      <p>
        {reason === ''
          ? w.holdUnexplained
          : formatMessage(w.holdPlaced, {
              name: nameOf(placed_by),
              at: inCat(placed_at),
              reason,
              reference,
            })}
      </p>
      {end ? (
        <>
          <p>{formatMessage(w.holdEndAsked, { name: nameOf(end.asked_by), reason: end.reason })}</p>
          {end.mine && <p className={styles.muted}>{w.holdEndOwn}</p>}
          <div className={styles.actions}>
            {!end.mine && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => void act('hold/decide', { approved: true, request: end.id })}
              >
                {w.holdEnd}
              </Button>
            )}
            <Button
              size="small"
              onClick={() => void act('hold/decide', { approved: false, request: end.id })}
            >
              {end.mine ? w.holdEndWithdraw : w.holdEndDecline}
            </Button>
          </div>
        </>
      ) : (
        <Ask
          key={`end ${id}`}
          about={`hold end ${id}`}
          open={w.holdEndAsk}
          fields={[w.holdEndReason]}
          send={w.holdEndSend}
          note={w.holdEndNote}
          onSend={([why = '']) => act('hold/end', { reason: why })}
        />
      )}
    </>
  )
}

type AskProps = {
  about: string
  /** the button that opens the fields */
  open: string
  fields: readonly string[]
  send: string
  note?: string
  onSend: (values: readonly string[]) => ReturnType<Act>
}

/** A button that asks for a few lines before it does something. What could not be sent stays in its fields. */
function Ask({ about, open, fields, send, note, onSend }: AskProps) {
  const [typed, setTyped] = useTyped<readonly string[] | null>(about, null)
  // Whoever cancels goes on where they began.
  const [cancelled, setCancelled] = useState(false)
  const [refused, setRefused] = useState(false)
  const form = useId()
  function sendTyped(values: readonly string[]) {
    const empty = values.findIndex(isBlank)
    setRefused(empty >= 0)
    if (empty >= 0) document.getElementById(`${form}${empty}`)?.focus()
    else void onSend(values.map(savedText)).then((done) => done && setTyped(null))
  }
  if (typed === null)
    return (
      <div className={styles.actions}>
        <Button
          size="small"
          {...(cancelled && { ref: focusOnce })}
          onClick={() => setTyped(fields.map(() => ''))}
        >
          {open}
        </Button>
      </div>
    )
  return (
    <>
      {fields.map((label, at) => (
        <TextField
          key={label}
          id={`${form}${at}`}
          label={label}
          value={typed[at] ?? ''}
          fullWidth
          margin="dense"
          error={refused && isBlank(typed[at] ?? '')}
          helperText={refused && isBlank(typed[at] ?? '') ? messages.shell.fillIn : at === 0 && note}
          {...(at === 0 && { inputRef: focusOnce })}
          onChange={(event) => setTyped(typed.map((one, place) => (place === at ? event.target.value : one)))}
          slotProps={{ htmlInput: { maxLength: at === 0 ? 600 : 120 } }}
        />
      ))}
      <div className={styles.actions}>
        <Button size="small" variant="outlined" onClick={() => sendTyped(typed)}>
          {send}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setTyped(null)
            setCancelled(true)
          }}
        >
          {messages.kyc.cancel}
        </Button>
      </div>
    </>
  )
}
