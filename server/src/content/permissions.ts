import type { Collection } from '#contract/collection.ts'
import { AppError } from '../http/app-error.ts'
import { approvers } from '../staff/two-people/rules.ts'
import { hasRole, type Actor } from '../changes/actor.ts'

/** Staff may read drafts; KYC collections are for KYC officers and administrators only. */
export function mayReadDrafts(actor: Actor, definition: Collection): boolean {
  if (actor.kind === 'system') return true
  if (actor.kind === 'customer') return false
  if (actor.kind === 'service') return !definition.staffOnly && actor.collections.includes(definition.name)
  return definition.staffOnly ? hasRole(actor, definition.writers) : actor.roles.length > 0
}

/** @throws AppError malformed where a record of a customer is to be saved as a draft */
export function mustAllowDraft({ staffOnly, label }: Collection, draft: boolean): void {
  if (draft && staffOnly) throw new AppError('malformed', `${label.many} have no drafts. Save without draft.`)
}

/** @throws AppError forbidden */
export function mustWrite(actor: Actor, definition: Collection): void {
  if (actor.kind === 'system' || hasRole(actor, definition.writers)) return
  // A service account may write content, but nothing that needs approval, and no customers' data.
  const isServiceAccount = actor.kind === 'service' && actor.collections.includes(definition.name)
  if (isServiceAccount && !definition.reviewed && !definition.staffOnly) return
  throw new AppError('forbidden', `You may not change ${definition.label.many.toLowerCase()}.`)
}

/** True where what an actor writes in a collection is a draft, which staff approve. */
export const proposes = (actor: Actor, definition: Collection): boolean =>
  actor.kind === 'service' && definition.reviewed

/**
 * A service account may also write what needs approval, but only as a draft.
 * @throws AppError forbidden
 */
export function mustPropose(actor: Actor, definition: Collection): void {
  const isServiceAccount = actor.kind === 'service' && actor.collections.includes(definition.name)
  if (isServiceAccount && !definition.staffOnly) return
  mustWrite(actor, definition)
}

/** @throws AppError forbidden */
export function mustApprove(actor: Actor): void {
  if (!hasRole(actor, approvers))
    throw new AppError('forbidden', 'You may not approve or return what others wrote.')
}
