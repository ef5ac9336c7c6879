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

/** True where a form may leave the field out. */
export const isOptional = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodOptional || field instanceof z.ZodDefault

/** True for a text in both languages. */
export function isBilingual(field: z.core.$ZodType): boolean {
  const inner = bare(field)
  return inner instanceof z.ZodObject && Object.keys(inner.shape).toSorted().join() === 'en,ny'
}

/** The fields of an object, by name. */
export const shapeOf = (field: z.core.$ZodType): Record<string, z.ZodType> => {
  const inner = bare(field)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

/** What a list is made of; null for what is no list. */
export function elementOf(field: z.core.$ZodType): z.ZodType | null {
  const inner = bare(field)
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : null
}
