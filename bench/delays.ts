import { share } from './report.ts'

export type Delays = { median: number; p99: number; worst: number; missed: number; count: number }

/**
 * How long after it was sent each change was heard, by each who listened. Both are told by one clock, and a change is
 * known by its own id: the order in which changes were sent is not the order in which they are numbered.
 * @param sent when each change was sent, by its id (ms)
 * @param heard when it was heard, one map a listener (ms of the same clock)
 * @throws where a figure cannot be: something heard before it was sent
 */
export function delaysOf(
  sent: ReadonlyMap<string, number>,
  heard: readonly ReadonlyMap<string, number>[],
): Delays {
  const delays: number[] = []
  let missed = 0
  for (const at of heard)
    for (const [id, began] of sent) {
      const moment = at.get(id)
      if (moment === undefined) missed += 1
      else delays.push(moment - began)
    }
  const least = share(delays, 0)
  if (least < 0) throw new Error(`a change cannot be heard ${Math.abs(least)} ms before it was sent`)
  return {
    median: share(delays, 0.5),
    p99: share(delays, 0.99),
    worst: share(delays, 1),
    missed,
    count: sent.size * heard.length,
  }
}
