import { and, sql, type SQL } from 'drizzle-orm'
import { foldText } from '#contract/rules/search-text.ts'

/** A text as foldText() makes it, done by the database. */
export const foldedText = (text: SQL): SQL =>
  sql`regexp_replace(lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')), '\\s+', ' ', 'g')`

/** Whether a text has a part in it, without regard to case, accents and spacing; undefined where there is no part. */
export function hasPart(text: SQL, part: string): SQL | undefined {
  const wanted = foldText(part).replace(/[\\%_]/g, '\\$&')
  return wanted === '' ? undefined : sql`${foldedText(text)} like ${`%${wanted}%`}`
}

/**
 * Whether a name has all words of a text; undefined where the text is no name. Letters alone: a word of a name is no e-mail
 * and no reference with digits.
 */
export function hasNameWords(name: SQL, text: string): SQL | undefined {
  const words = foldText(text).match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return /^[\p{L}\p{M}\s.'’-]+$/u.test(text) ? and(...words.map((word) => hasPart(name, word))) : undefined
}
