import { z } from 'zod'
import {
  askedWhen,
  bare,
  beginsWith,
  elementOf,
  isAsked,
  isBilingual,
  isOptional,
  kindOf,
  shapeOf,
  variantsOf,
} from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'

export type Values = Record<string, unknown>
type Fields = Record<string, z.ZodType>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The declared fields of an item, as its form begins with them; what inputs need to be there is put in, empty. */
export function valuesOf({ fields }: Pick<Collection, 'fields'>, item: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, beginning(field, item[name])]),
  )
}

/**
 * What the form of a new item begins with.
 * @param writer the name of whoever writes it
 * @param copied the item that it is a new version of; all but the time from which it shows is copied
 */
export function newValues(
  { fields, window }: Pick<Collection, 'fields' | 'window'>,
  writer: string,
  copied?: Values,
): Values {
  if (copied)
    return valuesOf({ fields }, window.from === null ? copied : { ...copied, [window.from]: undefined })
  const begun = Object.entries(fields).filter(([, field]) => beginsWith(field) === 'writer_name')
  return { ...valuesOf({ fields }, {}), ...Object.fromEntries(begun.map(([name]) => [name, writer])) }
}

/** A picture as it was saved; a draft has one that nothing is told of yet. */
function beginningOfImage(field: z.ZodType, value: Values): Values {
  const { alt = z.never(), focal = z.never() } = shapeOf(field)
  return {
    ...value,
    alt: beginning(alt, value['alt']),
    focal: value['focal'] ?? focal.parse(undefined),
  }
}

/** What an input of a field begins with. */
export function beginning(field: z.ZodType, value: unknown): unknown {
  if (isBilingual(field)) {
    const { en, ny } = isObject(value) ? value : {}
    return { en: en ?? '', ny: ny ?? '' }
  }
  const kind = kindOf(field)
  if (kind === 'file') return value ?? null
  if (kind === 'image') return isObject(value) ? beginningOfImage(field, value) : null
  const element = elementOf(field)
  if (element) return Array.isArray(value) ? value.map((one) => beginning(element, one)) : []
  if (variantsOf(field)) {
    const shape = shapeOf(field, value)
    if (!isObject(value) || Object.keys(shape).length === 0) return value
    return Object.fromEntries(
      Object.entries(shape).map(([name, child]) => [name, beginning(child, value[name])]),
    )
  }
  if (bare(field).type === 'object') {
    const given = isObject(value) ? value : {}
    return Object.fromEntries(
      Object.entries(shapeOf(field)).map(([name, child]) => [name, beginning(child, given[name])]),
    )
  }
  if (kind === 'flag') return value ?? false
  return value ?? ''
}

/** A form's values as the service takes them: what was left empty is left out. */
export function bodyOf({ fields }: Pick<Collection, 'fields'>, values: Values): Values {
  return tidyAll(fields, values)
}

/** Whether a form asks for a field, as its flags stand. */
export function asksFor({ fields }: Pick<Collection, 'fields'>, values: Values, name: string): boolean {
  const field = fields[name]
  if (!field) return true
  const flag = askedWhen(field)
  return isAsked(field) && (flag === undefined || values[flag] === true)
}

/** The same as it is saved: what a form does not ask for while a flag is off follows from the rest. */
export function savedBodyOf(definition: Pick<Collection, 'fields'>, values: Values): Values {
  const kept = Object.entries(bodyOf(definition, values)).filter(([name]) => {
    const field = definition.fields[name]
    return !field || !isAsked(field) || asksFor(definition, values, name)
  })
  return Object.fromEntries(kept)
}

function tidyAll(fields: Fields, values: Values): Values {
  const body: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = tidy(field, values[name])
    if (value !== undefined) body[name] = value
  }
  return body
}

/** An entry of a list that nobody wrote in yet. It keeps its place, so that faults of the others are told where they are. */
const emptyEntry = (element: z.ZodType): unknown =>
  isBilingual(element) || variantsOf(element) || bare(element).type === 'object' ? {} : ''

const isBlank = (value: unknown): boolean =>
  value === false ||
  (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isBlank))

function tidy(field: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (isBilingual(field)) {
    const { en = '', ny = '' } = value as { en?: string; ny?: string } // as beginning() made it
    if (en === '' && ny === '') return undefined
    return { ...(en !== '' && { en }), ...(ny !== '' && { ny }) }
  }
  const element = elementOf(field)
  if (element && Array.isArray(value)) return value.map((one) => tidy(element, one) ?? emptyEntry(element))
  if (isObject(value)) {
    const shape = shapeOf(field, value)
    // What is no object of ours, or a section of a type that this release does not know, goes back as it came.
    if (Object.keys(shape).length === 0) return value
    const body = tidyAll(shape, value)
    // A group of fields that may be left out is left out where nobody wrote into it.
    return isOptional(field) && Object.values(body).every(isBlank) ? undefined : body
  }
  // An empty text is a value where the schema takes it, and nothing where it does not.
  if (value === '' && (isOptional(field) || !bare(field).safeParse('').success)) return undefined
  return value
}
