import { choiceCookies, tabStorageKey } from '#contract/choices.ts'

const root = document.documentElement

/** Notes the company and the language visited last; both act at `/` only. */
export function rememberTab(): void {
  const tab = root.dataset['section']
  const year = 'path=/;max-age=31536000;samesite=lax'
  document.cookie = `${choiceCookies.lang}=${root.lang};${year}`
  // A page of no company, such as the search, leaves the tab as it is.
  if (!tab) return
  document.cookie = `${choiceCookies.tab}=${tab};${year}`
  try {
    localStorage.setItem(tabStorageKey, tab)
  } catch {
    // Storage may be refused; the cookie stands.
  }
}

/** Brings the current company into view where the row of tabs is wider than the screen. */
export function showCurrentTab(): void {
  const row = document.querySelector<HTMLElement>('[data-tabs]')
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
