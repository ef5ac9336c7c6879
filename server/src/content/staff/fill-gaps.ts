import { z } from 'zod'
import { bare, elementOf, isBilingual, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { fieldsOf } from '../../http/field-errors.ts'
import type { StoredBody } from '../body.ts'

const dots = '…'
const nobody = '00000000-0000-4000-8000-000000000000'

/**
 * A draft with something put in where it lacks what its page needs, so that its author sees the page all the same.
 * @returns the fields that nothing can stand for, such as a document's file
 */
export function fillGaps(
  definition: Collection,
  draft: StoredBody,
  now: string,
): { body: StoredBody; lacking: Record<string, string> } {
  let body = structuredClone(draft)
  // What was filled may itself lack something; no schema is deeper than this.
  for (let round = 0; round < 6; round++) {
    const parsed = definition.schema.safeParse(body)
    if (parsed.success) return { body: parsed.data, lacking: {} }
    for (const { path } of parsed.error.issues)
      body = putAt(body, path, standIn(fieldAt(definition, body, path), now))
  }
  const parsed = definition.schema.safeParse(body)
  if (parsed.success) return { body: parsed.data, lacking: {} }
  return { body, lacking: fieldsOf(parsed.error) }
}

function fieldAt(
  definition: Collection,
  body: StoredBody,
  path: readonly PropertyKey[],
): z.ZodType | undefined {
  let field: z.ZodType | undefined = definition.schema
  let value: unknown = body
  for (const key of path) {
    field =
      field &&
      (typeof key === 'number' ? (elementOf(field) ?? undefined) : shapeOf(field, value)[String(key)])
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return field
}

/** The first of some harmless values that a field takes. */
function standIn(field: z.ZodType | undefined, now: string): unknown {
  if (!field) return undefined
  if (isBilingual(field)) return { en: kindOf(field) === 'html' ? `<p>${dots}</p>` : dots }
  const inner = bare(field)
  if (kindOf(field) === 'file' || kindOf(field) === 'image') return undefined
  const element = elementOf(field)
  const choices = inner instanceof z.ZodEnum ? Object.values(inner.def.entries) : []
  const values = [...choices, dots, 'preview', '0', now, now.slice(0, 10), '/', '', nobody, 0, 1, false, []]
  const taken = values.find((value) => inner.safeParse(value).success)
  if (taken !== undefined) return taken
  return element ? [standIn(element, now)] : {}
}

function putAt<T>(node: T, path: readonly PropertyKey[], value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T // the end of the path is the value's own place
  const copy = (Array.isArray(node) ? [...node] : { ...node }) as Record<PropertyKey, unknown>
  if (rest.length) copy[key] = putAt(copy[key] ?? {}, rest, value)
  else if (value === undefined) Reflect.deleteProperty(copy, key)
  else copy[key] = value
  return copy as T
}
