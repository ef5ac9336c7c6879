import type { NyCounts } from '#contract/backoffice/content.ts'
import type { Collection } from '#contract/collection.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { StoredBody } from './body.ts'

/** Words beside the title's by which lists are narrowed; nobody types them, since what is typed is cut at these signs. */
const marks = { missing: 'zznymissingzz', stale: 'zznystalezz', unreviewed: 'zznyunreviewedzz' } as const
export type NyMark = keyof typeof marks
export const markOf = (mark: NyMark): string => marks[mark]

/** An item's title as staff read it, in English where there is one. */
export function titleOf(definition: Collection, body: StoredBody): string {
  const value = body[definition.title]
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  const { en, ny } = value as { en?: unknown; ny?: unknown } // a bilingual text, perhaps without a part
  return typeof en === 'string' && en !== '' ? en : typeof ny === 'string' ? ny : ''
}

/** The words of a text, folded, as the index has them: letters and digits, everything else parts them. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What the column `search` holds: the title in both languages, folded, and marks for the state of its Chichewa. */
export function searchColumn(definition: Collection, body: StoredBody, ny: NyCounts): string {
  const value = body[definition.title]
  const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
  const words = texts.flatMap((text) => (typeof text === 'string' ? wordsIn(text) : []))
  const marked = (['missing', 'stale', 'unreviewed'] as const).filter((mark) => ny[mark] > 0)
  return [...words, ...marked.map(markOf)].join(' ').slice(0, 2000)
}
