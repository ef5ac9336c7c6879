import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { ask, ApiError, askBytes } from '../api.ts'

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
  /** the page's picture; null while it is loading */
  picture: string | null
  failed: boolean
  /** the pages of a document that could not be drawn and were not opened before */
  failedPages: (kycDocument: ReviewDocument) => number[]
  /** fetches a picture of higher resolution, for a page that is shown larger than its picture */
  sharpen: () => void
  /** fetches a failed page again and shows it; without arguments the current page */
  retry: (id?: string, page?: number) => void
  /** the picture could not be drawn */
  fail: () => void
  /** the page is drawn, and at least half of it is in the window; the service hears of it */
  see: () => void
  /** the frame that scrolls the page */
  frame: RefObject<HTMLElement | null>
  /** focuses the page where most of it is outside the window, which scrolls to it */
  bringIntoView: () => void
  select: (id: string, page?: number) => void
  openPage: (page: number) => void
  turnPage: (step: 1 | -1) => void
  stepDocument: (step: 1 | -1) => void
  zoomBy: (step: 1 | -1) => void
  fitTo: (fit: Fit) => void
  rotate: () => void
}

/** How a document lies: it lies so again when the officer returns to it. */
type Position = { page: number; fit: Fit; zoom: number; turns: number }
const asScanned: Position = { page: 1, fit: 'page', zoom: asItFits, turns: 0 }

/**
 * Which page of which document is looked at. Each page is asked for once, since each opening is in the record; the
 * pictures are in this window's memory and nowhere else, and go when the review is left.
 * @param starts whether a document opens by itself: once the submission is in hand
 * @param first the one that does; else the first of all
 */
export function useViewer(
  review: Review,
  pictures: Pictures,
  starts: boolean,
  first: string | null = null,
): ViewerState {
  const all = [...review.documents, ...review.old_documents]
  const [chosen, setChosen] = useState<string | null>(starts ? first : null)
  const [positions, setPositions] = useState<Readonly<Record<string, Position>>>({})
  const kycDocument = all.find(({ id }) => id === chosen) ?? (starts ? (review.documents[0] ?? null) : null)
  const positionOf = (id: string | undefined) => (id !== undefined && positions[id]) || asScanned
  const { page, fit, zoom, turns } = positionOf(kycDocument?.id)
  const move = (id: string | undefined, change: Partial<Position>) => {
    if (id !== undefined) setPositions((before) => ({ ...before, [id]: { ...positionOf(id), ...change } }))
  }
  // Of a document that the customer does not have there is none to open.
  const pages = Math.max(1, kycDocument?.pages ?? 1)
  const pathOf = (id: string, of: number) => `/api/kyc_reviews/${review.id}/documents/${id}/pages/${of}`
  const path = kycDocument && !kycDocument.absent ? pathOf(kycDocument.id, page) : null
  const frame = useRef<HTMLElement>(null)
  const picture = usePage(pictures, path)
  const { shown, set } = pictures
  const see = useSeen(review.id, path)

  // Another page is seen as a whole before its parts are.
  const show = (id: string | undefined, wanted: number) =>
    move(id, { page: wanted, ...(wanted !== positionOf(id).page && { zoom: asItFits }) })
  const openPage = (wanted: number) => show(kycDocument?.id, Math.min(pages, Math.max(1, wanted)))
  const select = (id: string, wanted = 1) => {
    setChosen(id)
    show(id, wanted)
  }
  return {
    kycDocument,
    page,
    pages,
    fit,
    zoom: zooms[zoom] ?? 1,
    turns,
    ...picture,
    failedPages: ({ id, pages: all, opened }) =>
      Array.from({ length: all ?? 1 }, (_, index) => index + 1).filter(
        (one) => shown[pathOf(id, one)] === null && !opened.includes(one),
      ),
    retry(id = kycDocument?.id, wanted = page) {
      if (id === undefined) return
      select(id, wanted)
      set(pathOf(id, wanted), undefined)
    },
    see: () => {
      if (kycDocument && !kycDocument.replaced_at && !kycDocument.opened.includes(page)) see()
    },
    frame,
    bringIntoView() {
      const box = frame.current?.getBoundingClientRect()
      if (box && Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) < box.height / 2)
        frame.current?.focus()
    },
    select,
    openPage,
    turnPage: (step) => openPage(page + step),
    stepDocument(step) {
      const at = all.findIndex(({ id }) => id === kycDocument?.id)
      const next = all[at + step]
      if (next) select(next.id)
    },
    zoomBy: (step) => move(kycDocument?.id, { zoom: Math.min(zooms.length - 1, Math.max(0, zoom + step)) }),
    fitTo: (wanted) => move(kycDocument?.id, { fit: wanted, zoom: asItFits }),
    rotate: () => move(kycDocument?.id, { turns: (turns + 1) % 4 }),
  }
}

/** Reports a page as seen. A lost connection delays the report. */
function useSeen(review: string, path: string | null): () => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (page: string) => ask('POST', `${page}/seen`, { body: null, background: true }),
    retry: (_, error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
    onSuccess: (_, page) => {
      // What was seen can be accepted before the review is fetched again.
      client.setQueryData<Review>(['kyc', 'review', review], (before) => before && withSeen(before, page))
      void client.invalidateQueries({ queryKey: ['kyc', 'review', review] })
    },
  })
  return () => {
    if (path !== null) mutate(path)
  }
}

/** Returns the review with the page of this address among those that were opened. */
function withSeen(review: Review, address: string): Review {
  const [, id, page] = /\/documents\/([^/]+)\/pages\/(\d+)$/.exec(address) ?? []
  const documents = review.documents.map((one) =>
    one.id === id ? { ...one, opened: [...new Set([...one.opened, Number(page)])] } : one,
  )
  return { ...review, documents }
}

/** The pictures of pages by address: null could not be drawn, `wanted` is to be fetched. */
type Shown = Readonly<Record<string, string | null | undefined>>
export type Pictures = {
  shown: Shown
  set: (page: string, url: string | null | undefined) => void
  /** keeps a picture while the review is open */
  keep: (blob: Blob) => string
}

const urlOf = (picture: string | null | undefined) => (picture === 'wanted' ? null : (picture ?? null))

/** Keeps the pictures of pages while the review is open. */
export function usePictures(): Pictures {
  const [shown, setShown] = useState<Shown>({})
  const kept = useRef<string[]>([])
  useEffect(() => {
    const urls = kept.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])
  const set = useCallback(
    (page: string, url: string | null | undefined) => setShown((before) => ({ ...before, [page]: url })),
    [],
  )
  const keep = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob)
    kept.current.push(url)
    return url
  }, [])
  return { shown, set, keep }
}

/** Fetches a page's picture by its address, unless there is one. */
function usePicture({ shown, set, keep }: Pictures, path: string | null): void {
  const isMissing = path !== null && (shown[path] === undefined || shown[path] === 'wanted')
  useEffect(() => {
    if (path === null || !isMissing) return
    const stop = new AbortController()
    askBytes(path, stop.signal).then(
      (blob) => set(path, keep(blob)),
      () => {
        if (!stop.signal.aborted) set(path, null)
      },
    )
    return () => stop.abort()
  }, [isMissing, keep, path, set])
}

/** Fetches the picture of a page, and a finer one once that is wanted. */
function usePage(
  pictures: Pictures,
  path: string | null,
): Pick<ViewerState, 'picture' | 'failed' | 'fail' | 'sharpen'> {
  const { shown, set } = pictures
  const larger = path && `${path}?large=true`
  const finer = larger && urlOf(shown[larger])
  usePicture(pictures, path)
  usePicture(pictures, larger && shown[larger] === 'wanted' ? larger : null)
  return {
    picture: finer ?? (path && urlOf(shown[path])),
    failed: path !== null && shown[path] === null,
    fail() {
      if (path !== null) set(finer && larger ? larger : path, null)
    },
    sharpen() {
      if (larger && shown[larger] === undefined) set(larger, 'wanted')
    },
  }
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
