import { closeSpelling } from '#contract/rules/close-spelling.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from './addresses.ts'
import { redirect, type Redirect } from './page.ts'

/** The way to the address as the site spells it, where the `type` that was asked for is close to a known one. */
export function toKnownType(request: PageRequest, known: readonly string[]): Redirect | null {
  const type = closeSpelling(known, request.query['type'] ?? '')
  return type === undefined ? null : redirect(addressOfRequest(request, { type }), 301)
}
