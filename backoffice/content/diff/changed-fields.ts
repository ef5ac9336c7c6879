import { isBilingual, kindOf } from '#contract/backoffice/schema.ts'
import { saysTheSame } from '#contract/rules/changed-fields.ts'
import type { Collection } from '#contract/collection.ts'
import { isTold, nameOf } from '../../lists/fields.ts'
import { messages } from '../../messages.ts'
import { inCat } from '../../time.ts'
import type { Values } from '../values.ts'

/** One line of a comparison: a field, or one language of it. */
export type Difference = {
  field: string
  label: string
  lang: 'en' | 'ny' | null
  before: string
  after: string
}

/** The declared fields in which two bodies differ. */
export const differingFields = ({ fields }: Pick<Collection, 'fields'>, a: Values, b: Values): string[] =>
  Object.keys(fields).filter((name) => !saysTheSame(a[name], b[name]))

/** What differs, in a reader's words; rich text without its tags. */
export function differences(definition: Pick<Collection, 'fields'>, a: Values, b: Values): Difference[] {
  return differingFields(definition, a, b).flatMap((field): Difference[] => {
    const schema = definition.fields[field]
    if (schema && !isTold(schema)) return []
    const label = nameOf(field)
    if (!schema || !isBilingual(schema))
      return [{ field, label, lang: null, before: asText(a[field]), after: asText(b[field]) }]
    const strip = kindOf(schema) === 'html' ? withoutTags : (text: string) => text
    return (['en', 'ny'] as const)
      .flatMap((lang) => {
        const [before, after] = [strip(half(a[field], lang)), strip(half(b[field], lang))]
        return before === after && kindOf(schema) !== 'html' ? [] : [{ field, label, lang, before, after }]
      })
      .filter(({ before, after }, _, all) => before !== after || all.every((one) => one.before === one.after))
  })
}

const half = (value: unknown, lang: 'en' | 'ny'): string => {
  const text = typeof value === 'object' && value !== null ? (value as Values)[lang] : undefined
  return typeof text === 'string' ? text : ''
}

const withoutTags = (html: string): string =>
  (
    new DOMParser().parseFromString(html.replaceAll(/<\/(p|h2|h3|li|tr)>/g, '$&\n'), 'text/html').body
      .textContent ?? ''
  ).trim()

const languages: Readonly<Record<string, string>> = {
  en: messages.content.english,
  ny: messages.content.chichewa,
}
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)

function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return isInstant(value) ? inCat(value) : value
  if (typeof value === 'boolean') return value ? messages.lists.yes : messages.lists.no
  if (typeof value === 'number') return String(value)
  return outline(value, '').join('\n')
}

/** Lists and their parts as lines that people read: a name and what stands there, the parts of parts set in. */
export function outline(value: unknown, indent: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) => [`${indent}${at + 1}.`, ...outline(one, `${indent}  `)])
  if (typeof value !== 'object' || value === null) return [`${indent}${asText(value)}`]
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (part === '' || part === false || part === null || part === undefined) return []
    const label = languages[name] ?? nameOf(name)
    if (typeof part === 'object') return [`${indent}${label}`, ...outline(part, `${indent}  `)]
    const text = typeof part === 'string' && part.startsWith('<') ? withoutTags(part) : asText(part)
    return [`${indent}${label}: ${text}`]
  })
}
