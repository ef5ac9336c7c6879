import { isBilingual, kindOf } from '#contract/backoffice/schema.ts'
import { saysTheSame } from '#contract/rules/changed-fields.ts'
import type { Collection } from '#contract/collection.ts'
import { isTold, nameOf } from '../../lists/fields.ts'
import type { Values } from '../values.ts'
import { diffLines, withoutTags, type DiffLine } from './diff-lines.ts'

/** A field that differs, or one language of it. */
export type Difference = {
  field: string
  label: string
  lang: 'en' | 'ny' | null
  lines: readonly DiffLine[]
}

/** The declared fields in which two bodies differ. */
export const differingFields = ({ fields }: Pick<Collection, 'fields'>, a: Values, b: Values): string[] =>
  Object.keys(fields).filter((name) => !saysTheSame(a[name], b[name]))

/** Compares the fields of two bodies that differ, as people read them; rich text without its tags. */
export function differences(definition: Pick<Collection, 'fields'>, a: Values, b: Values): Difference[] {
  return differingFields(definition, a, b).flatMap((field): Difference[] => {
    const schema = definition.fields[field]
    if (schema && !isTold(schema)) return []
    const label = nameOf(field)
    if (!schema || !isBilingual(schema))
      return [{ field, label, lang: null, lines: diffLines(a[field], b[field]) }]
    const strip = kindOf(schema) === 'html' ? withoutTags : (text: string) => text
    return (['en', 'ny'] as const).flatMap((lang) => {
      const [before, after] = [half(a[field], lang), half(b[field], lang)]
      return before === after ? [] : [{ field, label, lang, lines: diffLines(strip(before), strip(after)) }]
    })
  })
}

const half = (value: unknown, lang: 'en' | 'ny'): string => {
  const text = typeof value === 'object' && value !== null ? (value as Values)[lang] : undefined
  return typeof text === 'string' ? text : ''
}
