import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'

const picture = z.object({
  alt: z.string(),
  focal: z.object({ x: z.int(), y: z.int() }),
  width: z.int(),
  height: z.int(),
  sizes: z.array(
    z.object({
      width: z.int(),
      height: z.int(),
      type: z.enum(['image/avif', 'image/webp']),
      url: z.string(),
      bytes: z.int(),
    }),
  ),
})
const download = z.object({
  url: z.string(),
  bytes: z.int(),
  mime: z.string(),
  sha256: z.string(),
  preview: z
    .object({ url: z.string(), width: z.int(), height: z.int(), bytes: z.int() })
    .optional()
    .describe('the first page as a picture'),
})

/** What a written field becomes for a reader, however deep; mirrors localise() and the presenter. */
function readField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return readField(inside(field.unwrap())).optional()
  // Where it was not sent the default was kept: whoever reads it finds it.
  if (field instanceof z.ZodDefault) return readField(inside(field.unwrap()))
  const kind = z.globalRegistry.get(field)?.kind
  if (kind === 'image') return picture
  if (kind === 'file') return download
  if (field instanceof z.ZodArray) return z.array(readField(inside(field.element)))
  if (field instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(field.shape)
    if (shape.every(([name]) => name === 'en' || name === 'ny')) return z.string()
    return z.object(Object.fromEntries(shape.map(([name, child]) => [name, readField(child)])))
  }
  return field
}

// unwrap() and element are typed as zod's core; what defines our fields is always a whole ZodType.
const inside = (field: z.core.$ZodType) => field as z.ZodType

/** An item as it is read in one language, for the API's description. */
export function readSchema(definition: Collection): z.ZodType {
  const fields = Object.entries(definition.fields).map(([name, field]) => [name, readField(field)] as const)
  return z.object({
    id: z.uuid(),
    _id: z.uuid().describe('the same, as older clients key their stores'),
    created_at: z.string().describe('ISO 8601 in UTC, to the microsecond: the cursor of the next page'),
    updated_at: z.string(),
    published_at: z.string().optional().describe('absent where it was never published, which staff see only'),
    version: z.int(),
    untranslated: z.literal(true).optional().describe('a Chichewa text is missing and English stands in'),
    ...Object.fromEntries(fields),
    ...definition.derives,
  })
}

export const errorSchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
