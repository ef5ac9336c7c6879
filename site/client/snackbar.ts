import circleAlert from 'lucide-static/icons/circle-alert.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import { limits } from '#contract/limits.ts'
import styles from '../shell/snackbar.module.css'
import { element, icon, topPlace } from './element.ts'
import { clearLoading } from './loading.ts'
import { dialogMessages } from './dialog-messages.ts'

export type SnackbarType = 'Error' | 'Success' | 'Warning' | 'Information'

const marks = { Error: circleAlert, Success: circleCheck, Warning: triangleAlert, Information: info }

type Parts = { bar: HTMLElement; live: Record<'status' | 'alert', HTMLElement>; close: HTMLButtonElement }
let parts: Parts | null = null
/** counts what is to be shown: what is overtaken while the labels are fetched is not shown */
let latest = 0
let fading: ReturnType<typeof setTimeout> | undefined
let ending: ReturnType<typeof setTimeout> | undefined
let endsAt = 0
let left = 0
/** where the focus was before it came to the close button */
let before: HTMLElement | null = null

function make(): Parts {
  // Both live texts stand empty before anything is put in: screen readers announce what changes.
  const live = {
    status: element('div', { class: styles['text'] ?? '', role: 'status' }),
    alert: element('div', { class: styles['text'] ?? '', role: 'alert' }),
  }
  const close = element('button', { type: 'button', class: styles['close'] ?? '' }, icon(x))
  const bar = element('div', { class: styles['bar'] ?? '', hidden: '' }, live.status, live.alert, close)
  close.addEventListener('click', () => {
    clearLoading()
    hideSnackbar()
  })
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && close.click())
  bar.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !bar.contains(relatedTarget)) before = relatedTarget
  })
  for (const rests of ['pointerenter', 'focusin']) bar.addEventListener(rests, pause)
  for (const goes of ['pointerleave', 'focusout']) bar.addEventListener(goes, resume)
  // A phone's keyboard covers what is fixed to the bottom: the bar is lifted above it.
  visualViewport?.addEventListener('resize', lift)
  document.addEventListener('focusin', uncover)
  return { bar, live, close }
}

function lift(): void {
  const covered = innerHeight - (visualViewport?.height ?? innerHeight)
  parts?.bar.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`)
}

/** On a phone, while documents are sent, the next button stands below: then the bar stands at the top. */
const belongsAtTop = () =>
  !matchMedia('(min-width: 48em)').matches && document.querySelector('[data-flow]') !== null

function place(bar: HTMLElement, atTop: boolean): void {
  bar.style.insetBlock = atTop ? '8px auto' : ''
  const { top, bottom } = bar.getBoundingClientRect()
  const room = `${Math.ceil(atTop ? bottom : innerHeight - top) + 8}px`
  const { style } = document.documentElement
  style.scrollPaddingTop = atTop ? room : ''
  style.scrollPaddingBottom = atTop ? '' : room
  // It stays: taken away, it would move what one just reads.
  if (!atTop) document.body.style.paddingBottom = room
}

/** The element that has the focus, where the bar lies over it. */
function coveredBy(bar: HTMLElement): Element | null {
  const focused = document.activeElement
  if (!focused || bar.contains(focused)) return null
  const [one, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
  return one.bottom > over.top && one.top < over.bottom && one.height < innerHeight / 2 ? focused : null
}

/** What has the focus is scrolled clear of the bar; at an end of the page, where nothing scrolls on, the bar goes. */
function uncover(): void {
  if (!parts || parts.bar.hidden) return
  const { bar } = parts
  coveredBy(bar)?.scrollIntoView({ block: 'nearest' })
  if (coveredBy(bar)) place(bar, bar.style.insetBlock === '')
}

function pause(): void {
  if (ending === undefined) return
  clearTimeout(ending)
  ending = undefined
  left = Math.max(1000, endsAt - performance.now())
}

function resume(): void {
  if (!parts || ending !== undefined || !parts.bar.classList.contains(styles['shown'] ?? '')) return
  if (parts.bar.matches(':hover') || parts.bar.contains(document.activeElement)) return
  run(left)
}

function run(ms: number): void {
  endsAt = performance.now() + ms
  ending = setTimeout(hideSnackbar, ms)
}

/**
 * Shows a message at the foot of the screen for 7 seconds (longer under the pointer and under the focus); it takes
 * the place of the one before. It is announced, at once where it is an error. Never the only place an outcome
 * appears: it goes away.
 * @returns what hides it before its time, if it is still this one
 */
export async function showSnackbar({
  type,
  message,
}: {
  type: SnackbarType
  message: string
}): Promise<() => void> {
  const mine = ++latest
  const hide = () => {
    if (mine === latest) hideSnackbar()
  }
  const messages = await dialogMessages()
  if (mine !== latest) return hide
  parts ??= make()
  const { bar, live, close } = parts
  clearTimeout(fading)
  clearTimeout(ending)
  ending = undefined
  for (const text of Object.values(live)) text.replaceChildren()
  topPlace().append(bar)
  close.setAttribute('aria-label', messages.close)
  bar.dataset['type'] = type
  bar.hidden = false
  lift()
  // A moment later: screen readers announce only a change of the live text, and the fade needs a first frame.
  setTimeout(() => {
    if (mine !== latest) return
    const kind = element('b', { class: styles['kind'] ?? '' }, `${messages.types[type]}: `)
    live[type === 'Error' ? 'alert' : 'status'].replaceChildren(
      icon(marks[type]),
      element('p', {}, kind, message),
    )
    bar.classList.add(styles['shown'] ?? '')
    place(bar, belongsAtTop())
    uncover()
    left = limits.snackbarSeconds * 1000
    if (bar.matches(':hover') || bar.contains(document.activeElement)) return
    run(left)
  }, 50)
  return hide
}

/** Hides it by its fade; then its type and its message are gone. */
function hideSnackbar(): void {
  latest += 1
  clearTimeout(ending)
  ending = undefined
  if (!parts) return
  const { bar, live } = parts
  if (bar.contains(document.activeElement)) before?.focus()
  before = null
  bar.classList.remove(styles['shown'] ?? '')
  const { style } = document.documentElement
  style.scrollPaddingTop = style.scrollPaddingBottom = ''
  clearTimeout(fading)
  fading = setTimeout(() => {
    bar.hidden = true
    delete bar.dataset['type']
    for (const text of Object.values(live)) text.replaceChildren()
  }, limits.snackbarFadeMs)
}
