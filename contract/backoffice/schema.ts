import { z } from 'zod'
import type { FieldKind } from '../fields.ts'

// How forms, checks and the keeping of translations read a collection's schema.

/** A field without what makes it optional or gives it a default. */
export function bare(field: z.core.$ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return bare(field.unwrap())
  return field as z.ZodType // what defines our fields is always a whole ZodType
}

/** How a field is edited; undefined for one that says nothing, such as a part of a list's item. */
export const kindOf = (field: z.core.$ZodType): FieldKind | undefined =>
  z.globalRegistry.get(field as z.ZodType)?.kind ?? z.globalRegistry.get(bare(field))?.kind

/** What a form asks of a field beside its kind: see `GlobalMeta` in fields.ts. */
const metaOf = (field: z.core.$ZodType) => ({
  ...z.globalRegistry.get(bare(field)),
  ...z.globalRegistry.get(field as z.ZodType),
})

/** Returns true for an instant that is never in the future. */
export const isPast = (field: z.core.$ZodType): boolean => metaOf(field).past === true
/** False for what follows from other fields by itself. */
export const isAsked = (field: z.core.$ZodType): boolean => metaOf(field).asked !== false
/** The flag beside a field without which no form asks for it; undefined for any other. */
export const askedWhen = (field: z.core.$ZodType): string | undefined => metaOf(field).when
/** The field with the longitude beside a latitude; undefined for any other. */
export const askedAlong = (field: z.core.$ZodType): string | undefined => metaOf(field).along
/** False for a text whose numbers are none of ours, such as an address. */
export const holdsFigures = (field: z.core.$ZodType): boolean => metaOf(field).figures !== false
/** What the form of a new item begins with. */
export const beginsWith = (field: z.core.$ZodType): 'writer_name' | undefined => metaOf(field).begins

/** True where the field may be missing from what is sent. */
export const isOptional = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodOptional || field instanceof z.ZodDefault
/** True where a form may leave the field empty: a list with a default may still need an entry. */
export const mayBeEmpty = (field: z.core.$ZodType): boolean =>
  isOptional(field) && (kindOf(field) !== 'list' || z.safeParse(field, []).success)

/** True for a text in both languages. */
export function isBilingual(field: z.core.$ZodType): boolean {
  const inner = bare(field)
  return inner instanceof z.ZodObject && Object.keys(inner.shape).toSorted().join() === 'en,ny'
}

/** How many characters a text takes, or each language of it; undefined where it is no text or has no limit. */
export function mostCharacters(field: z.core.$ZodType): number | undefined {
  const inner = bare(field)
  if (isBilingual(inner)) return mostCharacters(shapeOf(inner)['en'] ?? z.never())
  if (inner instanceof z.ZodUnion) {
    const all = inner.options.map((one) => mostCharacters(one)).filter((one) => one !== undefined)
    return all.length ? Math.max(...all) : undefined
  }
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined
}

/** How many entries a list takes; undefined where it is no list or has no limit. */
export function mostEntries(field: z.core.$ZodType): number | undefined {
  const inner = bare(field)
  if (!(inner instanceof z.ZodArray)) return undefined
  const limits = (inner._zod.def.checks ?? []).map(({ _zod: { def } }) =>
    def.check === 'max_length' && 'maximum' in def ? Number(def.maximum) : Infinity,
  )
  const most = Math.min(...limits)
  return Number.isFinite(most) ? most : undefined
}

type Shape = Record<string, z.ZodType>

/** The kinds that a field may be of, told apart by its `type`, each with its fields; null for any other field. */
export function variantsOf(field: z.core.$ZodType): ReadonlyMap<string, Shape> | null {
  const inner = bare(field)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return null
  const options = inner.options.map((one) => shapeOf(one))
  return new Map(options.map((shape) => [typeIn(shape), shape]))
}

const typeIn = ({ type }: Shape): string => (type instanceof z.ZodLiteral ? String(type.value) : '')

/**
 * The fields of an object, by name.
 * @param value what stands there, where the fields depend on its `type`; of an unknown type there are none
 */
export function shapeOf(field: z.core.$ZodType, value?: unknown): Shape {
  const inner = bare(field)
  if (inner instanceof z.ZodObject) return inner.shape as Shape // what defines our fields is always a whole ZodType
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined
  return variantsOf(field)?.get(String(type)) ?? {}
}

/** The fields of every kind of object that may stand there. */
export const shapesOf = (field: z.core.$ZodType): readonly Shape[] => [
  ...(variantsOf(field)?.values() ?? [shapeOf(field)]),
]

/** What a list is made of; null for what is no list. */
export function elementOf(field: z.core.$ZodType): z.ZodType | null {
  const inner = bare(field)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : null
}
