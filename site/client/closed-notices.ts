import { closedNoticesKey } from '#contract/storage-keys.ts'

/** Older ones have long ended. */
const maxRemembered = 30

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(closedNoticesKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Adds a style sheet for rules that survive live changes of the page. Returns null in browsers without constructed style sheets
 * or `:has()`, such as Safari before 16.4 and Chrome before 105.
 */
function addSheet(): CSSStyleSheet | null {
  if (!CSS.supports('selector(:has(a))')) return null
  try {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  } catch {
    return null
  }
}

/** Hides the closed notices, and the strip where every notice in it is closed. */
function hide(closed: readonly string[], sheet: CSSStyleSheet | null): void {
  if (sheet) {
    const known = closed.map((one) => `[data-notice="${CSS.escape(one)}"]`).join()
    sheet.replaceSync(
      known && `[data-notices]:not(:has([data-notice]:not(${known}))),${known}{display:none!important}`,
    )
    return
  }
  for (const strip of document.querySelectorAll<HTMLElement>('[data-notices]')) {
    const notices = [...strip.querySelectorAll<HTMLElement>('[data-notice]')]
    for (const notice of notices) notice.hidden = closed.includes(notice.dataset['notice'] ?? '')
    strip.hidden = notices.every(({ hidden }) => hidden)
  }
}

/** Hides closed notices before the first paint, and remembers a notice that is closed until it changes. */
export function hideClosedNotices(): void {
  const sheet = addSheet()
  let closed = read()
  hide(closed, sheet)
  document.addEventListener('click', ({ target }) => {
    const strip =
      target instanceof Element && target.closest('[data-close-notices]')?.closest('[data-notices]')
    if (!strip) return
    const now = [...strip.querySelectorAll<HTMLElement>('[data-notice]')].map(
      ({ dataset }) => dataset['notice'] ?? '',
    )
    closed = [...new Set([...closed, ...now])].slice(-maxRemembered)
    hide(closed, sheet)
    // The focused button is now hidden.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(closedNoticesKey, JSON.stringify(closed))
    } catch {
      // Storage may be refused; then they show again on the next page.
    }
  })
}
