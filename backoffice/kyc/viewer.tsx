import Button from '@mui/material/Button'
import fitPageIcon from 'lucide-static/icons/maximize.svg?raw'
import fitWidthIcon from 'lucide-static/icons/move-horizontal.svg?raw'
import rotateIcon from 'lucide-static/icons/rotate-cw.svg?raw'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Review } from '#contract/backoffice/kyc.ts'
import { formatMessage, messages } from '../messages.ts'
import { Icon } from '../shell/icon.tsx'
import { useDownload } from '../shell/use-download.ts'
import styles from './kyc.module.css'
import { sheetSize } from './sheet-size.ts'
import { Thumbnails } from './thumbnails.tsx'
import type { ViewerState } from './use-viewer.ts'

type Props = {
  review: Review
  viewer: ViewerState
  /** what the pane is called: there may be two */
  label: string
  /** whether pages are shown small beside it */
  thumbnails: boolean
  /** it lies beside another one: its controls say so */
  second?: boolean
  /** what is done with the document shown */
  children?: ReactNode
}

/** One page of a document as a picture: fitted, enlarged, turned, paged. */
export function Viewer({ review, viewer, label, thumbnails, second = false, children }: Props) {
  const w = messages.kyc
  const fetchFile = useDownload()
  const { kycDocument, pages } = viewer
  const named = (act: string) => (second ? formatMessage(w.inSecond, { act }) : act)
  return (
    <section className={styles.viewer} aria-label={label}>
      <Bar review={review} viewer={viewer} label={label} named={named} />
      <div className={styles.pane}>
        {thumbnails && kycDocument && pages > 1 && (
          <Thumbnails key={kycDocument.id} review={review} kycDocument={kycDocument} viewer={viewer} />
        )}
        <Sheet viewer={viewer} />
      </div>
      <div className={styles.actions}>
        {children}
        {kycDocument && !kycDocument.absent && (
          <a
            href={`/api/kyc_reviews/${review.id}/documents/${kycDocument.id}/original`}
            download
            aria-label={named(w.original)}
            onClick={fetchFile}
          >
            {w.original}
          </a>
        )}
      </div>
    </section>
  )
}

type BarProps = Pick<Props, 'review' | 'viewer' | 'label'> & { named: (act: string) => string }

/** Which document and page, and how large and which way up. */
function Bar({ review, viewer, label, named }: BarProps) {
  const w = messages.kyc
  const { kycDocument, page, pages, fit, zoom } = viewer
  // Enlarged or made smaller, it fits neither.
  const fitted = zoom === 1 ? fit : null
  const choices = [...review.documents, ...review.old_documents]
  return (
    <div
      className={styles.viewerBar}
      role="toolbar"
      aria-label={formatMessage(w.viewerTools, { viewer: label })}
    >
      <select
        aria-label={named(w.chooseDocument)}
        value={kycDocument?.id ?? ''}
        onChange={(event) => viewer.select(event.target.value)}
      >
        {!kycDocument && <option value="">{w.chooseDocument}</option>}
        {choices.map(({ id, purpose, replaced_at }) => (
          <option key={id} value={id}>
            {replaced_at ? formatMessage(w.replacedDocument, { purpose }) : purpose}
          </option>
        ))}
      </select>
      <Button
        size="small"
        aria-label={named(w.previousPage)}
        // Not disabled: whoever has just pressed it would lose the focus.
        aria-disabled={page <= 1}
        onClick={() => viewer.turnPage(-1)}
      >
        ‹
      </Button>
      <output>
        {/* By a key, another document opens without its name having the focus. */}
        {kycDocument && <span className="visually-hidden">{kycDocument.purpose}: </span>}
        {kycDocument && !kycDocument.absent && formatMessage(w.page, { page, of: pages })}
      </output>
      <Button
        size="small"
        aria-label={named(w.nextPage)}
        aria-disabled={page >= pages}
        onClick={() => viewer.turnPage(1)}
      >
        ›
      </Button>
      <Button
        size="small"
        aria-label={named(w.fitPage)}
        aria-pressed={fitted === 'page'}
        onClick={() => viewer.fitTo('page')}
      >
        <WordOrSign word={w.fitPage} sign={fitPageIcon} />
      </Button>
      <Button
        size="small"
        aria-label={named(w.fitWidth)}
        aria-pressed={fitted === 'width'}
        onClick={() => viewer.fitTo('width')}
      >
        <WordOrSign word={w.fitWidth} sign={fitWidthIcon} />
      </Button>
      <Button size="small" aria-label={named(w.zoomOut)} onClick={() => viewer.zoomBy(-1)}>
        −
      </Button>
      <Button size="small" aria-label={named(w.zoomIn)} onClick={() => viewer.zoomBy(1)}>
        +
      </Button>
      <Button size="small" aria-label={named(w.rotate)} onClick={viewer.rotate}>
        <WordOrSign word={w.rotate} sign={rotateIcon} />
      </Button>
    </div>
  )
}

/** A word on a desk; on a phone, where all of the bar has one line, a sign. */
const WordOrSign = ({ word, sign }: { word: string; sign: string }) => (
  <>
    <span className={styles.word}>{word}</span>
    <span className={styles.sign}>
      <Icon svg={sign} />
    </span>
  </>
)

/** Calls back once at least half of the picture is in the window. */
function useSeen(picture: HTMLImageElement | null, onSeen: () => void): void {
  const newest = useRef(onSeen)
  useEffect(() => {
    newest.current = onSeen
  })
  useEffect(() => {
    if (!picture) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || entry.intersectionRatio < leastInView) return
        observer.disconnect()
        newest.current()
      },
      { threshold: leastInView },
    )
    observer.observe(picture)
    return () => observer.disconnect()
  }, [picture])
}

/** The part of a page that must be in the window before it counts as seen. */
const leastInView = 0.5

/** Fetches a finer picture once the officer has stopped zooming. */
function useSharper(isCoarse: boolean, { sharpen, zoom }: ViewerState): void {
  const newest = useRef(sharpen)
  useEffect(() => {
    newest.current = sharpen
  })
  useEffect(() => {
    if (!isCoarse || zoom <= 1) return
    const timer = setTimeout(() => newest.current(), sharpenMs)
    return () => clearTimeout(timer)
  }, [isCoarse, zoom])
}

/** Delay after the last change of the zoom before a page is fetched in higher resolution. */
const sharpenMs = 300

/** The page itself. What is scrolled is the box that it takes up when it is turned. */
function Sheet({ viewer }: { viewer: ViewerState }) {
  const w = messages.kyc
  const { kycDocument, page, picture, failed, turns } = viewer
  const { frame } = viewer
  const [drawn, setDrawn] = useState<HTMLImageElement | null>(null)
  useSeen(drawn?.getAttribute('src') === picture ? drawn : null, viewer.see)
  const [place, setPlace] = useState({ width: 0, height: 0 })
  const [natural, setNatural] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setPlace({ width: element.clientWidth, height: element.clientHeight })
    measure()
    // What scrolls takes no room of what is fitted: the frame keeps its gutters (kyc.module.css).
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  const { image, box } = sheetSize(natural, place, viewer)
  useSharper(picture !== null && image.width * devicePixelRatio > natural.width, viewer)
  return (
    <section
      className={styles.sheet}
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must take the focus (axe, scrollable-region-focusable)
      tabIndex={0}
      aria-label={kycDocument?.purpose ?? w.chooseFirst}
    >
      {!kycDocument && <p>{w.chooseFirst}</p>}
      {kycDocument && failed && (
        <p role="alert">
          {w.pageFailed}{' '}
          <Button size="small" variant="outlined" onClick={() => viewer.retry()}>
            {w.pageRetry}
          </Button>
        </p>
      )}
      {kycDocument?.absent && <p>{w.absent}</p>}
      {kycDocument && !kycDocument.absent && !failed && !picture && <output>{w.pageLoading}</output>}
      {kycDocument && picture && (
        <div className={styles.turned} style={box}>
          <img
            // A finer picture of the same page takes its place without a flash.
            key={`${kycDocument.id} ${page}`}
            src={picture}
            alt={formatMessage(w.pageAlt, { document: kycDocument.purpose, page })}
            style={{ ...image, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
            onLoad={({ currentTarget }) => {
              setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              setDrawn(currentTarget)
            }}
            onError={viewer.fail}
          />
        </div>
      )}
    </section>
  )
}
