import { setTimeout as wait } from 'node:timers/promises'

// Taken before a test can fake it.
const now = performance.now.bind(performance)

/**
 * Polls every 10 ms until the condition holds.
 * @param description names the condition in the error
 * @throws Error after 120 s, which a busy machine may need
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  description = String(condition),
): Promise<void> {
  const end = now() + 120_000
  while (!(await condition())) {
    if (now() > end) throw new Error(`condition not met within 120 s: ${description}`)
    await wait(10)
  }
}
