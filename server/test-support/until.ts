import { setTimeout as wait } from 'node:timers/promises'

/** Looks again until it holds. It has no time limit of its own: a fact that never comes fails by the test's. */
export async function until(fact: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await fact())) await wait(10)
}
