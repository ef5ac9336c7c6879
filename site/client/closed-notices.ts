import { closedNoticesKey } from '#contract/storage-keys.ts'

/** As many as are remembered; older ones are over long since. */
const most = 30
const sheet = new CSSStyleSheet()

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(closedNoticesKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The strip goes where every notice in it was closed. By a rule, so that a page that changes in place keeps it. */
function hide(closed: readonly string[]): void {
  const known = closed.map((one) => `[data-notice="${CSS.escape(one)}"]`).join()
  sheet.replaceSync(
    known && `[data-notices]:not(:has([data-notice]:not(${known}))),${known}{display:none!important}`,
  )
}

/** Hides what was closed before the page is painted, and remembers what is closed, until a notice is changed. */
export function hideClosedNotices(): void {
  document.adoptedStyleSheets.push(sheet)
  let closed = read()
  hide(closed)
  document.addEventListener('click', ({ target }) => {
    const strip =
      target instanceof Element && target.closest('[data-close-notices]')?.closest('[data-notices]')
    if (!strip) return
    const now = [...strip.querySelectorAll<HTMLElement>('[data-notice]')].map(
      ({ dataset }) => dataset['notice'] ?? '',
    )
    closed = [...new Set([...closed, ...now])].slice(-most)
    hide(closed)
    // The focus was on what is gone.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(closedNoticesKey, JSON.stringify(closed))
    } catch {
      // Storage may be refused; then they come back with the next page.
    }
  })
}
