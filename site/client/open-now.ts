import type { Lang } from '#contract/languages.ts'
import { weekdayNames } from '#contract/rules/dates.ts'
import { openingDays, openNow, type Opening } from '#contract/rules/opening.ts'

// Whether a place is open now, in each element with `data-opening`. Only the browser can say it, because pages are
// cached for longer. It is no island: so it costs one kilobyte and works before anything is touched.

export type OpenMessages = {
  open: string
  always: string
  today: string
  tomorrow: string
  later: string
}

const langOf = (): Lang => (document.documentElement.lang === 'ny' ? 'ny' : 'en')

function sentence(
  openings: readonly Opening[],
  messages: OpenMessages,
  now: Date,
): [open: boolean, said: string] | null {
  const found = openNow(openings, now)
  if (!found) return null
  if (found.open)
    return [true, found.closes === null ? messages.always : messages.open.replace('{time}', found.closes)]
  const text = found.inDays === 0 ? messages.today : found.inDays === 1 ? messages.tomorrow : messages.later
  const weekday = weekdayNames(langOf())[(openingDays.indexOf(found.day) + 1) % 7] ?? ''
  return [false, text.replace('{time}', found.opens).replace('{day}', weekday)]
}

/** Says it in one element, whose hours are in `data-opening` and whose messages in `data-open-messages` around it. */
export function sayOpenNow(element: HTMLElement): void {
  const json = element.closest<HTMLElement>('[data-open-messages]')?.dataset['openMessages']
  if (!json) return
  // Both are written by our own pages.
  const openings = JSON.parse(element.dataset['opening'] ?? '[]') as Opening[]
  const said = sentence(openings, JSON.parse(json) as OpenMessages, new Date())
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
