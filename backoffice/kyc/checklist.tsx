import Button from '@mui/material/Button'
import type { Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { shortCat } from '../time.ts'
import { formatMessage, messages as words } from '../messages.ts'
import styles from './kyc.module.css'

type Props = {
  review: Review
  mine: boolean
  officer: boolean
  busy: boolean
  selected: string | null
  onSelect: (paper: string) => void
  onAccept: (paper: string) => void
  onAsk: (paper: string) => void
}

/** Each paper with its state; it is opened, accepted, or asked for again. */
export function Checklist(props: Props) {
  const { review, mine, officer, busy, selected, onSelect, onAccept, onAsk } = props
  const w = words.kyc
  const line = (paper: ReviewDocument, old: boolean) => (
    <li key={paper.id} data-selected={paper.id === selected || undefined}>
      {officer ? (
        <button
          type="button"
          className={styles.paper}
          aria-current={paper.id === selected ? 'true' : undefined}
          onClick={() => onSelect(paper.id)}
        >
          {paper.purpose}
        </button>
      ) : (
        <span>{paper.purpose}</span>
      )}
      <span data-chip={paper.state}>
        {old && paper.replaced_at ? shortCat(paper.replaced_at) : w.paperState[paper.state]}
      </span>
      {mine && !old && paper.opened.length < (paper.pages ?? 1) && (
        <span className={styles.muted}>
          {formatMessage(w.pagesOpened, { opened: paper.opened.length, pages: paper.pages ?? 1 })}
        </span>
      )}
      {paper.reason && <p className={styles.muted}>{paper.reason[review.lang]}</p>}
      {mine && !old && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant={paper.state === 'accepted' ? 'contained' : 'outlined'}
            color="success"
            disabled={busy}
            aria-label={`${w.accept}: ${paper.purpose}`}
            onClick={() => onAccept(paper.id)}
          >
            {w.accept}
          </Button>
          <Button
            size="small"
            variant={paper.state === 'needs_change' ? 'contained' : 'outlined'}
            color="error"
            disabled={busy}
            aria-label={`${w.needsChange}: ${paper.purpose}`}
            onClick={() => onAsk(paper.id)}
          >
            {w.needsChange}
          </Button>
        </div>
      )}
    </li>
  )
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{w.papers}</h2>
      <ul className={styles.papers}>{review.documents.map((paper) => line(paper, false))}</ul>
      {review.old_documents.length > 0 && (
        <details>
          <summary>
            {w.oldPapers} ({review.old_documents.length})
          </summary>
          <ul className={styles.papers}>{review.old_documents.map((paper) => line(paper, true))}</ul>
        </details>
      )}
    </section>
  )
}
