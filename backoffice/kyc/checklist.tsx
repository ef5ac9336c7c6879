import Button from '@mui/material/Button'
import type { RevealedDetails, Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { useId } from 'react'
import { shortCat } from '../time.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'
import type { ViewerState } from './use-viewer.ts'

type Props = {
  review: Review
  mine: boolean
  officer: boolean
  /** revealed notes by the document's id; masked ones show without them */
  notes: RevealedDetails['notes'] | undefined
  viewer: ViewerState
  selected: string | null
  onSelect: (id: string) => void
  onAccept: (id: string) => void
  onAsk: (id: string) => void
}

/** Each document with its state; it is opened, accepted, or asked for again. */
export function Checklist(props: Props) {
  const { review, mine, officer, notes, viewer, selected, onSelect, onAccept, onAsk } = props
  const w = messages.kyc
  const line = (kycDocument: ReviewDocument, old: boolean) => (
    <li key={kycDocument.id} data-selected={kycDocument.id === selected || undefined}>
      {officer ? (
        <button
          type="button"
          className={styles.document}
          aria-current={kycDocument.id === selected ? 'true' : undefined}
          onClick={() => onSelect(kycDocument.id)}
        >
          {kycDocument.purpose}
        </button>
      ) : (
        <span>{kycDocument.purpose}</span>
      )}
      <span data-chip={kycDocument.state}>
        {old && kycDocument.replaced_at
          ? shortCat(kycDocument.replaced_at)
          : w.documentState[kycDocument.state]}
      </span>
      {mine && !old && kycDocument.opened.length < (kycDocument.pages ?? 1) && (
        <span className={styles.muted}>
          {formatMessage(w.pagesOpened, { opened: kycDocument.opened.length, n: kycDocument.pages ?? 1 })}
        </span>
      )}
      {kycDocument.substitute && (
        <p className={styles.muted}>
          {formatMessage(w.sentInstead, { substitute: kycDocument.substitute.en })}
        </p>
      )}
      {kycDocument.absent && (
        <p className={styles.note}>
          {w.absent}{' '}
          {kycDocument.note && <q lang={review.lang}>{notes?.[kycDocument.id] ?? kycDocument.note}</q>}
        </p>
      )}
      {kycDocument.reason && <p className={styles.muted}>{kycDocument.reason[review.lang]}</p>}
      {mine && !old && (
        <div className={styles.actions}>
          <Decide kycDocument={kycDocument} viewer={viewer} onAccept={onAccept} onAsk={onAsk} />
        </div>
      )}
    </li>
  )
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{w.documents}</h2>
      <ul className={styles.documents}>{review.documents.map((kycDocument) => line(kycDocument, false))}</ul>
      {review.old_documents.length > 0 && (
        <details>
          <summary>
            {w.oldDocuments} ({review.old_documents.length})
          </summary>
          <ul className={styles.documents}>
            {review.old_documents.map((kycDocument) => line(kycDocument, true))}
          </ul>
        </details>
      )}
    </section>
  )
}

type DecideProps = Pick<Props, 'onAccept' | 'onAsk' | 'viewer'> & {
  kycDocument: ReviewDocument
  /** where the buttons stand, for who does not see it; in the checklist without it */
  where?: string
}

/** Returns whether a page of the document was seen and none failed, or the customer does not have it. */
export const isAcceptable = (
  kycDocument: ReviewDocument,
  { failedPages }: Pick<ViewerState, 'failedPages'>,
): boolean => kycDocument.absent || (kycDocument.opened.length > 0 && failedPages(kycDocument).length === 0)

/** Accepts a document, or asks for it again. */
export function Decide({ kycDocument, viewer, where, onAccept, onAsk }: DecideProps) {
  const w = messages.kyc
  const named = (act: string) => [act, kycDocument.purpose].join(': ') + (where ? ` (${where})` : '')
  const [page] = kycDocument.absent ? [] : viewer.failedPages(kycDocument)
  const why = useId()
  return (
    <>
      <Button
        size="small"
        variant={kycDocument.state === 'accepted' ? 'contained' : 'outlined'}
        color="success"
        aria-label={named(w.accept)}
        disabled={!isAcceptable(kycDocument, viewer)}
        aria-describedby={page === undefined ? undefined : why}
        onClick={() => onAccept(kycDocument.id)}
      >
        {w.accept}
      </Button>
      <Button
        size="small"
        variant={kycDocument.state === 'needs_change' ? 'contained' : 'outlined'}
        color="error"
        aria-label={named(w.needsChange)}
        onClick={() => onAsk(kycDocument.id)}
      >
        {w.needsChange}
      </Button>
      {page !== undefined && (
        <p id={why} className={styles.note}>
          {formatMessage(w.acceptBlocked, { page })}{' '}
          <Button size="small" onClick={() => viewer.retry(kycDocument.id, page)}>
            {formatMessage(w.retryPage, { page })}
          </Button>
        </p>
      )}
    </>
  )
}
