import { openingDays, type Opening, type OpeningDay } from '#contract/rules/opening.ts'

/** From when until when, as it is typed: perhaps half written. */
export type DaySpan = { opens: string; closes: string }
/** The hours of each day, Monday first; a day without any is closed. */
export type WeekHours = Readonly<Record<OpeningDay, readonly DaySpan[]>>

export const usualHours: DaySpan = { opens: '08:00', closes: '16:00' }

/** Hours as they are kept, day by day. */
export const weekOf = (openings: readonly Opening[]): WeekHours =>
  fill((day) =>
    openings.filter(({ days }) => days.includes(day)).map(({ opens, closes }) => ({ opens, closes })),
  )

/** The same as it is kept: days with the same hours are one entry. The second hours of a day stay after its first. */
export function openingsOf(week: WeekHours): Opening[] {
  const entries = new Map<string, { days: OpeningDay[]; opens: string; closes: string }>()
  const most = Math.max(...openingDays.map((day) => week[day].length))
  for (let nth = 0; nth < most; nth++)
    for (const day of openingDays) {
      const span = week[day][nth]
      if (!span) continue
      const key = `${nth} ${span.opens} ${span.closes}`
      const entry = entries.get(key)
      if (entry) entry.days.push(day)
      else entries.set(key, { days: [day], ...span })
    }
  return [...entries.values()]
}

/** A day with the hours of the day before it; Monday has Sunday before it. */
export function asDayBefore(week: WeekHours, day: OpeningDay): WeekHours {
  const before = openingDays[(openingDays.indexOf(day) + 6) % 7] ?? day
  return { ...week, [day]: week[before] }
}

/** Monday's hours on every working day. */
export const mondayToFriday = (week: WeekHours): WeekHours =>
  fill((day) => (day === 'Sa' || day === 'Su' ? week[day] : week.Mo))

const fill = (hours: (day: OpeningDay) => readonly DaySpan[]): WeekHours => ({
  Mo: hours('Mo'),
  Tu: hours('Tu'),
  We: hours('We'),
  Th: hours('Th'),
  Fr: hours('Fr'),
  Sa: hours('Sa'),
  Su: hours('Su'),
})

/** A time as people type it ("8", "8.30", "0830", "8h30") as it is kept; as it is typed where it is none. */
export function timeFrom(typed: string): string {
  const found = /^(\d{1,2})(?:[:.h\s]?([0-5]\d))?h?$/.exec(typed.trim().toLowerCase())
  const [, hour = '', minute = '00'] = found ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return found && (Number(hour) < 24 || time === '24:00') ? time : typed.trim()
}

/** True where it is a time that the schema takes. */
export const isTime = (time: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time)
