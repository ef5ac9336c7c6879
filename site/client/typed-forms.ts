import { typedPrefix } from '#contract/storage-keys.ts'
import { whenIdle } from './when-idle.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

let back: Promise<unknown> = Promise.resolve()
/** Settles once what was typed is back in its fields. */
export const typedIsBack = (): Promise<unknown> => back

let keeps = false
/** Whether what is typed on this page outlives it: what keeps it has come. */
export const isTypedKept = async (): Promise<boolean> => {
  await back
  return keeps
}

let begun = false
const load = () => {
  if (begun) return
  begun = true
  back = import('./keep-typed.ts')
    .then(({ keepTyped }) => {
      keepTyped()
      keeps = true
    })
    .catch(() => {
      // The line was cut; whoever goes into a field has it asked for again.
      begun = false
    })
}

const enter = ({ target, type }: Event) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-keep]')
  if (!form) return
  // The field for a search has the focus from the start: in low data nothing is fetched before something stands in it.
  const isSearch = form.dataset['keep']?.startsWith('search') === true
  if (type === 'focusin' && isSearch && 'low' in document.documentElement.dataset) return
  loadBeforeLeaving()
}

const loadBeforeLeaving = () => {
  load()
  document.addEventListener('click', followLater, true)
  void back.then(() => document.removeEventListener('click', followLater, true))
}

/** A link waits until what keeps the text has come: the language may be changed as soon as something is typed. */
function followLater(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || opensElsewhere(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  load()
  // On a line that hangs not for long.
  void Promise.race([back, new Promise((done) => setTimeout(done, 2_000))]).then(() => {
    document.removeEventListener('click', followLater, true)
    link.click()
  })
}

/**
 * Has what is typed into forms kept (keep-typed.ts). That is fetched at once where something is kept or came back, else when
 * somebody goes into a form, or, but in low-data mode, once the page is at rest.
 */
export function watchForms(): void {
  // What came back as it was sent stands on this page alone.
  const returned = document.querySelector<HTMLFormElement>('form[data-keep][data-returned]')
  if (returned) {
    void import('./returned-errors.ts').then(({ removeFixedErrors }) => removeFixedErrors(returned))
    return loadBeforeLeaving()
  }
  if (isKept() || document.querySelector('[data-sent]')) return load()
  // A choice may be made without going into its field.
  for (const type of ['focusin', 'input', 'change']) document.addEventListener(type, enter)
  if (!('low' in document.documentElement.dataset) && document.querySelector('form[data-keep]'))
    whenIdle(load)
}

function isKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(typedPrefix))
  } catch {
    // Storage may be refused.
    return false
  }
}
