import type { Lang } from '#contract/languages.ts'
import { formatDay, formatWeekday } from '#contract/rules/dates.ts'
import { openNow, type Holiday, type Hours } from '#contract/rules/opening.ts'
import { serverNow } from './server-clock.ts'

// Whether a place is open now, in each element with `data-opening`. Only the browser can say it, because pages are
// cached for longer. It is no island: so it costs one kilobyte and works before the first paint (places.client.ts).

export type OpenMessages = {
  open: string
  always: string
  today: string
  tomorrow: string
  later: string
  holidayTomorrow: string
  holidayLater: string
}

const langOf = (): Lang => (document.documentElement.lang === 'ny' ? 'ny' : 'en')

/** What is said of a place at a moment; null where its hours are not known. */
export function saidOf(
  hours: Hours,
  holidays: readonly Holiday[],
  { messages, lang, now }: { messages: OpenMessages; lang: Lang; now: Date },
): [open: boolean, said: string] | null {
  const found = openNow(hours, now, holidays)
  if (!found) return null
  if (found.open)
    return [true, found.closes === null ? messages.always : messages.open.replace('{time}', found.closes)]
  const { inDays, holiday, date, opens } = found
  const usual = inDays === 0 ? messages.today : inDays === 1 ? messages.tomorrow : messages.later
  const text = holiday === null ? usual : inDays === 1 ? messages.holidayTomorrow : messages.holidayLater
  const weekday = formatWeekday(date, lang)
  // A weekday's name alone is that of the coming week.
  const day = inDays < 7 ? weekday : `${weekday}, ${formatDay(date, lang)}`
  const values: Record<string, string> = { '{time}': opens, '{day}': day, '{name}': holiday ?? '' }
  // “at 08:00” stays on one line.
  const whole = text.replace(' {time}', '\u00A0{time}')
  return [false, whole.replace(/\{\w+\}/g, (name) => values[name] ?? '')]
}

/** Says it in one element, whose hours are in `data-opening`; around it stand the messages and the next holidays. */
export function sayOpenNow(element: HTMLElement): void {
  const around = element.closest<HTMLElement>('[data-open-messages]')?.dataset
  const json = around?.['openMessages']
  if (!json) return
  // All three are written by our own pages.
  const hours = JSON.parse(element.dataset['opening'] ?? '{"opening":[],"exceptions":[]}') as Hours
  const holidays = JSON.parse(around['holidays'] ?? '[]') as Holiday[]
  const messages = JSON.parse(json) as OpenMessages
  const said = saidOf(hours, holidays, { messages, lang: langOf(), now: new Date(serverNow()) })
  if (!said) return
  element.dataset['open'] = said[0] ? 'yes' : 'no'
  if (element.textContent !== said[1]) element.textContent = said[1]
}

/** Says it in a whole document, also in one that is about to be put into this one. */
export const sayOpenNowIn = (whole: Document): void =>
  whole.querySelectorAll<HTMLElement>('[data-opening]').forEach(sayOpenNow)

const sayAll = () => sayOpenNowIn(document)

/** Says it everywhere, and again each minute and when the page is looked at anew. */
export function keepOpenNow(): void {
  sayAll()
  setInterval(sayAll, 60_000)
  document.addEventListener('visibilitychange', sayAll)
}
