import { kycOfficers } from '#contract/roles.ts'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { Review } from '#contract/backoffice/kyc.ts'
import { ApiError } from '../api.ts'
import { hasRole, useMe } from '../current-user.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Notes } from '../notes/notes.tsx'
import { Checklist, Decide } from './checklist.tsx'
import { Claim } from './claim.tsx'
import { Details } from './details.tsx'
import { Finish } from './finish.tsx'
import { History } from './history.tsx'
import { Retention } from './retention.tsx'
import styles from './kyc.module.css'
import { isHeld, referenceOf } from './queue-table.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useKeys } from './use-keys.ts'
import { useNext } from './use-next.ts'
import { useReview, type Reviewing } from './use-review.ts'
import { nextToDo, useViewer, type ViewerState } from './use-viewer.ts'
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
  const takeNext = useNext()
  const [notice, setNotice] = useState('')
  const [asking, setAsking] = useState<string | null>(null)
  const [comparing, setComparing] = useState(false)
  const w = messages.kyc
  const { act, busy, refused } = reviewing
  const officer = hasRole(me, kycOfficers)
  const held = isHeld(review)
  const mine = held && review.claimed_by === me.id
  const viewer = useViewer(review, mine)
  const beside = useViewer(review, false)
  const current = review.documents.find(({ id }) => id === viewer.kycDocument?.id)
  // Whoever works by the keyboard is elsewhere by the time that an answer comes.
  const shown = useRef<string | null>(null)
  useEffect(() => {
    shown.current = viewer.kycDocument?.id ?? null
  })
  function goOn(from: Review, after: string | null) {
    const next = nextToDo(from, after)
    if (next) viewer.select(next.id, next.page)
  }
  async function decide(kycDocumentId: string, decided: object) {
    setNotice('')
    const done = await act(`documents/${kycDocumentId}/decide`, { ...decided, version: review.version })
    if (!done || done === 'gone') return done
    // Another document may be asked about by now: whoever works by the keyboard does not wait.
    setAsking((open) => (open === kycDocumentId ? null : open))
    if (shown.current === kycDocumentId) goOn(done, kycDocumentId)
    return done
  }
  const accept = (kycDocumentId: string) => void decide(kycDocumentId, { decision: 'accepted' })
  useKeys(asking === null && officer, {
    accept: () => mine && current && accept(current.id),
    needsChange: () => mine && current && setAsking(current.id),
    nextToDo: () => mine && goOn(review, viewer.kycDocument?.id ?? null),
    compare: () => setComparing((before) => !before),
    viewer,
  })
  async function finish(andNext: boolean) {
    const done = await act('finish', { version: review.version })
    if (!done || done === 'gone') return
    const said = w.finished[done.state] ?? ''
    const none = andNext ? await takeNext() : ''
    setNotice([said, none].filter(Boolean).join(' '))
    await client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
  }
  async function erase() {
    if (!(await reviewing.erase())) return
    void navigate('/backoffice/kyc')
    void client.invalidateQueries({ queryKey: ['kyc', 'queue'] })
    void client.invalidateQueries({ queryKey: ['kyc', 'erasures'] })
  }
  const documentAsked = review.documents.find(({ id }) => id === asking)
  const decisions = (which: ViewerState) => {
    const open = review.documents.find(({ id }) => id === which.kycDocument?.id)
    return (
      mine &&
      open && <Decide kycDocument={open} where={w.viewer} busy={busy} onAccept={accept} onAsk={setAsking} />
    )
  }

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
      <div className={styles.columns} data-comparing={(officer && comparing) || undefined}>
        <div className={styles.desk}>
          <Details review={review} officer={officer} />
          {officer && (
            <div className={styles.panes}>
              <Viewer review={review} viewer={viewer} label={w.viewer} thumbnails={!comparing}>
                {decisions(viewer)}
                <Button size="small" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
                  {comparing ? w.compareEnd : w.compare}
                </Button>
              </Viewer>
              {comparing && (
                <Viewer review={review} viewer={beside} label={w.viewerBeside} thumbnails={false}>
                  {decisions(beside)}
                </Viewer>
              )}
            </div>
          )}
          {officer && (
            <p className={styles.muted}>
              {w.openNote} {w.keys}
            </p>
          )}
        </div>
        <div className={styles.side}>
          {officer && <Claim review={review} mine={mine} held={held} busy={busy} act={act} />}
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
          {officer && (
            <Finish
              review={review}
              mine={mine}
              busy={busy}
              onFinish={(andNext) => void finish(andNext)}
              onNextToDo={() => goOn(review, viewer.kycDocument?.id ?? null)}
            />
          )}
          {officer && <Notes collection="kyc_submissions" id={review.id} alsoStale={['kyc']} />}
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
