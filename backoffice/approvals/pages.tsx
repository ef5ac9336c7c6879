import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PagesBeforeAfter, WaitingItem } from '#contract/backoffice/approvals.ts'
import { ask } from '../api.ts'
import { PageSelect } from '../content/page-select.tsx'
import { Loading } from '../shell/loading.tsx'
import { ErrorNotice } from '../shell/notice.tsx'
import { formatMessage, messages } from '../messages.ts'
import styles from './approvals.module.css'
import { readOf } from './decide.tsx'
import { markDifferences } from './page-marks.ts'

const { pages: says } = messages.approvals
const { english, chichewa } = messages.content

/** A page of the site as it is now, and beside it as it would be: what readers will see is what is decided on. */
export function Pages({ items }: { items: readonly WaitingItem[] }) {
  const [lang, setLang] = useState<'en' | 'ny'>('en')
  const [path, setPath] = useState('')
  // Pages that were tried by themselves, since the one before says nothing of it.
  const [tried, setTried] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState(false)
  const read = readOf(items)
  const { data, error, refetch } = useQuery({
    queryKey: ['approval pages', read, lang, path],
    queryFn: ({ signal }) =>
      ask<PagesBeforeAfter>('POST', '/backoffice/api/approvals/preview', {
        body: { items: read, lang, path: path || null },
        signal,
      }),
    // The addresses work for ten minutes.
    staleTime: 9 * 60_000,
    gcTime: 9 * 60_000,
    refetchOnWindowFocus: false,
  })
  return (
    <section className={styles.pages} aria-labelledby="pages-title">
      <div className={styles.pagesBar}>
        <h3 id="pages-title" tabIndex={-1}>
          {says.title}
        </h3>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={says.language}
          value={lang}
          onChange={(_, value: 'en' | 'ny' | null) => value && setLang(value)}
        >
          <ToggleButton value="en">{english}</ToggleButton>
          <ToggleButton value="ny">{chichewa}</ToggleButton>
        </ToggleButtonGroup>
        {data && data.pages.length > 1 && (
          <PageSelect
            label={says.page}
            pages={data.pages}
            path={path || data.path}
            title={items[0]?.title ?? ''}
            onPath={(next) => {
              setChosen(true)
              setPath(next)
            }}
          />
        )}
      </div>
      {error && <ErrorNotice error={error} again={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Frames
          key={data.after}
          pages={data}
          onSame={() => {
            const next = data.pages.find((one) => one.path !== data.path && !tried.includes(one.path))
            if (chosen) return
            // Nothing to be seen anywhere: its own page again.
            if (!next || tried.length >= 3) {
              setChosen(true)
              return setPath('')
            }
            setTried([...tried, data.path])
            setPath(next.path)
          }}
        />
      )}
    </section>
  )
}

function Frames({ pages: { before, after }, onSame }: { pages: PagesBeforeAfter; onSame: () => void }) {
  const frames = useRef<{ before: HTMLIFrameElement | null; after: HTMLIFrameElement | null }>({
    before: null,
    after: null,
  })
  const [places, setPlaces] = useState<number | null>(null)
  const loaded = () => {
    const [old, fresh] = [frames.current.before?.contentDocument, frames.current.after?.contentDocument]
    const both = [old, fresh].every((page) => page?.readyState === 'complete' && page.URL !== 'about:blank')
    if (!both || !old?.body || !fresh?.body) return
    const count = markDifferences(old, fresh)
    setPlaces(count)
    if (count === 0) onSame()
  }
  return (
    <>
      <output className={styles.places}>
        {places === null ? '' : places === 0 ? says.noPlaces : formatMessage(says.places, { n: places })}
      </output>
      <div className={styles.frames}>
        {(['before', 'after'] as const).map((side) => (
          <figure key={side}>
            <figcaption>
              {says[side]}{' '}
              <a href={side === 'before' ? before : after} target="_blank" rel="noreferrer">
                {says.open}
              </a>
            </figcaption>
            <div className={styles.frame}>
              <iframe
                ref={(frame) => {
                  frames.current[side] = frame
                }}
                title={says[side]}
                // No script runs in it: neither the frame nor the page's own policy lets one.
                sandbox="allow-same-origin"
                src={side === 'before' ? before : after}
                onLoad={loaded}
              />
            </div>
          </figure>
        ))}
      </div>
    </>
  )
}
