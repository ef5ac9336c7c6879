import { collections } from '#contract/registry.ts'

/** Collections that a program may write: none that a second person approves, none of customers' data. */
export const grantable: readonly string[] = collections
  .filter(({ approval, staffOnly }) => !approval && !staffOnly)
  .map(({ name }) => name)
