const dayMs = 86_400_000

/**
 * The day `offset` days from `now` (negative: past) at `time` UTC.
 * @returns ISO 8601 in UTC
 */
export function day(now: Date, offset: number, time = '07:00:00'): string {
  return `${new Date(now.getTime() + offset * dayMs).toISOString().slice(0, 10)}T${time}Z`
}

/** The earlier of two instants in ISO 8601 UTC with the same precision. */
export const earlier = (a: string, b: string): string => (a < b ? a : b)
