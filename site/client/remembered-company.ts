import { choiceCookies, fromRootCookie, tabStorageKey } from '#contract/storage-keys.ts'

const root = document.documentElement

/**
 * Where `/` led here without a cookie of the tab, goes on to the one that local storage remembers.
 * @returns whether it leaves
 */
export function goToRememberedTab(): boolean {
  if (!document.cookie.includes(`${fromRootCookie}=1`)) return false
  document.cookie = `${fromRootCookie}=;path=/;max-age=0;samesite=lax`
  try {
    const tab = CSS.escape(localStorage.getItem(tabStorageKey) ?? '')
    const home = document.querySelector<HTMLAnchorElement>(`[data-tab="${tab}"]:not([aria-current])`)
    if (home) location.replace(home.href)
    return home !== null
  } catch {
    // Storage may be refused.
    return false
  }
}

/** Notes the company and the language visited last; both act at `/` only. */
export function rememberTab(): void {
  const tab = root.dataset['section']
  const secure = location.protocol === 'https:' ? ';secure' : ''
  const year = `path=/;max-age=31536000;samesite=lax${secure}`
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

/** Brings the current one into view where a row of tabs is wider than the screen. */
export function showCurrentTab(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const current = row.querySelector<HTMLElement>('[aria-current]')
    if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }
}
