import type { Collection } from '#contract/collection.ts'
import { looksMasked, maskValue } from '#contract/rules/mask.ts'
import { AppError } from '../http/app-error.ts'
import { hasRole, type Actor } from '../changes/actor.ts'
import type { StoredBody } from './body.ts'
import type { Change, Changes } from '../changes/change.ts'

// Personal data of customers is masked for staff. They can ask to see one item unmasked, which is recorded
// (decision 27). A collection's definition says which fields are personal.

const sentence = 'This is masked. Reveal the item first, or leave the field out to keep what it holds.'

/** Whether a collection has personal data of customers. */
export const isPersonal = ({ personal }: Collection): boolean => Object.keys(personal).length > 0

/** Who may see an item unmasked: who writes it; auditors never. */
export const mayReveal = (actor: Actor, { writers }: Collection): boolean =>
  actor.kind === 'staff' && hasRole(actor, writers)

/** The item with its customers' values masked; others stay. */
export function maskPersonal<T extends Record<string, unknown>>({ personal }: Collection, item: T): T {
  const masked = Object.entries(personal).flatMap(([name, kind]) => {
    const value = item[name]
    return typeof value === 'string' && value !== '' ? [[name, maskValue(kind, value)]] : []
  })
  return { ...item, ...Object.fromEntries(masked) }
}

/** The title of an item in a list of several collections, masked where it is personal. */
export function maskedTitle({ personal, title }: Collection, text: string): string {
  const kind = personal[title]
  return kind ? maskValue(kind, text) : text
}

/**
 * The body that staff sent, with the customer's values filled in where they were left out. So somebody who saw masked
 * values can change the other fields. @throws AppError malformed where a masked value was sent back
 */
export function takePersonal({ personal }: Collection, body: unknown, before: StoredBody | null): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const sent: StoredBody = { ...body }
  const errors: Record<string, string> = {}
  for (const [name, kind] of Object.entries(personal)) {
    const value = sent[name]
    if (typeof value === 'string' && looksMasked(kind, value)) errors[name] = sentence
    if (value === undefined && before?.[name] !== undefined) sent[name] = before[name]
  }
  if (Object.keys(errors).length) throw new AppError('malformed', sentence, errors)
  return sent
}

/** Records that somebody read a list with customers' data. What they searched for is not kept. */
export const noteListSeen = (changes: Changes, actor: Actor, { name }: Collection, rows: number) =>
  changes(actor, async ({ audit }) => {
    audit.push({ action: 'view list', collection: name, item_id: null, details: { rows } })
  })

/**
 * Records, before items are shown unmasked, that somebody saw them.
 * @param by the address or the field they were found by
 */
export const noteRevealed = (
  changes: Changes,
  actor: Actor,
  { name, personal }: Collection,
  { ids, by }: { ids: readonly string[]; by: string },
) =>
  changes(actor, async (change: Change) => {
    const details = { fields: Object.keys(personal), by }
    // A question about an unknown customer is recorded too.
    if (!ids.length)
      change.audit.push({ action: 'look up', collection: name, item_id: null, details: { by, rows: 0 } })
    for (const id of ids) change.audit.push({ action: 'reveal', collection: name, item_id: id, details })
  })
