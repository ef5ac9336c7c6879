import { z } from 'zod'
import { isAsked } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { FieldKind } from '#contract/fields.ts'
import { sectionLabels } from '#contract/section-types.ts'
import { isCompany } from '../company-names.ts'
import { messages } from '../messages.ts'

/** A field's own schema, without what makes it optional. */
export function bare(field: z.ZodType): z.ZodType {
  // unwrap() is typed as zod's core; what defines our fields is always a whole ZodType.
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return bare(field.unwrap() as z.ZodType)
  return field
}

/** How a field is edited and shown (contract/fields.ts); undefined where it says nothing. */
export const kindOf = (field: z.ZodType): FieldKind | undefined =>
  z.globalRegistry.get(field)?.kind ?? z.globalRegistry.get(bare(field))?.kind

/** The values a field or the items of a list can have; null where they are not named. */
export function choicesOf(field: z.ZodType): readonly string[] | null {
  const inner = bare(field)
  if (inner instanceof z.ZodArray) return choicesOf(inner.element as z.ZodType)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : null
}

/** A field's name as people read it: as the words have it, else `reference_rate` becomes "Reference rate". */
export function nameOf(field: string): string {
  const known = Object.hasOwn(messages.fields, field) ? messages.fields[field] : undefined
  if (known) return known
  const spaced = field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

const { english, chichewa } = messages.content
const languages: Readonly<Record<string, string>> = { en: english, ny: chichewa }

/**
 * A path as people read it: `sections.2.title.ny` is "Sections 3, Title, Chichewa".
 * @param valueAt the values that the path leads through, so that a section is called by its type
 */
export function pathInWords(path: string, valueAt?: (path: string) => unknown): string {
  const words: string[] = []
  for (const [at, part] of path.split('.').entries()) {
    if (/^\d+$/.test(part)) {
      const { type } = Object(valueAt?.(path.split('.', at + 1).join('.'))) as { type?: unknown } // a section or anything else
      const name = sectionLabels.get(String(type)) ?? words.at(-1) ?? ''
      words.splice(-1, 1, `${name} ${Number(part) + 1}`.trim())
    } else words.push(languages[part] ?? nameOf(part))
  }
  return words.join(', ')
}

/** The values that a path leads through where only its section's type is known, for `pathInWords`. */
export const inSection =
  (type: string | null) =>
  (path: string): unknown =>
    path.split('.').length === 2 ? { type } : undefined

/** What one of a few values is called; `open` is "Open", and what has capitals of its own stays. Companies have names of their own. */
export function choiceName(value: string): string {
  const known = Object.hasOwn(messages.choices, value) ? messages.choices[value] : undefined
  if (known) return known
  const spaced = value.replaceAll('_', ' ')
  return /^[a-z ]+$/.test(spaced) ? spaced.charAt(0).toUpperCase() + spaced.slice(1) : spaced
}

/**
 * What a value of a field is called. A company has its own name only where the field is one of companies: a document's
 * section "bank" is none.
 */
export function sayChoice(field: z.ZodType, value: string, companyName: (id: string) => string): string {
  const name = z.globalRegistry.get(bare(field))?.names?.[value]
  if (name !== undefined) return name
  const ofCompanies = choicesOf(field)?.every(isCompany) ?? false
  return ofCompanies ? companyName(value) : choiceName(value)
}

/** False for a code that follows from another field and says the same, such as a region's id. A longitude has words of its own. */
export const isTold = (field: z.ZodType): boolean => isAsked(field) || kindOf(field) === 'coordinate'

/** The fields that a list can show in a cell, in the order of the definition. */
export const columnsOf = (definition: Collection): string[] =>
  Object.entries(definition.fields)
    .filter(
      ([name, field]) => name !== definition.title && isAsked(field) && !hidden.has(kindOf(field) ?? 'line'),
    )
    .map(([name]) => name)

const hidden = new Set<FieldKind>(['html', 'image', 'file', 'opening'])

/**
 * Those that a list shows until somebody chooses others: what it is narrowed by, figures, times. Three at most; times are
 * wide, and beside two of them a third column has no place at a desk's width.
 */
export function firstColumns(definition: Collection): string[] {
  const kindNamed = (name: string) => kindOf(definition.fields[name] ?? z.never())
  const first = columnsOf(definition).filter((name) => {
    const kind = kindNamed(name)
    if (kind === 'slug') return false
    return definition.filters.includes(name) || kind === 'decimal' || kind === 'instant'
  })
  const times = first.slice(0, 3).filter((name) => kindNamed(name) === 'instant')
  return times.length > 1 ? times : first.slice(0, 3)
}
