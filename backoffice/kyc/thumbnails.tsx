import { useEffect, useState } from 'react'
import type { Review, ReviewDocument } from '#contract/backoffice/kyc.ts'
import { kycThumbnail } from '#contract/limits.ts'
import { askBytes } from '../api.ts'
import { formatMessage, messages } from '../messages.ts'
import styles from './kyc.module.css'
import type { ViewerState } from './use-viewer.ts'

type Props = { review: Review; kycDocument: ReviewDocument; viewer: ViewerState }

/** The pages of a document, small, each leading to itself; those that were opened are marked. */
export function Thumbnails({ review, kycDocument, viewer }: Props) {
  const strip = useStrip(`/api/kyc_reviews/${review.id}/documents/${kycDocument.id}/thumbnails`)
  const w = messages.kyc
  const { width, height } = kycThumbnail
  return (
    <ol className={styles.thumbnails} aria-label={w.pages}>
      {Array.from({ length: viewer.pages }, (_, index) => index + 1).map((page) => {
        const opened = kycDocument.opened.includes(page)
        return (
          <li key={page}>
            <button
              type="button"
              aria-current={page === viewer.page ? 'page' : undefined}
              aria-label={formatMessage(opened ? w.thumbnailOpened : w.thumbnail, { page })}
              data-opened={opened || undefined}
              onClick={() => viewer.openPage(page)}
            >
              <span
                style={{
                  width,
                  height,
                  ...(strip && {
                    backgroundImage: `url(${strip})`,
                    backgroundPosition: `0 ${-(page - 1) * height}px`,
                  }),
                }}
              />
              {page}
              {opened && ' ✓'}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** The strip's picture, in this window's memory only; null while it is on its way, or where it could not be had. */
function useStrip(path: string): string | null {
  const [strip, setStrip] = useState<string | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let url: string | null = null
    askBytes(path, stop.signal).then(
      (blob) => {
        url = URL.createObjectURL(blob)
        setStrip(url)
      },
      // Without it the pages have their numbers.
      () => {},
    )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [path])
  return strip
}
