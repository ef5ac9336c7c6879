import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Preview as Made } from '#contract/backoffice/content.ts'
import { ask } from '../api.ts'
import { messages } from '../messages.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import type { PanelRoom } from './panel-room.ts'
import { bodyOf, type Values } from './values.ts'

const { preview: says, english, chichewa } = messages.content
const widths = { phone: 360, desktop: 1280 } as const
const settleMs = 900

/** The site's own page with what is on the screen, made by the service, in a frame in which nothing runs. */
export function Preview({ room, onRoom }: { room: PanelRoom; onRoom: (room: PanelRoom) => void }) {
  const { definition } = useEditing()
  const [lang, setLang] = useState<'en' | 'ny'>('en')
  const width = room === 'wide' ? 'desktop' : 'phone'
  const [path, setPath] = useState('')
  const shows = !definition.staffOnly
  const { made, failed } = usePreview(shows, lang, path)
  const { box, frame, scale, height, loaded } = useFrame(widths[width], `${lang} ${path} ${width}`)
  if (!shows) return <p>{says.notShown}</p>
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={says.width}
          value={width}
          onChange={(_, value: keyof typeof widths | null) =>
            value && onRoom(value === 'desktop' ? 'wide' : 'narrow')
          }
        >
          <ToggleButton value="phone">{says.phone}</ToggleButton>
          <ToggleButton value="desktop">{says.desktop}</ToggleButton>
        </ToggleButtonGroup>
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
        {made && (
          <a className={styles.large} href={made.url} target="_blank" rel="noreferrer">
            {says.large}
          </a>
        )}
        <CopyLink />
      </div>
      {made && made.pages.length > 0 && (
        <TextField
          select
          fullWidth
          label={says.page}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{says.own}</option>
          {made.pages.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </TextField>
      )}
      <output className={styles.quiet}>{failed ? says.failed : made ? '' : says.waiting}</output>
      {made && (
        <div className={styles.screen} data-width={width} ref={box}>
          <iframe
            ref={frame}
            onLoad={loaded}
            title={says.title}
            // No script runs in it: neither the frame nor the page's own policy lets one.
            sandbox="allow-same-origin"
            src={made.url}
            style={{ width: widths[width], height: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  )
}

/** The form's own address: whoever of staff follows it reads what is saved, and sees it as it would be. */
function CopyLink() {
  const { definition, details } = useEditing()
  const notify = useNotify()
  if (!details) return null
  const address = `${location.origin}/backoffice/${definition.name}/${details.item.id}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify(says.copied, { type: 'success' }),
      // Some browsers let nothing be copied: it is there to be copied by hand.
      () => notify(address, { type: 'info', autoHideDuration: null }),
    )
  return (
    <Button size="small" onClick={() => void copy()}>
      {says.copyLink}
    </Button>
  )
}

/** Fits the page into the room there is, and keeps it where it was scrolled to when it is made anew. */
function useFrame(width: number, page: string) {
  const box = useRef<HTMLDivElement | null>(null)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const [room, setRoom] = useState({ width: 360, height: 640 })
  const scrolled = useRef({ page, top: 0 })
  const watch = useCallback((element: HTMLDivElement | null) => {
    box.current = element
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // Nothing runs in the frame, so it is asked from here where it stands.
    const timer = setInterval(() => {
      const top = frame.current?.contentWindow?.scrollY ?? 0
      if (frame.current?.contentDocument?.readyState === 'complete') scrolled.current = { page, top }
    }, 300)
    return () => clearInterval(timer)
  }, [page])
  return {
    box: watch,
    frame,
    scale: Math.min(1, room.width / width),
    height: room.height,
    loaded: () => {
      const { page: before, top } = scrolled.current
      if (before === page && top > 0) frame.current?.contentWindow?.scrollTo(0, top)
    },
  }
}

/** Has the service make the page anew, shortly after each change of the form. */
function usePreview(shows: boolean, lang: 'en' | 'ny', path: string): { made: Made | null; failed: boolean } {
  const { definition, details } = useEditing()
  const form = useFormContext<Values>()
  const [made, setMade] = useState<Made | null>(null)
  const [failed, setFailed] = useState(false)
  const id = details?.item.id ?? null

  useEffect(() => {
    if (!shows) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ending = new AbortController()
    const make = async () => {
      const body = { id, lang, path: path || null, body: bodyOf(definition, form.getValues()) }
      try {
        setMade(
          await ask<Made>('POST', `/backoffice/api/${definition.name}/preview`, {
            body,
            signal: ending.signal,
          }),
        )
        setFailed(false)
      } catch {
        // What is half typed may be no draft yet; the next change tries again.
        if (!ending.signal.aborted) setFailed(true)
      }
    }
    const later = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void make(), ms)
    }
    later(0)
    const watching = form.watch(() => later(settleMs))
    return () => {
      clearTimeout(timer)
      ending.abort()
      watching.unsubscribe()
    }
  }, [definition, form, id, lang, path, shows])

  return { made, failed }
}
