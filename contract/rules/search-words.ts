import { searchLimits } from '../search.ts'
import { foldText } from './search-text.ts'

/** What is left out of a Chichewa word, as people type it. */
const apostrophe = /['’‘ʼ`]/gu
const between = /[^\p{L}\p{N}'’‘ʼ`]+/u
/** A place word written together with the next one: `m’misika` is also found by `misika`. */
const elided = /^[a-z]['’‘ʼ`](?=.{3})/u

/** The words of a text as they are matched: without case, accents and apostrophes, each once. */
export const searchWords = (text: string): string[] => [...new Set(wordsInOrder(text))]

/** The same with those that stand several times: of thousands of texts, that is read faster. */
export function wordsInOrder(text: string): string[] {
  const folded = foldText(text)
  const parts = folded.split(between)
  // Most texts have none, and thousands of them are read when the service starts.
  if (folded.search(apostrophe) === -1) return parts.filter(Boolean)
  return parts.flatMap((part) => {
    const words = elided.test(part) ? [part, part.replace(elided, '')] : [part]
    return words.map((word) => word.replace(apostrophe, '')).filter(Boolean)
  })
}

/** The same words as one text, as they follow one another. */
export const plainWords = (text: string): string =>
  foldText(text).replace(apostrophe, '').split(between).filter(Boolean).join(' ')

/** True where there is too little to search for: less than two letters or digits. */
export const tooShort = (text: string): boolean =>
  searchWords(text).join('').length < searchLimits.leastLetters
