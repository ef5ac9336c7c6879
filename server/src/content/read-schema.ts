import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'

const picture = z.object({
  alt: z.string(),
  focal: z.object({ x: z.int(), y: z.int() }),
  width: z.int(),
  height: z.int(),
  sizes: z.array(
    z.object({ width: z.int(), height: z.int(), type: z.enum(['image/avif', 'image/webp']), url: z.string(), bytes: z.int() }),
  ),
})
const download = z.object({ url: z.string(), bytes: z.int(), mime: z.string(), sha256: z.string() })

/** An item as it is read in one language, for the API's description. */
export function readSchema(definition: Collection): z.ZodType {
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const kind = z.globalRegistry.get(field)?.kind
    const optional = field.safeParse(undefined).success
    const read =
      kind === 'text' || kind === 'html'
        ? z.string()
        : kind === 'image'
          ? picture
          : kind === 'file'
            ? download
            : z.globalRegistry.get(field)?.both
              ? z.array(z.string())
              : field
    return [name, optional ? read.optional() : read] as const
  })
  return z.object({
    id: z.uuid(),
    ...(definition.older && { _id: z.uuid() }),
    created_at: z.string().describe('ISO 8601 in UTC, to the microsecond: the cursor of the next page'),
    updated_at: z.string(),
    published_at: z.string(),
    version: z.int(),
    untranslated: z.literal(true).optional().describe('a Chichewa text is missing and English stands in'),
    ...Object.fromEntries(fields),
  })
}

export const errorSchema = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
