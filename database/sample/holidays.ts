import type { Both } from '#contract/languages.ts'
import { both } from './both.ts'
import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** Malawi's public holidays with a fixed day (source: Public Holidays Act, chapter 18:05); movable ones are for staff. */
const fixed: [monthDay: string, name: Both][] = [
  ['01-01', both('New Year’s Day', 'Tsiku la chaka chatsopano')],
  ['01-15', both('John Chilembwe Day', 'Tsiku la John Chilembwe')],
  ['03-03', both('Martyrs’ Day', 'Tsiku la Ofera Ufulu')],
  ['05-01', both('Labour Day', 'Tsiku la ogwira ntchito')],
  ['05-14', both('Kamuzu Day', 'Tsiku la Kamuzu')],
  ['07-06', both('Independence Day', 'Tsiku la ufulu wodzilamulira')],
  ['10-15', both('Mother’s Day', 'Tsiku la amayi')],
  ['12-25', both('Christmas Day', 'Tsiku la Khirisimasi')],
  ['12-26', both('Boxing Day', 'Tsiku lotsatira Khirisimasi')],
]

/** Of this year and the next two. */
export const sample: Sample<'holidays'> = (now) =>
  [0, 1, 2].flatMap((ahead) =>
    fixed.map(([monthDay, name]) => {
      const date = `${now.getUTCFullYear() + ahead}-${monthDay}`
      return { key: date, published_at: day(now, -30), body: { day: date, name } }
    }),
  )
