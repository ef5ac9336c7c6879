import { showIslandFailure } from './island-failure.ts'
import { siteAnswers } from './site-answers.ts'
import { isTypedKept, typedIsBack } from './typed-forms.ts'
import { whenIdle } from './when-idle.ts'

/** Islands by file name; each is fetched when it is needed. */
const islands = import.meta.glob<{ Island: (props: object) => unknown }>('../islands/*.tsx')

const touches = ['pointerenter', 'pointerdown', 'focusin'] as const

/**
 * A chunk of an older build may be gone. Then the page is reloaded once per address and build; if that does not help, a message
 * says so. Nothing is reloaded without a connection, because the page would be lost, nor where what is being typed would be,
 * because what keeps it is gone as well. The module is not requested again
 * either, because a browser requests a module once. What the server drew still works.
 */
async function failed(element: HTMLElement): Promise<void> {
  const key = `reloaded:${location.pathname}`
  try {
    const loses = element.querySelector('form[data-keep]') && !(await isTypedKept())
    if (!loses && sessionStorage.getItem(key) !== import.meta.url && (await siteAnswers())) {
      sessionStorage.setItem(key, import.meta.url)
      location.reload()
      return
    }
  } catch {
    // Without storage there is no way to know, so it is only said.
  }
  delete element.dataset['resuming']
  showIslandFailure(element)
}

/** The action of a button that has several, such as "play" and "pause"; empty for everything else. */
const actionOf = (control: HTMLElement | null | undefined) =>
  control instanceof HTMLButtonElement ? control.value : ''

/** Shows the loader while a pressed island is fetched. @returns ends it */
function showLoading(element: HTMLElement): () => void {
  let isOver = false
  let end = () => {}
  // Without this module the pressed control alone shows that it waits.
  void import('./loading.ts').then(
    ({ startLoading }) => {
      if (!isOver) end = startLoading(element)
    },
    () => {},
  )
  return () => {
    isOver = true
    end()
  }
}

const started = new WeakSet<HTMLElement>()

async function start(element: HTMLElement): Promise<void> {
  if (started.has(element)) return
  started.add(element)
  // From here on nobody else draws it, see morph-page.ts.
  element.dataset['started'] = ''
  let missed: HTMLElement | null = null
  let missedAction = ''
  let endLoading = () => {}
  // Assigned inside the listener, which the compiler does not see.
  const settle = () => {
    const one = missed as HTMLElement | null
    one?.removeAttribute('aria-busy')
    return one
  }
  // A click that comes before React does is kept and given again, but for what the browser does by itself and the
  // island reads afterwards (`data-native`): a choice or a disclosure should not wait for React on a slow line.
  const keep = (event: Event) => {
    const pressed =
      event.target instanceof Element ? event.target.closest<HTMLElement>('button,summary,label,input') : null
    if (!pressed || pressed.closest('[data-native]')) return
    event.preventDefault()
    event.stopPropagation()
    if (!settle()) endLoading = showLoading(element)
    missed = pressed
    missedAction = actionOf(pressed)
    // Seen at once, also where React takes seconds to come.
    pressed.setAttribute('aria-busy', 'true')
  }
  element.addEventListener('click', keep, true)
  try {
    const load = islands[`../islands/${element.dataset['island']}.tsx`]
    if (!load) throw new Error('unknown island')
    const [{ Island }, { hydrate }] = await Promise.all([load(), import('./hydrate.ts')])
    await typedIsBack()
    const replacementOf = await hydrate(element, Island)
    element.removeEventListener('click', keep, true)
    endLoading()
    const control = replacementOf(settle())
    // The button may have another action by now: a press on "play" must not pause what has started by itself.
    if (actionOf(control) === missedAction) control?.click()
  } catch {
    element.removeEventListener('click', keep, true)
    endLoading()
    const pressed = settle()
    await failed(element)
    // The press is given back to what the server drew: a form is sent, or on a dead line held back with a word.
    pressed?.click()
  }
}

/** True for an island with unfinished work on this device, and where the address names a place in it: it starts at once. */
function isBegun({ dataset: { begun } }: HTMLElement): boolean {
  if (begun === undefined) return false
  try {
    return location.hash !== '' || localStorage.getItem(begun) !== null
  } catch {
    return false
  }
}

export function startIslands(): void {
  // In low-data mode nothing is fetched before it is touched.
  const low = 'low' in document.documentElement.dataset
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        seen.unobserve(target)
        void start(target)
      }
    },
    { rootMargin: '200px' },
  )
  const known = new WeakSet<HTMLElement>()
  const startOne = (element: HTMLElement) => {
    if (known.has(element)) return
    known.add(element)
    const when = low ? 'touch' : element.dataset['when']
    if (isBegun(element)) {
      // An address that names a step, and no place in the page: what the server drew is not what it asks for (kyc.module.css).
      if (location.hash !== '' && !document.getElementById(location.hash.slice(1)))
        element.dataset['resuming'] = ''
      void start(element)
    } else if (when === 'visible') seen.observe(element)
    else if (when === 'idle') whenIdle(() => void start(element))
    for (const touch of touches)
      element.addEventListener(touch, () => void start(element), { once: true, capture: true })
  }
  const startAll = () => document.querySelectorAll<HTMLElement>('[data-island]').forEach(startOne)
  startAll()
  document.addEventListener('islands-added', startAll)
}
