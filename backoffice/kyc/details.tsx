import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { errorMessage } from '../error-message.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

type Revealed = { account_number: string; account_name: string; username: string }

/**
 * What the customer typed, above the scans that it is compared with: masked until revealed, which is recorded; never kept
 * beyond this screen.
 */
export function Details({ review, officer }: { review: Review; officer: boolean }) {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const [refused, setRefused] = useState('')
  const w = messages.kyc
  async function reveal() {
    setRefused('')
    try {
      setRevealed(await ask<Revealed>('POST', `/api/kyc_reviews/${review.id}/reveal`, { body: null }))
    } catch (error) {
      setRefused(errorMessage(error))
    }
  }
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
          <dd>{revealed?.username ?? w.masked}</dd>
        </div>
      </dl>
      {officer && (
        <p className={styles.muted}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => (revealed ? setRevealed(null) : void reveal())}
          >
            {revealed ? w.hideAgain : w.reveal}
          </Button>{' '}
          {revealed ? w.revealed : w.revealNote}
        </p>
      )}
      {refused && <p role="alert">{refused}</p>}
    </section>
  )
}
