import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { askBytes } from '../api.ts'

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const

export type ViewerState = {
  kycDocument: ReviewDocument | null
  page: number
  pages: number
  zoom: number
  /** quarter turns */
  turns: number
  /** the page's picture; null while it is on its way */
  picture: string | null
  failed: boolean
  select: (id: string) => void
  turnPage: (step: 1 | -1) => void
  stepDocument: (step: 1 | -1) => void
  zoomBy: (step: 1 | -1) => void
  fit: () => void
  rotate: () => void
}

/**
 * Which page of which document is looked at. Each page is asked for once, since each opening is in the record; the
 * pictures are in this window's memory and nowhere else, and go when the review is left.
 * @param starts whether the first document opens by itself: once the submission is in hand
 */
export function useViewer(review: Review, starts: boolean): ViewerState {
  const all = [...review.documents, ...review.old_documents]
  const [chosen, setChosen] = useState<string | null>(null)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(2)
  const [turns, setTurns] = useState(0)
  const [shown, setShown] = useState<Readonly<Record<string, string>>>({})
  const [failed, setFailed] = useState<string | null>(null)
  const kept = useRef<string[]>([])
  const client = useQueryClient()
  const kycDocument = all.find(({ id }) => id === chosen) ?? (starts ? (review.documents[0] ?? null) : null)
  const pages = kycDocument?.pages ?? 1
  const path = kycDocument && `/api/kyc_reviews/${review.id}/documents/${kycDocument.id}/pages/${page}`
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
        void client.invalidateQueries({ queryKey: ['kyc', 'review', review.id] })
      },
      () => {
        if (!stop.signal.aborted) setFailed(path)
      },
    )
    return () => stop.abort()
  }, [client, known, path, review.id])
  useEffect(() => {
    const urls = kept.current
    return () => {
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [])

  const open = (id: string) => {
    setChosen(id)
    setPage(1)
    setTurns(0)
  }
  return {
    kycDocument,
    page,
    pages,
    zoom: zooms[zoom] ?? 1,
    turns,
    picture: path === null ? null : (shown[path] ?? null),
    failed: path !== null && failed === path,
    select: open,
    turnPage: (step) => setPage(Math.min(pages, Math.max(1, page + step))),
    stepDocument(step) {
      const at = all.findIndex(({ id }) => id === kycDocument?.id)
      const next = all[at + step]
      if (next) open(next.id)
    },
    zoomBy: (step) => setZoom(Math.min(zooms.length - 1, Math.max(0, zoom + step))),
    fit: () => setZoom(2),
    rotate: () => setTurns((turns + 1) % 4),
  }
}
