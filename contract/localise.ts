import type { Download, FileRef, ImageRef, Picture } from './fields.ts'
import type { Lang, Text } from './languages.ts'

/** What a value becomes for a reader: each `{en, ny}` a string, each file its addresses, however deep. */
export type Localised<T> = T extends Text
  ? string
  : T extends ImageRef
    ? Picture
    : T extends FileRef
      ? Download
      : T extends readonly (infer U)[]
        ? Localised<U>[]
        : T extends object
          ? { [K in keyof T]: Localised<T[K]> }
          : T

/** True where `value` is a bilingual text: an object with `en` or `ny` or both, and nothing else. A draft may lack `en`. */
export function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key === 'en' || key === 'ny')
}

/** The English texts that replace an item's missing Chichewa ones. In JSON it is `true`. */
export class FallbackTexts extends Array<string> {
  toJSON(): true {
    return true
  }
}

/**
 * Picks one language from an item's fields, however deep. The item itself is never a text: one with no other fields
 * than `en` and `ny`, such as the draft of a corrected message, keeps them as fields.
 * @returns the fields in `lang`, and the English texts among them that replace missing ones
 */
export function localise<T extends object>(
  fields: T,
  lang: Lang,
): { value: { [K in keyof T]: Localised<T[K]> }; untranslated: FallbackTexts } {
  const untranslated = new FallbackTexts()
  const pick = (node: unknown): unknown => {
    if (isText(node)) {
      if (lang === 'en') return node.en ?? node.ny
      if (node.ny) return node.ny
      if (node.en) untranslated.push(node.en)
      return node.en
    }
    if (Array.isArray(node)) return node.map(pick)
    if (typeof node === 'object' && node !== null) return pickFields(node)
    return node
  }
  const pickFields = (node: object) =>
    Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pick(child)]))
  // The mapped type cannot be followed through a runtime walk; the walk mirrors it case by case.
  return { value: pickFields(fields) as { [K in keyof T]: Localised<T[K]> }, untranslated }
}
