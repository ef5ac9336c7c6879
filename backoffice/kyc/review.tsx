import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import type { RevealedDetails, Review } from '#contract/backoffice/kyc.ts'
import { ApiError } from '../api.ts'
import { sayDeadline } from '../shell/deadline.tsx'
import { Heading } from '../shell/heading.tsx'
import { Loading } from '../shell/loading.tsx'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import { Notes } from '../notes/notes.tsx'
import { UndeliveredAlert } from '../undelivered/undelivered-alert.tsx'
import { Checklist, Decide } from './checklist.tsx'
import { Claim, extendWhileTyping } from './claim.tsx'
import { Details } from './details.tsx'
import { Finish } from './finish.tsx'
import { History } from './history.tsx'
import { Retention } from './retention.tsx'
import styles from './kyc.module.css'
import { referenceOf } from './reference.ts'
import { ReasonForm } from './reason-form.tsx'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useRevealed } from './use-revealed.ts'
import { useReview, type Reviewing } from './use-review.ts'
import { useDesk, type ReviewDesk } from './use-desk.ts'
import type { ViewerState } from './use-viewer.ts'
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

type OpenProps = { review: Review; reviewing: Reviewing }

function Open({ review, reviewing }: OpenProps) {
  const desk = useDesk(review, reviewing)
  const details = useRevealed(review.id)
  const w = messages.kyc
  const documentAsked = review.documents.find(({ id }) => id === desk.asking)
  return (
    <>
      <ReviewHead review={review} />
      <UndeliveredAlert collection="kyc_submissions" item={review.id} />
      <output className={styles.notice}>{desk.notice}</output>
      <output className="visually-hidden">{desk.told}</output>
      {reviewing.refused && !documentAsked && (
        <p className={styles.refused} role="alert">
          {reviewing.refused}
        </p>
      )}
      {!desk.officer && <p className={styles.note}>{w.auditor}</p>}
      {review.duplicates.length > 0 && <Duplicates review={review} />}
      <div className={styles.columns} data-comparing={(desk.officer && desk.comparing) || undefined}>
        <div className={styles.desk}>
          <Details review={review} officer={desk.officer} {...details} />
          {desk.officer && <Panes review={review} desk={desk} />}
        </div>
        <Side review={review} reviewing={reviewing} desk={desk} notes={details.revealed?.notes} />
      </div>
      <History id={review.id} asking={reviewing.asking} />
      {documentAsked && (
        <ReasonForm
          key={documentAsked.id}
          kycDocument={documentAsked}
          refused={reviewing.refused}
          onCancel={() => desk.ask(null)}
          onSave={(reason) => desk.decide(documentAsked.id, { decision: 'needs_change', reason })}
          onType={() => extendWhileTyping(review, reviewing.act)}
        />
      )}
    </>
  )
}

/** The document that is looked at, and a second one beside it. */
function Panes({ review, desk }: { review: Review; desk: ReviewDesk }) {
  const { comparing, viewer, beside } = desk
  const w = messages.kyc
  useFocusInSight(comparing)
  const decisions = (which: ViewerState) => {
    const open = review.documents.find(({ id }) => id === which.kycDocument?.id)
    return (
      desk.mine &&
      open && (
        <Decide
          kycDocument={open}
          viewer={which}
          where={which === beside ? w.viewerBeside : w.viewer}
          onAccept={desk.accept}
          onAsk={desk.ask}
        />
      )
    )
  }
  return (
    <>
      <div className={styles.panes}>
        <Viewer review={review} viewer={viewer} label={w.viewer} thumbnails={!comparing}>
          {decisions(viewer)}
          <Button size="small" aria-pressed={comparing} onClick={desk.compare}>
            {comparing ? w.compareEnd : w.compare}
          </Button>
        </Viewer>
        {comparing && (
          <Viewer review={review} viewer={beside} label={w.viewerBeside} second thumbnails={false}>
            {decisions(beside)}
          </Viewer>
        )}
      </div>
      <p className={styles.muted}>
        {w.openNote} <span className="for-keyboards">{w.keys}</span>
      </p>
    </>
  )
}

/** Who reviews it, what is decided, how it ends, and what colleagues say. */
function Side({
  review,
  reviewing,
  desk,
  notes,
}: OpenProps & { desk: ReviewDesk; notes: RevealedDetails['notes'] | undefined }) {
  const { act } = reviewing
  const { officer, mine, viewer } = desk
  return (
    <div className={styles.side}>
      {officer && (
        <Claim {...{ review, mine, act }} held={desk.held} onStarted={() => viewer.frame.current?.focus()} />
      )}
      <Checklist
        review={review}
        mine={mine}
        officer={officer}
        notes={notes}
        viewer={viewer}
        selected={viewer.kycDocument?.id ?? null}
        onSelect={(id) => {
          viewer.select(id)
          viewer.bringIntoView()
        }}
        onAccept={desk.accept}
        onAsk={desk.ask}
      />
      {officer && (
        <>
          <Finish
            review={review}
            mine={mine}
            onFinish={(andNext) => void desk.finish(andNext)}
            onNextToDo={desk.nextToDo}
          />
          <Notes collection="kyc_submissions" id={review.id} alsoStale={['kyc']} />
          <Retention review={review} act={act} onErase={() => void desk.erase()} />
        </>
      )}
    </div>
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
          review.resent_at && formatMessage(w.sentAgainAt, { at: shortCat(review.resent_at) }),
          sayDeadline(review),
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
