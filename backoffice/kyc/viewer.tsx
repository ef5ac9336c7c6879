import Button from '@mui/material/Button'
import type { Review } from '#contract/backoffice/kyc.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'
import type { ViewerState } from './use-viewer.ts'

/** One page of a document as a picture: zoomed, turned, paged. */
export function Viewer({ review, viewer }: { review: Review; viewer: ViewerState }) {
  const w = messages.kyc
  const { kycDocument, page, pages, zoom, turns, picture, failed } = viewer
  return (
    <section className={styles.viewer} aria-label={w.viewer}>
      <div className={styles.viewerBar} role="toolbar" aria-label={w.viewer}>
        <Button size="small" onClick={() => viewer.stepDocument(-1)}>
          {w.previousDocument}
        </Button>
        <Button size="small" onClick={() => viewer.stepDocument(1)}>
          {w.nextDocument}
        </Button>
        <Button size="small" disabled={page <= 1} onClick={() => viewer.turnPage(-1)}>
          {w.previousPage}
        </Button>
        <output>{kycDocument && formatMessage(w.page, { page, of: pages })}</output>
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
      <h2>{kycDocument?.purpose ?? w.documents}</h2>
      {/* Scrolled with the keyboard where the page is larger than the frame. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must take the focus (axe, scrollable-region-focusable) */}
      <section className={styles.sheet} tabIndex={0} aria-label={kycDocument?.purpose ?? w.viewer}>
        {kycDocument && failed && <p role="alert">{w.pageFailed}</p>}
        {kycDocument && !failed && !picture && <output>{w.pageLoading}</output>}
        {kycDocument && picture && (
          <img
            src={picture}
            alt={formatMessage(w.pageAlt, { document: kycDocument.purpose, page })}
            style={{ width: `${zoom * 100}%`, transform: `rotate(${turns * 90}deg)` }}
          />
        )}
      </section>
      <p className={styles.muted}>
        {w.openNote} {w.keys}
      </p>
      {kycDocument && (
        <a href={`/api/kyc_reviews/${review.id}/documents/${kycDocument.id}/original`} download>
          {w.original}
        </a>
      )}
    </section>
  )
}
