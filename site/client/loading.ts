import styles from '../shell/loading.module.css'
import { element } from './element.ts'
import { dialogMessages } from './dialog-messages.ts'

/** What is loaded sooner is not worth a flicker. */
const afterMs = 300

type Work = { region: HTMLElement | null }

const works = new Set<Work>()
let bar: HTMLElement | null = null
let said: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | null = null

function show(): void {
  timer = null
  bar ??= element('div', { class: styles['bar'] ?? '', 'aria-hidden': 'true' })
  document.body.append(bar)
  // The part that waits keeps its place and its size.
  for (const { region } of works) region?.classList.add(styles['waits'] ?? '')
  void say('loading')
}

function hide(): void {
  if (timer) clearTimeout(timer)
  timer = null
  if (!bar?.isConnected) return
  bar.remove()
  void say('loaded')
}

/** Screen readers hear that loading takes a while, and that it is over; nobody hears of what is quick. */
async function say(what: 'loading' | 'loaded'): Promise<void> {
  said ??= element('div', { class: 'unseen', role: 'status' })
  document.body.append(said)
  try {
    said.textContent = (await dialogMessages())[what]
  } catch {
    // Without the messages nothing is said; the bar is seen all the same.
  }
}

function rest({ region }: Work): void {
  region?.removeAttribute('aria-busy')
  region?.classList.remove(styles['waits'] ?? '')
}

/**
 * Says that something is being loaded: after 300 ms a bar runs along the top and `region`, where it is given, is
 * marked in its place.
 * @returns what ends it; may be called twice
 */
export function startLoading(region: HTMLElement | null = null): () => void {
  const work: Work = { region }
  works.add(work)
  region?.setAttribute('aria-busy', 'true')
  if (bar?.isConnected) region?.classList.add(styles['waits'] ?? '')
  else timer ??= setTimeout(show, afterMs)
  return () => {
    if (!works.delete(work)) return
    rest(work)
    if (works.size === 0) hide()
  }
}

/** Ends all loading at once, as closing the snackbar does (spec, section 4). */
export function clearLoading(): void {
  for (const work of works) rest(work)
  works.clear()
  hide()
}
