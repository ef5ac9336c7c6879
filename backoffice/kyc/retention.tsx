import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { savedText } from '#contract/rules/blank.ts'
import type { Review } from '#contract/backoffice/kyc.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { formatMessage, messages } from '../messages.ts'
import { useRequiredText } from '../shell/use-required-text.ts'
import { useTyped } from '../use-typed.ts'
import styles from './kyc.module.css'
import { LegalHold } from './legal-hold.tsx'
import type { Act } from './use-review.ts'

type Props = {
  review: Review
  act: Act
  onErase: () => void
}

/** Legal hold, and erasure by two people. */
export function Retention({ review, act, onErase }: Props) {
  const [why, setWhy] = useTyped<string | null>(`erasure ${review.id}`, null)
  const [sure, setSure] = useState(false)
  const { field, isGiven } = useRequiredText(why ?? '', messages.kyc.eraseNote)
  const w = messages.kyc
  const asked = review.erasure?.state === 'asked' ? review.erasure : null
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">{w.retention}</h2>
      <LegalHold review={review} act={act} />
      {asked && (
        <p>
          {formatMessage(w.eraseAsked, {
            name: review.names[asked.asked_by] ?? asked.asked_by,
            why: asked.why,
          })}
        </p>
      )}
      {asked?.mine && <p className={styles.muted}>{w.eraseOwn}</p>}
      {why !== null && (
        <TextField
          {...field}
          label={w.eraseWhy}
          value={why}
          fullWidth
          inputRef={focusOnce}
          onChange={(event) => setWhy(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 600 } }}
        />
      )}
      {sure && <p role="alert">{w.eraseSure}</p>}
      <div className={styles.actions}>
        {!asked && (why !== null || !review.legal_hold) && (
          <AskForErasure
            why={why}
            onWhy={setWhy}
            onAsk={(given) =>
              isGiven() && void act('erasure', { why: given }).then((done) => done && setWhy(null))
            }
          />
        )}
        {asked && (
          <Decision
            own={asked.mine}
            sure={sure}
            onApprove={() => (sure ? onErase() : setSure(true))}
            onDecline={() => {
              setSure(false)
              void act('erasure/decide', { approved: false, erasure: asked.id })
            }}
          />
        )}
      </div>
    </section>
  )
}

type AskProps = {
  /** why, while it is being written; null before */
  why: string | null
  onWhy: (why: string | null) => void
  onAsk: (why: string) => void
}

/** The button that asks for an erasure, and once it was pressed those that send and cancel. */
function AskForErasure({ why, onWhy, onAsk }: AskProps) {
  // Whoever cancels goes on where they began.
  const [cancelled, setCancelled] = useState(false)
  const w = messages.kyc
  if (why === null)
    return (
      <Button size="small" color="error" {...(cancelled && { ref: focusOnce })} onClick={() => onWhy('')}>
        {w.erase}
      </Button>
    )
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => onAsk(savedText(why))}>
        {w.eraseAsk}
      </Button>
      <Button
        size="small"
        onClick={() => {
          onWhy(null)
          setCancelled(true)
        }}
      >
        {w.cancel}
      </Button>
    </>
  )
}

type DecisionProps = {
  own: boolean
  sure: boolean
  onApprove: () => void
  onDecline: () => void
}

/** An erasure that was asked for: another person approves it, at the second press; whoever asked may only take it back. */
const Decision = ({ own, sure, onApprove, onDecline }: DecisionProps) => (
  <>
    {!own && (
      <Button size="small" variant={sure ? 'contained' : 'outlined'} color="error" onClick={onApprove}>
        {messages.kyc.eraseApprove}
      </Button>
    )}
    <Button size="small" onClick={onDecline}>
      {messages.kyc.eraseDecline}
    </Button>
  </>
)
