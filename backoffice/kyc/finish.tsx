import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessagePreview, Review } from '#contract/backoffice/kyc.ts'
import { ask } from '../api.ts'
import { Loading } from '../shell/loading.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'

type Props = {
  review: Review
  mine: boolean
  /** @param andNext whether the next submission opens */
  onFinish: (andNext: boolean) => void
  /** opens what is undecided, or a page that was not opened */
  onNextToDo: () => void
}

/** What comes of the decisions: the message as the customer will read it, and the end of the review. */
export function Finish({ review, mine, onFinish, onNextToDo }: Props) {
  const [showing, setShowing] = useState(false)
  const w = messages.kyc
  const open = review.documents.filter(({ state }) => state === 'received').length
  const asked = review.documents.some(({ state }) => state === 'needs_change')
  if (!mine) return null
  const two = review.two_officers && review.first_accepted_by === null
  const unopened = review.documents.filter(({ pages, opened }) => opened.length < (pages ?? 1))
  // The service refuses anything less: what cannot be done yet is not offered, and what is left is said.
  const whole = open === 0 && unopened.length === 0
  return (
    <section aria-labelledby="message">
      <h2 id="message">{w.message}</h2>
      {showing ? (
        <Preview review={review} />
      ) : (
        <Button size="small" onClick={() => setShowing(true)}>
          {w.messageShow}
        </Button>
      )}
      {open > 0 && <p className={styles.muted}>{formatMessage(w.finishNote.undecided, { n: open })}</p>}
      {unopened.length > 0 && (
        <p className={styles.muted}>{formatMessage(w.finishNote.unopened, { n: unopened.length })}</p>
      )}
      {whole && (
        <p className={styles.muted}>
          {asked ? w.finishNote.needs_change : two ? w.finishNote.second : w.finishNote.accepted}
        </p>
      )}
      <div className={styles.actions}>
        {!whole && (
          <Button variant="outlined" size="small" onClick={onNextToDo}>
            {w.nextToDo}
          </Button>
        )}
        <Button variant="contained" disabled={!whole} onClick={() => onFinish(true)}>
          {w.finishAndNext}
        </Button>
        <Button variant="outlined" disabled={!whole} onClick={() => onFinish(false)}>
          {w.finish}
        </Button>
      </div>
    </section>
  )
}

function Preview({ review: { id, version } }: { review: Review }) {
  const w = messages.kyc
  const { data } = useQuery({
    queryKey: ['kyc', 'beside', id, 'message', version],
    queryFn: () => ask<MessagePreview>('POST', `/api/kyc_reviews/${id}/message-preview`, { body: null }),
  })
  if (!data) return <Loading />
  if ('none' in data) return <p>{w.messageNone[data.none]}</p>
  return (
    <figure className={styles.message}>
      <figcaption>
        {w.messageBy[data.channel]}, {w.languages[data.lang]}
      </figcaption>
      <div lang={data.lang}>
        {data.channel === 'email' && <strong>{data.subject}</strong>}
        <p>{data.channel === 'email' ? data.text : data.sms}</p>
      </div>
    </figure>
  )
}
