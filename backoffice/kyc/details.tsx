import Button from '@mui/material/Button'
import type { RevealedDetails, Review } from '#contract/backoffice/kyc.ts'
import { Contact } from '../leads/contact.tsx'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

/** Shows the customer's details above the scans that they are compared with: masked until revealed, which is recorded. */
export function Details({
  review,
  officer,
  revealed,
  refused,
  onToggle,
}: {
  review: Review
  officer: boolean
  revealed: RevealedDetails | null
  refused: string
  onToggle: () => void
}) {
  const w = messages.kyc
  return (
    <section className={styles.typed} aria-label={w.details}>
      <dl className={styles.details}>
        <div>
          <dt>{w.name}</dt>
          <dd>{revealed?.account_name ?? review.account_name}</dd>
        </div>
        <div>
          <dt>{w.account}</dt>
          <dd>{revealed?.account_number ?? review.account_number}</dd>
        </div>
        <div>
          <dt>{w.contact}</dt>
          <dd>{revealed ? <Contact contact={revealed.username} /> : w.masked}</dd>
        </div>
      </dl>
      {officer && (
        <p className={styles.muted}>
          <Button size="small" variant="outlined" onClick={onToggle}>
            {revealed ? w.hideAgain : w.reveal}
          </Button>{' '}
          {revealed ? w.revealed : w.revealNote}
        </p>
      )}
      {refused && <p role="alert">{refused}</p>}
    </section>
  )
}
