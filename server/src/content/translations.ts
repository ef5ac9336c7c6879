import { createHash } from 'node:crypto'
import { textsOf, type FoundText } from '#contract/backoffice/texts.ts'
import type { NyCounts, NyState } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import type { Translation } from '#database/tables/revisions.ts'
import type { StoredBody } from './body.ts'

export type Translations = Record<string, Translation>
type TranslatedBody = { body: StoredBody; translations: Translations }

/** A fingerprint of an English text. It shows whether the text changed since it was translated. */
export const basisOf = (en: string): string =>
  createHash('sha256').update(en.normalize()).digest('base64url').slice(0, 22)

/** The path without its places in lists: a text that moved up or down is still the same one. */
const shape = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*')

/**
 * What is known of each Chichewa text of a new revision: one that was not touched keeps what it was made from and who
 * signed it off, one that was written anew is under review against today's English.
 * @param before revisions that its words may come from, the likeliest first
 */
export function carryOn(
  definition: Collection,
  body: StoredBody,
  before: readonly TranslatedBody[],
): Translations {
  const older = before.flatMap((one) =>
    textsOf(definition.fields, one.body).map((text) => ({ text, entry: one.translations[text.path] })),
  )
  const entries: Translations = {}
  for (const text of textsOf(definition.fields, body)) {
    if (text.ny === '') continue
    const same = older.filter(({ text: { ny, path } }) => ny === text.ny && shape(path) === shape(text.path))
    const known =
      same.find((one) => one.text.path === text.path && one.text.en === text.en) ??
      same.find((one) => one.text.en === text.en) ??
      same.find((one) => one.text.path === text.path) ??
      same[0]
    entries[text.path] = known
      ? (known.entry ?? { basis: basisOf(known.text.en) })
      : { basis: basisOf(text.en) }
  }
  return entries
}

/** How one text stands; what nothing is noted of is under review. */
export function stateOf(text: FoundText, entry: Translation | undefined): NyState {
  if (text.ny === '') return 'missing'
  if (!entry) return 'unreviewed'
  if (entry.basis !== basisOf(text.en)) return 'stale'
  return entry.reviewed_at ? 'reviewed' : 'unreviewed'
}

/** How many texts ask for work. */
export function countNy(definition: Collection, body: StoredBody, translations: Translations): NyCounts {
  const counts = { missing: 0, stale: 0, unreviewed: 0 }
  for (const text of textsOf(definition.fields, body)) {
    const state = stateOf(text, translations[text.path])
    if (state !== 'reviewed') counts[state] += 1
  }
  return counts
}

/** The counts that a revision keeps. */
export const nyCounts = (revision: {
  ny_missing: number
  ny_stale: number
  ny_unreviewed: number
}): NyCounts => ({
  missing: revision.ny_missing,
  stale: revision.ny_stale,
  unreviewed: revision.ny_unreviewed,
})

/** The counts as a revision's columns. */
export const nyColumns = ({ missing, stale, unreviewed }: NyCounts) => ({
  ny_missing: missing,
  ny_stale: stale,
  ny_unreviewed: unreviewed,
})
