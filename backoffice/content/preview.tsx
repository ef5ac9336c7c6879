import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Preview as Made } from '#contract/backoffice/content.ts'
import { menus } from '#contract/collections/menus.ts'
import { ask } from '../api.ts'
import { messages } from '../messages.ts'
import { focusOnce } from '../people/components/focus-once.ts'
import { useEditing } from './editing.tsx'
import styles from './form.module.css'
import { FieldLinks } from './fault-list.tsx'
import { PageSelect } from './page-select.tsx'
import { bodyOf, type Values } from './values.ts'

const { preview: says, english, chichewa } = messages.content
const phoneWidth = 360
const deskWidth = 1280
const settleMs = 900

type Lang = 'en' | 'ny'

/**
 * The site's own page with what is on the screen, made by the service, in a frame in which nothing runs: on a phone beside the
 * form, as large as a phone is, and on a desk over the whole window, since beside the form nobody could read it.
 */
export function Preview() {
  const { definition } = useEditing()
  const [lang, setLang] = useState<Lang>('en')
  const [path, setPath] = useState('')
  const [wide, setWide] = useState(false)
  const shows = !definition.staffOnly
  const { made, failed } = usePreview(shows, lang, path)
  if (!shows) return <p>{says.notShown}</p>
  const missing = made?.missing ?? []
  const state = failed ? says.failed : made ? '' : says.waiting
  // On a phone a menu is closed until this fragment opens it.
  const opened = definition.name === menus.name && path === '' ? '#menu' : ''
  const width = <WidthChoice wide={wide} onWide={setWide} />
  const language = <LanguageChoice lang={lang} onLang={setLang} />
  const page = made && made.pages.length > 0 && <PageChoice pages={made.pages} path={path} onPath={setPath} />
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        {width}
        {language}
      </div>
      <div className={styles.previewBar}>
        {made && !missing.length && (
          <a className={styles.large} href={made.url} target="_blank" rel="noreferrer">
            {says.large}
          </a>
        )}
        <CopyLink />
      </div>
      {page}
      <output className={styles.quiet}>{state}</output>
      {missing.length > 0 && <Missing paths={missing} />}
      {made && !missing.length && !wide && (
        <Frame url={made.url + opened} width={phoneWidth} page={`${lang} ${path}`} />
      )}
      <Dialog
        fullScreen
        open={wide}
        onClose={() => setWide(false)}
        slotProps={{ paper: { 'aria-label': says.title } }}
      >
        <div className={styles.wideBar}>
          {width}
          {language}
          {page}
          <output className={styles.quiet}>{state}</output>
          <Button ref={focusOnce} variant="contained" onClick={() => setWide(false)}>
            {says.back}
          </Button>
        </div>
        {missing.length > 0 && (
          <div className={styles.wideMissing}>
            <Missing paths={missing} onGo={() => setWide(false)} />
          </div>
        )}
        {made && !missing.length && wide && (
          <Frame url={made.url} width={null} page={`${lang} ${path}`} onEscape={() => setWide(false)} />
        )}
      </Dialog>
    </div>
  )
}

/** The fields that must be filled before there is a page. */
const Missing = ({ paths, onGo }: { paths: readonly string[]; onGo?: () => void }) => (
  <>
    <p>{says.missing}</p>
    <FieldLinks fields={paths.map((path) => ({ path }))} {...(onGo && { onGo })} />
  </>
)

function WidthChoice({ wide, onWide }: { wide: boolean; onWide: (wide: boolean) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={says.width}
      value={wide ? 'desktop' : 'phone'}
      onChange={(_, value: 'phone' | 'desktop' | null) => value && onWide(value === 'desktop')}
    >
      <ToggleButton value="phone">{says.phone}</ToggleButton>
      <ToggleButton value="desktop">{says.desktop}</ToggleButton>
    </ToggleButtonGroup>
  )
}

function LanguageChoice({ lang, onLang }: { lang: Lang; onLang: (lang: Lang) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={says.language}
      value={lang}
      onChange={(_, value: Lang | null) => value && onLang(value)}
    >
      <ToggleButton value="en">{english}</ToggleButton>
      <ToggleButton value="ny">{chichewa}</ToggleButton>
    </ToggleButtonGroup>
  )
}

type PageChoiceProps = { pages: Made['pages']; path: string; onPath: (path: string) => void }

function PageChoice({ pages, path, onPath }: PageChoiceProps) {
  return (
    <PageSelect fullWidth label={says.page} pages={pages} path={path} onPath={onPath}>
      <option value="">{says.own}</option>
    </PageSelect>
  )
}

type FrameProps = {
  url: string
  /** in pixels of the page; null is as wide as there is room, and no narrower than a desk */
  width: number | null
  /** which page it is: another one begins at its top */
  page: string
  /** Escape was pressed within the page, whose keys are not heard outside of it */
  onEscape?: () => void
}

function Frame({ url, width, page, onEscape }: FrameProps) {
  const { box, frame, room, loaded } = useFrame(page)
  const hear = useKeysWithin(frame, onEscape)
  const load = () => {
    loaded()
    hear(frame.current?.contentDocument ?? null)
  }
  const wide = width ?? Math.max(deskWidth, room.width)
  const scale = Math.min(1, room.width / wide)
  return (
    <div className={styles.screen} data-width={width === null ? 'desktop' : 'phone'} ref={box}>
      <iframe
        ref={frame}
        onLoad={load}
        title={says.title}
        // No script runs in it: neither the frame nor the page's own policy lets one.
        sandbox="allow-same-origin"
        src={url}
        style={{ width: wide, height: room.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/**
 * Hears Escape within the page of a frame. A page can have the focus long before all of it has come, so its keys are heard as
 * soon as the focus leaves the window around it, too.
 * @returns to be called with the page that the frame has, when it has another
 */
function useKeysWithin(frame: RefObject<HTMLIFrameElement | null>, onEscape: (() => void) | undefined) {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  }, [onEscape])
  const heard = useRef<Document | null>(null)
  const hear = useCallback((shown: Document | null) => {
    if (shown === heard.current) return
    heard.current = shown
    shown?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') escape.current?.()
    })
  }, [])
  useEffect(() => {
    const leave = () => hear(frame.current?.contentDocument ?? null)
    window.addEventListener('blur', leave)
    return () => window.removeEventListener('blur', leave)
  }, [frame, hear])
  return hear
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

/** How much room the page has; it is kept where it was scrolled to when it is made anew. */
function useFrame(page: string) {
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
      // On a dead line it holds the browser's own page, which may not be asked: then there is no document.
      const shown = frame.current?.contentDocument
      if (shown?.readyState === 'complete') scrolled.current = { page, top: shown.defaultView?.scrollY ?? 0 }
    }, 300)
    return () => clearInterval(timer)
  }, [page])
  return {
    box: watch,
    frame,
    room,
    loaded: () => {
      const { page: before, top } = scrolled.current
      if (before === page && top > 0) frame.current?.contentDocument?.defaultView?.scrollTo(0, top)
    },
  }
}

/** Has the service make the page anew, shortly after each change of the form. */
function usePreview(shows: boolean, lang: Lang, path: string): { made: Made | null; failed: boolean } {
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
