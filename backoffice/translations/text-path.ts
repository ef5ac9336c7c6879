import type { TextToTranslate } from '#contract/backoffice/translations.ts'
import type { Values } from '../content/values.ts'

/** Which text it is, among all of all collections. */
export const textKey = ({ collection, id, path }: TextToTranslate): string => `${collection} ${id} ${path}`

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
