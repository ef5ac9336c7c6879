import type { Collection } from '#contract/collection.ts'
import type { Role } from '#contract/roles.ts'
import { hasRole, type Me } from './current-user.tsx'

// What is shown to whom. The service holds everybody to its own table; this saves them from buttons that it refuses.

const readers: readonly Role[] = ['approver', 'auditor', 'administrator']

export const mayWrite = (me: Pick<Me, 'roles'>, { writers }: Pick<Collection, 'writers'>): boolean =>
  hasRole(me, writers)

/** Whether an item's customer is masked until somebody asks to see them, which is recorded. */
export const isMasked = ({ personal }: Pick<Collection, 'personal'>): boolean =>
  Object.keys(personal).length > 0

/** Customers' data leaves in a file only with those who work with it. */
export const mayExport = (
  me: Pick<Me, 'roles'>,
  definition: Pick<Collection, 'writers' | 'staffOnly'>,
): boolean => !definition.staffOnly || mayWrite(me, definition)

export function maySee(
  me: Pick<Me, 'roles'>,
  definition: Pick<Collection, 'writers' | 'staffOnly'>,
): boolean {
  if (mayWrite(me, definition)) return true
  return definition.staffOnly ? hasRole(me, ['auditor']) : hasRole(me, readers)
}
