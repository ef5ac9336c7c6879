import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ask, ApiError } from '../api.ts'
import { messages } from '../messages.ts'
import styles from './kyc.module.css'

type Revealed = { account_number: string; account_name: string; username: string }

/** The customer's details: masked until revealed, which is recorded; never kept beyond this screen. */
export function Details({ review, officer }: { review: Review; officer: boolean }) {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const [refused, setRefused] = useState('')
  const w = messages.kyc
  async function reveal() {
    try {
      setRevealed(await ask<Revealed>('POST', `/api/kyc_reviews/${review.id}/reveal`, { body: null }))
    } catch (error) {
      setRefused(error instanceof ApiError ? error.message : messages.shell.errors.unknown)
    }
  }
  return (
    <section aria-labelledby="details">
      <h2 id="details">{w.details}</h2>
      <dl className={styles.details}>
        <dt>{w.account}</dt>
        <dd>{revealed?.account_number ?? review.account_number}</dd>
        <dt>{w.name}</dt>
        <dd>{revealed?.account_name ?? review.account_name}</dd>
        <dt>{w.contact}</dt>
        <dd>{revealed?.username ?? w.masked}</dd>
      </dl>
      {officer && (
        <p className={styles.muted}>
          <Button size="small" onClick={() => (revealed ? setRevealed(null) : void reveal())}>
            {revealed ? w.hideAgain : w.reveal}
          </Button>{' '}
          {revealed ? w.revealed : w.revealNote}
        </p>
      )}
      {refused && <p role="alert">{refused}</p>}
    </section>
  )
}
