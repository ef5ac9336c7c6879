import { closeSpelling } from '#contract/rules/close-spelling.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from './addresses.ts'
import { redirect, type Redirect } from './page.ts'

/** Redirects to the address as the site spells it, where a value of the query is close to a known one. */
export function toKnownSpelling(
  request: PageRequest,
  key: 'type' | 'tab',
  known: readonly string[],
): Redirect | null {
  const value = closeSpelling(known, request.query[key] ?? '')
  return value === undefined ? null : redirect(addressOfRequest(request, { [key]: value }), 301)
}
