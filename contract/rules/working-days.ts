import type { Holiday } from './opening.ts'

const dayMs = 86_400_000

/**
 * The working day that lies so many working days after a day: Monday to Friday, holidays left out.
 * @param day a bare date in Malawi, itself not counted
 * @returns a bare date
 */
export function addWorkingDays(
  day: string,
  count: number,
  holidays: readonly Pick<Holiday, 'day'>[],
): string {
  const closed = new Set(holidays.map((one) => one.day))
  let date = Date.parse(`${day}T00:00:00Z`)
  const here = () => new Date(date).toISOString().slice(0, 10)
  for (let left = count; left > 0;) {
    date += dayMs
    const weekday = new Date(date).getUTCDay()
    if (weekday !== 0 && weekday !== 6 && !closed.has(here())) left -= 1
  }
  return here()
}
