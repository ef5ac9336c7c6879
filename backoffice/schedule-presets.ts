import { dayInMalawi } from '#contract/rules/dates.ts'
import { formatMessage, messages } from './messages.ts'

const says = messages.schedule
const dayMs = 86_400_000

/** Returns the times that every scheduling field offers, as values of a `datetime-local` input in Central Africa Time. */
export function presetsAt(now: string): { name: string; value: string }[] {
  const today = Date.parse(`${dayInMalawi(now)}T12:00:00Z`)
  const preset = (day: string, daysAhead: number) => ({
    name: formatMessage(says.preset, { name: day }),
    value: `${new Date(today + daysAhead * dayMs).toISOString().slice(0, 10)}T08:00`,
  })
  return [preset(says.tomorrow, 1), preset(says.monday, 7 - ((new Date(today).getUTCDay() + 6) % 7))]
}
