import { nameOf } from '../lists/fields.ts'
import type { Values } from '../content/values.ts'

/** A path as people read it: `sections.2.title` is "Sections 3, Title". */
export function pathInWords(path: string): string {
  const words: string[] = []
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) words.push(`${words.pop() ?? ''} ${Number(part) + 1}`.trim())
    else words.push(nameOf(part))
  }
  return words.join(', ')
}

/** The text at a path with another Chichewa; everything else stays. Null where there is no such text. */
export function withChichewa(values: Values, path: string, ny: string): Values | null {
  const copy = structuredClone(values)
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, part) => (typeof node === 'object' && node !== null ? (node as Values)[part] : undefined),
      copy,
    )
  if (typeof found !== 'object' || found === null) return null
  Object.assign(found, { ny })
  return copy
}
