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
import { formatMessage, messages as words } from '../messages.ts'
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

/** One submission: its papers beside the checklist, what the customer is told, what happened. */
export function Screen() {
  const { id = '' } = useParams()
  const reviewing = useReview(id)
  const { review, error, gone } = reviewing
  if (gone)
    return (
      <>
        <p className={styles.back}>
          <Link to="/backoffice/kyc">{words.kyc.back}</Link>
        </p>
        <p role="alert">{words.kyc.gone}</p>
      </>
    )
  if (error && !review)
    return <p role="alert">{error instanceof ApiError ? error.message : words.shell.errors.unknown}</p>
  if (!review) return <Loading />
  return <Open key={id} review={review} reviewing={reviewing} />
}

function Open({ review, reviewing }: { review: Review; reviewing: Reviewing }) {
  const me = useMe()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [told, setTold] = useState('')
  const [asking, setAsking] = useState<string | null>(null)
  const w = words.kyc
  const { act, busy, refused } = reviewing
  const officer = hasRole(me, kycOfficers)
  const held = isHeld(review)
  const mine = held && review.claimed_by === me.id
  const viewer = useViewer(review, mine)
  const current = review.documents.find(({ id }) => id === viewer.paper?.id)
  const decide = async (paper: string, decided: object) => {
    setTold('')
    const done = await act(`documents/${paper}/decide`, { ...decided, version: review.version })
    // Another paper may be asked about by now: whoever works by the keyboard does not wait.
    if (done) setAsking((open) => (open === paper ? null : open))
    return done
  }
  const accept = (paper: string) => void decide(paper, { decision: 'accepted' })
  useKeys(asking === null && officer, {
    accept: () => mine && current && accept(current.id),
    needsChange: () => mine && current && setAsking(current.id),
    viewer,
  })
  async function finish() {
    const done = await act('finish', { version: review.version })
    if (done && done !== 'gone') setTold(w.finished[done.state] ?? '')
    await client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
  }
  async function erase() {
    if (!(await reviewing.erase())) return
    void navigate('/backoffice/kyc')
    void client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
    void client.invalidateQueries({ queryKey: ['kyc', 'erasures'] })
  }
  const paperAsked = review.documents.find(({ id }) => id === asking)

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
      <output className={styles.told}>{told}</output>
      {refused && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      {!officer && <p className={styles.note}>{w.auditor}</p>}
      {review.clash && <Clashes review={review} />}
      <div className={styles.desk}>
        {officer && <Viewer review={review} viewer={viewer} />}
        <div className={styles.side}>
          {officer && <Claim review={review} mine={mine} held={held} busy={busy} act={act} />}
          <Details review={review} officer={officer} />
          <Checklist
            review={review}
            mine={mine}
            officer={officer}
            busy={busy}
            selected={viewer.paper?.id ?? null}
            onSelect={viewer.select}
            onAccept={accept}
            onAsk={setAsking}
          />
          {officer && <Finish review={review} mine={mine} busy={busy} onFinish={() => void finish()} />}
          {officer && <Retention review={review} busy={busy} act={act} onErase={() => void erase()} />}
        </div>
      </div>
      <History id={review.id} asking={reviewing.asking} />
      {paperAsked && (
        <ReasonForm
          paper={paperAsked}
          busy={busy}
          onCancel={() => setAsking(null)}
          onSave={(reason) => decide(paperAsked.id, { decision: 'needs_change', reason })}
        />
      )}
    </>
  )
}

const Clashes = ({ review: { clashes } }: { review: Review }) => (
  <section className={styles.clash} aria-label={words.kyc.clash}>
    <strong>{words.kyc.clash}:</strong> {words.kyc.clashNote}
    <ul>
      {clashes.map(({ id, state }) => (
        <li key={id}>
          <Link to={`/backoffice/kyc/${id}`}>
            {formatMessage(words.kyc.clashOpen, {
              reference: referenceOf(id),
              state: words.kyc.states[state],
            })}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
