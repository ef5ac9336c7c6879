import type { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import { AppError } from '../http/app-error.ts'
import { fieldsOf } from '../http/field-errors.ts'
import { cleanBody, type StoredBody } from './body.ts'
import { parseBody, type MayKeep } from './foreign-sections.ts'

/**
 * Checks what is saved as a draft: what is missing, empty or too short may come later; what is no field, of a wrong
 * kind or too long is refused. Rich text is sanitised as in any body.
 * @returns the body, and whether it could be published as it is
 * @throws AppError malformed, with the fields at fault
 */
export function checkDraft(
  definition: Collection,
  body: unknown,
  mayKeep: MayKeep = () => false,
): { body: StoredBody; complete: boolean } {
  const parsed = parseBody(definition, body, mayKeep)
  if (parsed.success) return { body: cleanBody(definition, parsed.data), complete: true }
  const hard = parsed.error.issues.filter((issue) => !mayWait(issue, body))
  if (hard.length || typeof body !== 'object' || body === null)
    throw new AppError('malformed', 'Some fields are not right.', fieldsOf({ issues: hard }))
  const draft = structuredClone(body) as StoredBody // an object without a hard fault has the schema's keys only
  dropEmpty(draft, parsed.error.issues)
  return { body: cleanBody(definition, draft), complete: false }
}

/**
 * Checks the whole of a draft that is to go further.
 * @throws AppError malformed, with the fields that are missing or not right
 */
export function mustBeWhole(definition: Collection, body: StoredBody): void {
  const gaps = gapsOf(definition, body)
  if (Object.keys(gaps).length) throw new AppError('malformed', 'Some fields are missing or not right.', gaps)
}

/** The fields of a draft that are missing or not right, each with what is wrong with it. */
export function gapsOf(definition: Collection, body: StoredBody): Record<string, string> {
  const parsed = parseBody(definition, body, () => true)
  return parsed.success ? {} : fieldsOf(parsed.error)
}

const mayWait = (issue: z.core.$ZodIssue, body: unknown): boolean => {
  if (issue.code === 'unrecognized_keys') return false
  // Without its type nothing tells which fields an element has.
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) return false
  const value = at(body, issue.path)
  if (value === undefined || value === null || value === '') return issue.path.length > 0
  return issue.code === 'too_small'
}

const at = (node: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    node,
  )

/**
 * Leaves out empty values where the schema does not allow them, so that they count as missing everywhere. Lists close
 * up only at the end: until then the places that the issues name must stay where they are.
 */
function dropEmpty(body: StoredBody, issues: readonly z.core.$ZodIssue[]): void {
  const gaps = new Map<unknown[], Set<number>>()
  for (const { path } of issues) {
    const parent = at(body, path.slice(0, -1))
    const key = path.at(-1)
    if (typeof parent !== 'object' || parent === null || key === undefined) continue
    const value = (parent as Record<PropertyKey, unknown>)[key]
    if (value !== '' && value !== null) continue
    if (!Array.isArray(parent)) Reflect.deleteProperty(parent, key)
    else if (typeof key === 'number') gaps.set(parent, (gaps.get(parent) ?? new Set()).add(key))
  }
  for (const [list, places] of gaps)
    list.splice(0, list.length, ...list.filter((_, place) => !places.has(place)))
}
