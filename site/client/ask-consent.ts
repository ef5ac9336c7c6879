import { consentKey } from '#contract/measurement.ts'

/** True where the browser itself says no, by Global Privacy Control or the older Do Not Track. */
export const asksNotToBeFollowed = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'

/**
 * Shows the question at once to who was never asked, before the page is painted where it can be, so that nothing moves
 * under a reader's eyes; all the rest of it is fetched.
 */
export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-measurement]')
  if (!banner || asksNotToBeFollowed()) return
  try {
    if (localStorage.getItem(consentKey) === null) banner.hidden = false
  } catch {
    banner.hidden = false
  }
}
