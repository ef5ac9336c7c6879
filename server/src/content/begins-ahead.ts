import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../http/app-error.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'

/** An effective time may be this far back: "now" was chosen when the form was filled in. */
const toleranceMs = 60_000

/**
 * Refuses a rate or tariff that is to take effect in the past: its place in the history belongs to another one.
 * @param at the time it is to go live, where that is later than its own
 * @throws AppError malformed, at the field
 */
export function mustBeginAhead(
  { actor, now }: Change,
  { definition: { appendOnly, window } }: StoredCollection,
  body: StoredBody,
  at: string | null = null,
): void {
  const begins = window.from === null ? undefined : body[window.from]
  // Sample content has a history.
  if (!appendOnly || window.from === null || typeof begins !== 'string' || actor.kind === 'system') return
  const earliest = Date.parse(now) - toleranceMs
  if (Date.parse(begins) >= earliest || (at !== null && Date.parse(at) >= earliest)) return
  throw new AppError('malformed', 'A rate cannot take effect in the past.', {
    [window.from]: 'This time has passed. Choose now or later.',
  })
}
