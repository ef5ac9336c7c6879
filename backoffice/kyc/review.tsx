import { kycOfficers } from '#contract/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ApiError } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Checklist } from './checklist.tsx'
import { Claim } from './claim.tsx'
import { Details } from './details.tsx'
import { Finish } from './finish.tsx'
import { History } from './history.tsx'
import { Retention } from './retention.tsx'
import styles from './kyc.module.css'
import { isHeld, referenceOf } from './queue-table.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useKeys } from './use-keys.ts'
import { useReview, type Reviewing } from './use-review.ts'
import { useViewer } from './use-viewer.ts'
import { Viewer } from './viewer.tsx'

/** One submission: its documents beside the checklist, the message to the customer, what happened. */
export function Screen() {
  const { id = '' } = useParams()
  const reviewing = useReview(id)
  const { review, error, gone } = reviewing
  if (gone)
    return (
      <>
        <p className={styles.back}>
          <Link to="/backoffice/kyc">{messages.kyc.back}</Link>
        </p>
        <p role="alert">{messages.kyc.gone}</p>
      </>
    )
  if (error && !review)
    return <p role="alert">{error instanceof ApiError ? error.message : messages.shell.errors.unknown}</p>
  if (!review) return <Loading />
  return <Open key={id} review={review} reviewing={reviewing} />
}

function Open({ review, reviewing }: { review: Review; reviewing: Reviewing }) {
  const me = useMe()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [notice, setNotice] = useState('')
  const [asking, setAsking] = useState<string | null>(null)
  const w = messages.kyc
  const { act, busy, refused } = reviewing
  const officer = hasRole(me, kycOfficers)
  const held = isHeld(review)
  const mine = held && review.claimed_by === me.id
  const viewer = useViewer(review, mine)
  const current = review.documents.find(({ id }) => id === viewer.kycDocument?.id)
  const decide = async (kycDocumentId: string, decided: object) => {
    setNotice('')
    const done = await act(`documents/${kycDocumentId}/decide`, { ...decided, version: review.version })
    // Another document may be asked about by now: whoever works by the keyboard does not wait.
    if (done) setAsking((open) => (open === kycDocumentId ? null : open))
    return done
  }
  const accept = (kycDocumentId: string) => void decide(kycDocumentId, { decision: 'accepted' })
  useKeys(asking === null && officer, {
    accept: () => mine && current && accept(current.id),
    needsChange: () => mine && current && setAsking(current.id),
    viewer,
  })
  async function finish() {
    const done = await act('finish', { version: review.version })
    if (done && done !== 'gone') setNotice(w.finished[done.state] ?? '')
    await client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
  }
  async function erase() {
    if (!(await reviewing.erase())) return
    void navigate('/backoffice/kyc')
    void client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
    void client.invalidateQueries({ queryKey: ['kyc', 'erasures'] })
  }
  const documentAsked = review.documents.find(({ id }) => id === asking)

  return (
    <>
      <ReviewHead review={review} />
      <output className={styles.notice}>{notice}</output>
      {refused && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      {!officer && <p className={styles.note}>{w.auditor}</p>}
      {review.duplicate_account && <Duplicates review={review} />}
      <div className={styles.columns}>
        {officer && <Viewer review={review} viewer={viewer} />}
        <div className={styles.side}>
          {officer && <Claim review={review} mine={mine} held={held} busy={busy} act={act} />}
          <Details review={review} officer={officer} />
          <Checklist
            review={review}
            mine={mine}
            officer={officer}
            busy={busy}
            selected={viewer.kycDocument?.id ?? null}
            onSelect={viewer.select}
            onAccept={accept}
            onAsk={setAsking}
          />
          {officer && <Finish review={review} mine={mine} busy={busy} onFinish={() => void finish()} />}
          {officer && <Retention review={review} busy={busy} act={act} onErase={() => void erase()} />}
        </div>
      </div>
      <History id={review.id} asking={reviewing.asking} />
      {documentAsked && (
        <ReasonForm
          kycDocument={documentAsked}
          busy={busy}
          onCancel={() => setAsking(null)}
          onSave={(reason) => decide(documentAsked.id, { decision: 'needs_change', reason })}
        />
      )}
    </>
  )
}

/** Which submission it is, and the way back to the queue. */
function ReviewHead({ review }: { review: Review }) {
  const w = messages.kyc
  return (
    <>
      <p className={styles.back}>
        <Link to="/backoffice/kyc">{w.back}</Link>
      </p>
      <Heading
        title={formatMessage(w.review, { reference: referenceOf(review.id) })}
        about={[
          w.states[review.state],
          review.account_type,
          review.branch,
          w.languages[review.lang],
          formatMessage(w.sent, { at: shortCat(review.sent_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    </>
  )
}

const Duplicates = ({ review: { duplicates } }: { review: Review }) => (
  <section className={styles.duplicates} aria-label={messages.kyc.duplicateAccount}>
    <strong>{messages.kyc.duplicateAccount}:</strong> {messages.kyc.duplicateNote}
    <ul>
      {duplicates.map(({ id, state }) => (
        <li key={id}>
          <Link to={`/backoffice/kyc/${id}`}>
            {formatMessage(messages.kyc.duplicateOpen, {
              reference: referenceOf(id),
              state: messages.kyc.states[state],
            })}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
