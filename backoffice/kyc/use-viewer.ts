import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { askBytes } from '../api.ts'

/** How much larger than what fits. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
const asItFits = zooms.indexOf(1)

export type Fit = 'page' | 'width'
export type ViewerState = {
  kycDocument: ReviewDocument | null
  page: number
  pages: number
  /** what the page is fitted to, and how many times larger it is than that */
  fit: Fit
  zoom: number
  /** quarter turns */
  turns: number
  /** the page's picture; null while it is on its way */
  picture: string | null
  failed: boolean
  select: (id: string, page?: number) => void
  openPage: (page: number) => void
  turnPage: (step: 1 | -1) => void
  stepDocument: (step: 1 | -1) => void
  zoomBy: (step: 1 | -1) => void
  fitTo: (fit: Fit) => void
  rotate: () => void
}

/**
 * Which page of which document is looked at. Each page is asked for once, since each opening is in the record; the
 * pictures are in this window's memory and nowhere else, and go when the review is left.
 * @param starts whether a document opens by itself: once the submission is in hand
 * @param first the one that does; else the first of all
 */
export function useViewer(review: Review, starts: boolean, first: string | null = null): ViewerState {
  const all = [...review.documents, ...review.old_documents]
  const [chosen, setChosen] = useState<string | null>(starts ? first : null)
  const [page, setPage] = useState(1)
  const [fit, setFit] = useState<Fit>('page')
  const [zoom, setZoom] = useState<number>(asItFits)
  const [turns, setTurns] = useState(0)
  const kycDocument = all.find(({ id }) => id === chosen) ?? (starts ? (review.documents[0] ?? null) : null)
  // Of a document that the customer does not have there is none to open.
  const pages = Math.max(1, kycDocument?.pages ?? 1)
  const path =
    kycDocument && !kycDocument.absent
      ? `/api/kyc_reviews/${review.id}/documents/${kycDocument.id}/pages/${page}`
      : null
  const { picture, failed } = usePicture(review.id, path)

  const openPage = (wanted: number) => setPage(Math.min(pages, Math.max(1, wanted)))
  const select = (id: string, wanted = 1) => {
    // Another document lies as it was scanned.
    if (id !== kycDocument?.id) setTurns(0)
    setChosen(id)
    setPage(wanted)
  }
  return {
    kycDocument,
    page,
    pages,
    fit,
    zoom: zooms[zoom] ?? 1,
    turns,
    picture,
    failed,
    select,
    openPage,
    turnPage: (step) => openPage(page + step),
    stepDocument(step) {
      const at = all.findIndex(({ id }) => id === kycDocument?.id)
      const next = all[at + step]
      if (next) select(next.id)
    },
    zoomBy: (step) => setZoom(Math.min(zooms.length - 1, Math.max(0, zoom + step))),
    fitTo(wanted) {
      setFit(wanted)
      setZoom(asItFits)
    },
    rotate: () => setTurns((turns + 1) % 4),
  }
}

/** A page's picture by its address, kept while the review is open. */
function usePicture(review: string, path: string | null): { picture: string | null; failed: boolean } {
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const kept = useRef<string[]>([])
  const client = useQueryClient()
  const known = path !== null && shown[path] !== undefined
  useEffect(() => {
    if (path === null || known) return
    const stop = new AbortController()
    askBytes(path, stop.signal).then(
      (blob) => {
        const url = URL.createObjectURL(blob)
        kept.current.push(url)
        setShown((before) => ({ ...before, [path]: url }))
        // Which pages were opened is the service's to know: a review ends when all were.
        void client.invalidateQueries({ queryKey: ['kyc', 'review', review] })
      },
      () => {
        if (!stop.signal.aborted) setFailed(path)
      },
    )
    return () => stop.abort()
  }, [client, known, path, review])
  useEffect(() => {
    const urls = kept.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  return { picture: path === null ? null : (shown[path] ?? null), failed: path !== null && failed === path }
}

/** What is left to do: a document to decide on, or a page that was not opened. Null where nothing is. */
export function nextToDo(review: Review, from: string | null): { id: string; page: number } | null {
  const { documents } = review
  const at = documents.findIndex(({ id }) => id === from)
  // After the one that is open, then from the first.
  const round = [...documents.slice(at + 1), ...documents.slice(0, at + 1)]
  const undecided = round.find(({ state }) => state === 'received')
  if (undecided) return { id: undecided.id, page: firstUnopened(undecided) ?? 1 }
  const unopened = round.find((one) => firstUnopened(one) !== null)
  return unopened ? { id: unopened.id, page: firstUnopened(unopened) ?? 1 } : null
}

const firstUnopened = ({ pages, opened }: ReviewDocument): number | null =>
  Array.from({ length: pages ?? 1 }, (_, index) => index + 1).find((page) => !opened.includes(page)) ?? null
