import type { Text } from '../languages.ts'
import { addWorkingDays } from './working-days.ts'

/** A public holiday; its day is a bare date. */
export type PublicHoliday = { day: string; name: Text }

const dayMs = 86_400_000
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** The name of the day that is kept in place of a holiday on a weekend. */
export const nameInLieu = ({ en, ny }: Text): Text => ({
  en: `${en} (in lieu)`,
  ...(ny && { ny: `${ny} (m’malo mwake)` }),
})

const goodFriday = { en: 'Good Friday', ny: 'Lachisanu Labwino' }
const easterMonday = { en: 'Easter Monday', ny: 'Lolemba la Pasaka' }

/**
 * Returns the holidays between two days that fall on a weekend, each with the day usually kept in its place: the next
 * working day. Left out are those of which a day in lieu is entered: a weekday within a week whose name has theirs in it.
 */
export function missingInLieu(
  holidays: readonly PublicHoliday[],
  [first, last]: readonly [string, string],
): { holiday: PublicHoliday; inLieu: PublicHoliday }[] {
  const missing: { holiday: PublicHoliday; inLieu: PublicHoliday }[] = []
  const taken = [...holidays]
  for (const holiday of holidays.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const { day, name } = holiday
    if (!isWeekend(day) || day < first || day > last) continue
    const isEntered = holidays.some(
      (other) =>
        other.day > day &&
        other.day <= addDays(day, 7) &&
        !isWeekend(other.day) &&
        other.name.en.toLowerCase().includes(name.en.toLowerCase()),
    )
    if (isEntered) continue
    const inLieu = { day: addWorkingDays(day, 1, taken), name: nameInLieu(name) }
    taken.push(inLieu)
    missing.push({ holiday, inLieu })
  }
  return missing
}

/** Easter Sunday of a year, by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const days = h + l - 7 * m
  return addDays(`${year}-03-22`, days)
}

/** Good Friday and Easter Monday between two days, of which no holiday is entered. */
export const missingEasterDays = (
  holidays: readonly PublicHoliday[],
  [first, last]: readonly [string, string],
): PublicHoliday[] =>
  [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
    .filter((year, index, years) => years.indexOf(year) === index)
    .flatMap((year) => {
      const easter = easterSunday(year)
      return [
        { day: addDays(easter, -2), name: goodFriday },
        { day: addDays(easter, 1), name: easterMonday },
      ]
    })
    .filter(({ day }) => day >= first && day <= last && holidays.every((one) => one.day !== day))

/** Whether no Eid al-Fitr is entered between two days. Its date follows the sighting of the moon. */
export const lacksEid = (
  holidays: readonly PublicHoliday[],
  [first, last]: readonly [string, string],
): boolean => !holidays.some(({ day, name }) => day >= first && day <= last && /\beid\b/i.test(name.en))

/** The coming twelve months. */
export const comingYear = (today: string): [string, string] => [today, addDays(today, 365)]
