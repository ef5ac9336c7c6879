import { z } from 'zod'
import { choice, flag, steps } from './fields.ts'

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
 * @param options.type its name in what is stored, and of its files
 * @param options.label what staff call it
 * @param options.fields what an author writes
 * @param options.check what no field can say of itself
 */
export function defineSection<const T extends string, S extends Shape>(options: {
  type: T
  label: string
  fields: S
  check?: (section: z.infer<z.ZodObject<S>>, issues: { push: (issue: FieldIssue) => void }) => void
}) {
  const { type, label, fields, check } = options
  const schema = z.strictObject({ type: z.literal(type), ...common, ...fields })
  if (!check) return { type, label, schema }
  const checked = schema.check(({ value, issues }) =>
    // The schema's own fields are among what it was given.
    check(value as unknown as z.infer<z.ZodObject<S>>, {
      push: ({ path, message }) => issues.push({ code: 'custom', input: value, path: [...path], message }),
    }),
  )
  return { type, label, schema: checked }
}

/** What is wrong with a field of a section, in a sentence. */
type FieldIssue = { path: (string | number)[]; message: string }

/** What a section across the whole page stands on. */
export const ground = (usual: 'paper' | 'sand' | 'wash' = 'paper') =>
  choice(['paper', 'sand', 'wash']).default(usual)

/** The way to all of what a section shows a part of, beside its heading. */
export const more = (most = 1) => steps(most).default([])
