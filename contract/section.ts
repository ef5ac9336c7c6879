import { z } from 'zod'
import { flag } from './fields.ts'

type Shape = Record<string, z.ZodType>

/** What every section has, whatever its type. */
const common = {
  /** names the place, where something links to it */
  id: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/, 'This takes lower-case letters, digits and hyphens.')
    .meta({ kind: 'slug' })
    .optional(),
  /** kept, and not shown */
  hidden: flag().default(false),
}

/**
 * Declares a type of section: one of the parts that a written page is put together from.
 * @param options.type its name in what is stored
 * @param options.label what staff call it
 * @param options.fields what an author writes
 */
export function defineSection<const T extends string, S extends Shape>(options: {
  type: T
  label: string
  fields: S
}) {
  const { type, label, fields } = options
  return { type, label, schema: z.strictObject({ type: z.literal(type), ...common, ...fields }) }
}
