import { referenceOf } from '../kyc/reference.ts'
import type { Collection } from '#contract/collection.ts'

/** What an item is called among staff: its title in English, else in Chichewa; empty where it has none yet. */
export function titleOf({ title }: Pick<Collection, 'title'>, item: Record<string, unknown>): string {
  const value = item[title]
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { en, ny } = value as { en?: unknown; ny?: unknown } // a bilingual text, perhaps half of one
  return [en, ny].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}

/** What a customer's record is called where the name would remain, such as in the browser's history. */
export const recordTitle = ({ label }: Pick<Collection, 'label'>, { id }: { id: string }): string =>
  `${label.one} ${referenceOf(id)}`
