import { collections } from '#contract/registry.ts'

/**
 * Collections that a program may write: none of customers' data, and of those that a second person approves only the
 * older helpers', to which it brings drafts.
 */
export const grantable: readonly string[] = collections
  .filter(({ approval, legacy: older, staffOnly }) => (!approval || older) && !staffOnly)
  .map(({ name }) => name)
