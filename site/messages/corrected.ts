import type { Corrections } from '#contract/corrected-messages.ts'

/** What the browser fetches by itself, group by group, after the page: corrections of these stand in the page. */
export const fetchedGroups = ['dialogs', 'search', 'offline', 'kyc', 'oneTimeCode'] as const

/** Corrections that the page carries for what the browser fetches; null where there are none. */
export function correctionsForBrowser(corrections: Corrections): string | null {
  const own = Object.entries(corrections).filter(([key]) =>
    fetchedGroups.some((group) => key.startsWith(`${group}.`)),
  )
  return own.length === 0 ? null : JSON.stringify(Object.fromEntries(own))
}
