import { typedPrefix } from '#contract/storage-keys.ts'

let back: Promise<unknown> = Promise.resolve()
/** Settles once what was typed is back in its fields. */
export const typedIsBack = (): Promise<unknown> => back

const load = () => {
  back = import('./keep-typed.ts').then(({ keepTyped }) => keepTyped()).catch(() => {})
}

/**
 * Has what is typed into forms kept (keep-typed.ts). That is fetched at once where something is kept, else once the page is
 * at rest; in low-data mode when somebody goes into a form.
 */
export function watchForms(): void {
  if (isKept() || document.querySelector('[data-sent]')) load()
  else if ('low' in document.documentElement.dataset) {
    const enter = ({ target }: FocusEvent) => {
      // A word to search for is typed again sooner than this is fetched.
      if (!(target instanceof Element && target.closest('form[data-keep]:not([data-keep^="search"])'))) return
      document.removeEventListener('focusin', enter)
      load()
    }
    document.addEventListener('focusin', enter)
  } else if (document.querySelector('form[data-keep]')) (window.requestIdleCallback ?? setTimeout)(load)
}

function isKept(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(typedPrefix))
  } catch {
    // Storage may be refused.
    return false
  }
}
