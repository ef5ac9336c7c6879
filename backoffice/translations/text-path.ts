import type { Values } from '../content/values.ts'

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
