import { foldText } from '#contract/rules/search-text.ts'

/** A term of the glossary. */
export type Term = { term_en: string; term_ny: string; note?: string | undefined }

const plain = (text: string) =>
  ` ${foldText(text.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

/** The terms that an English text uses, the longest first; one of many counts as the one. */
export function termsIn(text: string, glossary: readonly Term[]): Term[] {
  const words = plain(text)
  return glossary
    .filter(({ term_en }) => {
      const term = plain(term_en).trimEnd()
      return term.trim() !== '' && ['', 's', 'es'].some((end) => words.includes(`${term}${end} `))
    })
    .toSorted((a, b) => b.term_en.length - a.term_en.length)
}
