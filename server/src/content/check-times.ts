import { isoMicroseconds } from '#database/columns.ts'
import type { StoredCollection } from '#database/stored.ts'
import { AppError } from '../http/app-error.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'

/** A time may be this far back: "now" was chosen when the form was filled in. */
const toleranceMs = 60_000
export const passed = 'This time has passed. Choose now or later.'

/** Whether the time until which an item is to be shown has passed. */
export function hasEnded(
  { now }: Pick<Change, 'now'>,
  { definition: { window } }: StoredCollection,
  body: StoredBody,
): boolean {
  const until = window.until === null ? undefined : body[window.until]
  return typeof until === 'string' && Date.parse(until) <= Date.parse(now)
}

/**
 * Checks when an item is to be shown: nothing is scheduled in the past, an end comes after its start and after now, and a
 * rate or tariff never takes effect in the past, since that place in the history belongs to another one.
 * @param at when it is to go live; null for now
 * @param draftedAt when a withdrawn revision was written: if it was to take effect then, it takes effect on approval
 * @returns when it goes live: null for now, also where `at` was within the last minute
 * @throws AppError malformed, at the field or at `at`
 */
export function checkTimes(
  { actor, now }: Change,
  stored: StoredCollection,
  body: StoredBody,
  { at = null, draftedAt = null }: { at?: string | null; draftedAt?: string | null } = {},
): string | null {
  const { appendOnly, window } = stored.definition
  // Sample content has a history.
  if (actor.kind === 'system') return at
  const timeIn = (field: string | null) => (field === null ? undefined : body[field])
  const [from, until] = [timeIn(window.from), timeIn(window.until)]
  const hasPassed = (time: string) => Date.parse(time) < Date.parse(now) - toleranceMs
  if (at !== null && hasPassed(at)) throw new AppError('malformed', passed, { at: passed })
  const isForApproval = (time: string) =>
    draftedAt !== null && Date.parse(time) <= Date.parse(draftedAt) + toleranceMs
  const isRateWithoutTime = appendOnly && at === null && typeof from === 'string' && !isForApproval(from)
  if (isRateWithoutTime && window.from !== null && hasPassed(from))
    throw new AppError('malformed', 'A rate cannot take effect in the past.', { [window.from]: passed })
  if (window.until !== null && typeof until === 'string') {
    const starts = [from, at].flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []))
    if (hasEnded({ now }, stored, body))
      throw new AppError('malformed', 'It would end in the past.', { [window.until]: passed })
    if (Date.parse(until) <= Math.max(...starts))
      throw new AppError('malformed', 'It would end before it begins.', {
        [window.until]: 'The end must come after the start.',
      })
  }
  return at !== null && isoMicroseconds(at) > now ? at : null
}
