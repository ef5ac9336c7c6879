import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { useMe } from '../current-user.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'

type Props = {
  review: Review
  busy: boolean
  act: (path: string, body?: unknown) => Promise<unknown>
  onErase: () => void
}

/** Legal hold, and erasure by two people. */
export function Retention({ review, busy, act, onErase }: Props) {
  const me = useMe()
  const [why, setWhy] = useState<string | null>(null)
  const [sure, setSure] = useState(false)
  const w = messages.kyc
  const asked = review.erasure?.state === 'asked' ? review.erasure : null
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">{w.retention}</h2>
      {asked && (
        <p>
          {formatMessage(w.eraseAsked, {
            name: review.names[asked.asked_by] ?? asked.asked_by,
            why: asked.why,
          })}
        </p>
      )}
      {asked?.asked_by === me.id && <p className={styles.muted}>{w.eraseOwn}</p>}
      {why !== null && (
        <TextField
          label={w.eraseWhy}
          value={why}
          fullWidth
          helperText={w.eraseNote}
          onChange={(event) => setWhy(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 600 } }}
        />
      )}
      {sure && <p role="alert">{w.eraseSure}</p>}
      <div className={styles.actions}>
        <Button size="small" disabled={busy} onClick={() => void act('hold', { held: !review.legal_hold })}>
          {review.legal_hold ? w.holdEnd : w.holdPut}
        </Button>
        {!asked && !review.legal_hold && why === null && (
          <Button size="small" color="error" onClick={() => setWhy('')}>
            {w.erase}
          </Button>
        )}
        {why !== null && (
          <>
            <Button
              size="small"
              variant="outlined"
              color="error"
              disabled={busy || why.trim() === ''}
              onClick={() => void act('erasure', { why: why.trim() }).then((done) => done && setWhy(null))}
            >
              {w.eraseAsk}
            </Button>
            <Button size="small" onClick={() => setWhy(null)}>
              {w.cancel}
            </Button>
          </>
        )}
        {asked && (
          <Decision
            own={asked.asked_by === me.id}
            sure={sure}
            busy={busy}
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

type DecisionProps = {
  own: boolean
  sure: boolean
  busy: boolean
  onApprove: () => void
  onDecline: () => void
}

/** An erasure that was asked for: another person approves it, at the second press; whoever asked may only take it back. */
const Decision = ({ own, sure, busy, onApprove, onDecline }: DecisionProps) => (
  <>
    {!own && (
      <Button
        size="small"
        variant={sure ? 'contained' : 'outlined'}
        color="error"
        disabled={busy}
        onClick={onApprove}
      >
        {messages.kyc.eraseApprove}
      </Button>
    )}
    <Button size="small" disabled={busy} onClick={onDecline}>
      {messages.kyc.eraseDecline}
    </Button>
  </>
)
