import Button from '@mui/material/Button'
import type { Review } from '#contract/backoffice/kyc.ts'
import { formatMessage, messages as words } from '../messages.ts'
import styles from './kyc.module.css'
import type { ViewerState } from './use-viewer.ts'

/** One page of a paper as a picture: zoomed, turned, paged. */
export function Viewer({ review, viewer }: { review: Review; viewer: ViewerState }) {
  const w = words.kyc
  const { paper, page, pages, zoom, turns, picture, failed } = viewer
  return (
    <section className={styles.viewer} aria-label={w.viewer}>
      <div className={styles.viewerBar} role="toolbar" aria-label={w.viewer}>
        <Button size="small" onClick={() => viewer.turnPaper(-1)}>
          {w.previousPaper}
        </Button>
        <Button size="small" onClick={() => viewer.turnPaper(1)}>
          {w.nextPaper}
        </Button>
        <Button size="small" disabled={page <= 1} onClick={() => viewer.turnPage(-1)}>
          {w.previousPage}
        </Button>
        <output>{paper && formatMessage(w.page, { page, of: pages })}</output>
        <Button size="small" disabled={page >= pages} onClick={() => viewer.turnPage(1)}>
          {w.nextPage}
        </Button>
        <Button size="small" onClick={() => viewer.zoomBy(-1)}>
          {w.zoomOut}
        </Button>
        <Button size="small" onClick={() => viewer.zoomBy(1)}>
          {w.zoomIn}
        </Button>
        <Button size="small" onClick={viewer.fit}>
          {w.fit}
        </Button>
        <Button size="small" onClick={viewer.rotate}>
          {w.rotate}
        </Button>
      </div>
      <h2>{paper?.purpose ?? w.papers}</h2>
      {/* Scrolled with the keyboard where the page is larger than the frame. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must take the focus (axe, scrollable-region-focusable) */}
      <section className={styles.sheet} tabIndex={0} aria-label={paper?.purpose ?? w.viewer}>
        {paper && failed && <p role="alert">{w.pageFailed}</p>}
        {paper && !failed && !picture && <output>{w.pageLoading}</output>}
        {paper && picture && (
          <img
            src={picture}
            alt={formatMessage(w.pageAlt, { paper: paper.purpose, page })}
            style={{ width: `${zoom * 100}%`, transform: `rotate(${turns * 90}deg)` }}
          />
        )}
      </section>
      <p className={styles.muted}>
        {w.openNote} {w.keys}
      </p>
      {paper && (
        <a href={`/api/kyc_reviews/${review.id}/documents/${paper.id}/original`} download>
          {w.original}
        </a>
      )}
    </section>
  )
}
