import type { Collection } from '#contract/collection.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'
import { AppError } from '../http/app-error.ts'
import type { StoredBody } from './body.ts'

const future =
  'This is in the future. Enter a time that has passed, or schedule the item to publish it later.'

type PublicationTimes = { first_live_at: string | null; published_at: string | null }

/** Returns true for the collections whose `published_at` staff may write. */
export const hasPublicationDate = ({ fields }: Pick<Collection, 'fields'>): boolean =>
  Object.hasOwn(fields, 'published_at')

/** Returns the publication date in a body, to the microsecond; null where staff wrote none. */
export function publicationDateIn(
  definition: Pick<Collection, 'fields'>,
  { published_at }: StoredBody,
): string | null {
  return hasPublicationDate(definition) && typeof published_at === 'string'
    ? isoMicroseconds(published_at)
    : null
}

/** Checks that the publication date, if there is one, has passed. @throws AppError malformed, at the field */
export function mustBePublishedByNow(
  { now }: Pick<Change, 'now'>,
  { definition }: StoredCollection,
  body: StoredBody,
): void {
  const date = publicationDateIn(definition, body)
  if (date !== null && date > now) throw new AppError('malformed', future, { published_at: future })
}

/** When an item first went live or is going to; null for a draft. */
export const firstLiveAt = (row: PublicationTimes): string | null => row.first_live_at ?? row.published_at

/**
 * Drops a `published_at` that equals the item's default. The specification's client sends whole items back; the default
 * must not become a date of its own, since it still changes while the item is scheduled.
 */
export function withoutDefaultDate(
  definition: Pick<Collection, 'fields'>,
  sent: unknown,
  newest: PublicationTimes & { body: StoredBody },
): unknown {
  const usual = firstLiveAt(newest)
  if (!hasPublicationDate(definition) || newest.body['published_at'] !== undefined || usual === null)
    return sent
  if (typeof sent !== 'object' || sent === null || !('published_at' in sent)) return sent
  const { published_at: date, ...rest } = sent
  return Date.parse(String(date)) === Date.parse(usual) ? rest : sent
}
