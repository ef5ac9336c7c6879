import type { Figure } from '#contract/backoffice/links.ts'
import { referenceName, referencesIn, writtenReference } from '#contract/rules/references.ts'
import { countsSomething } from './counts-something.ts'

/** A figure that stands in a text as a number and could follow its row instead. */
export type Offer = { figure: Figure; from: number; to: number; typed: string }

type Amount = { number: number; unit: string }

/** `3.50 %` is 3.5 with the unit %, `MK 1,500` and `1,500 kwacha` are 1500 with the unit MK. */
function amountOf(text: string): Amount | null {
  const match = /^(MWK|MK|K)?\s?(\d[\d,]*(?:\.\d+)?)\s?(%|kwacha)?$/i.exec(text.trim())
  if (!match) return null
  const [, before, digits = '', after] = match
  return {
    number: Number(digits.replaceAll(',', '')),
    unit: after === '%' ? '%' : (before ?? after) ? 'MK' : '',
  }
}

const most = 3
const number = /(?:\b(?:MWK|MK|K)\s?)?\d[\d,]*(?:\.\d+)?(?:\s?%|\s?kwacha)?/gi
/** What stands within a sentence; all other tags end a paragraph, an item or a cell. */
const inline = /^<\/?(?:a|b|code|em|i|span|strong|sub|sup|u)\b/i
/** Tags and references are no numbers; what stands beside them keeps its place. */
const blank = (text: string) =>
  text.replaceAll(/<[^>]*>|\{[^}]*\}|&#?\w+;/g, (part) =>
    (part.startsWith('<') && !inline.test(part) ? '\n' : ' ').repeat(part.length),
  )

/**
 * The numbers of a text that equal a figure of today. A bare number needs two digits, since a 3 may be anything, and
 * counts something in a sentence.
 */
export function offersFor(text: string, figures: readonly Figure[]): Offer[] {
  const known = figures.flatMap((figure) => {
    const amount = amountOf(figure.value)
    return amount && amount.number !== 0 && (amount.unit !== '' || amount.number >= 10)
      ? [{ figure, amount }]
      : []
  })
  if (!known.length) return []
  const plain = blank(text)
  return [...plain.matchAll(number)]
    .flatMap(({ 0: whole, index }): Offer[] => {
      const typed = whole.trim().replace(/,$/, '')
      const amount = amountOf(typed)
      const from = index + whole.indexOf(typed)
      const to = from + typed.length
      if (!amount || (amount.unit === '' && !countsSomething(plain, from, to))) return []
      return known
        .filter((one) => one.amount.number === amount.number && one.amount.unit === amount.unit)
        .map(({ figure }) => ({ figure, from, to, typed }))
    })
    .slice(0, most)
}

export const takeOffer = (text: string, { figure, from, to }: Offer): string =>
  text.slice(0, from) + writtenReference(figure) + text.slice(to)

/** The figures that a text refers to, with what they are today; null for one that there is not. */
export const figuresIn = (text: string, figures: readonly Figure[]) =>
  referencesIn(text).map((reference) => ({
    written: writtenReference(reference),
    figure: figures.find((one) => referenceName(one) === referenceName(reference)) ?? null,
  }))
