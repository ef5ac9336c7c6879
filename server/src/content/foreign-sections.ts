import type { z } from 'zod'
import { elementOf, variantsOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { saysTheSame } from '#contract/rules/changed-fields.ts'

// A section of a type that this release does not know was written by a newer one, beside which this one runs for a while.
// It is kept as it is. Nobody adds one here: what is kept must stand in the item already.

type Issue = z.core.$ZodIssue
type Body = Record<string, unknown>
type ParsedBody = { success: true; data: Body } | { success: false; error: { issues: Issue[] } }

/** Whether a section of an unknown type may stay. */
export type MayKeep = (section: unknown) => boolean

/** One that stands in what was written before, as it is. */
export const standsIn =
  (before: Body | null): MayKeep =>
  (section) =>
    Object.values(before ?? {}).some(
      (value) => Array.isArray(value) && value.some((one) => saysTheSame(one, section)),
    )

/** Checks a body against its schema; sections that may stay are left as they are, in their places. */
export function parseBody(definition: Collection, body: unknown, mayKeep: MayKeep): ParsedBody {
  const lists = foreignIn(definition, body, mayKeep)
  if (!lists.size || typeof body !== 'object' || body === null) return definition.schema.safeParse(body)
  const known = Object.fromEntries(
    [...lists].map(([name, { all, foreign }]) => [name, all.filter((_, at) => !foreign.has(at))]),
  )
  const parsed = definition.schema.safeParse({ ...body, ...known })
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: pathBefore(issue.path, lists) }))
    return { success: false, error: { issues } }
  }
  const data: Body = { ...parsed.data }
  for (const [name, { all, foreign }] of lists) {
    const rest = [...(data[name] as unknown[])] // the schema has a list there
    data[name] = all.map((one, at) => (foreign.has(at) ? one : rest.shift()))
  }
  return { success: true, data }
}

type Lists = Map<string, { all: readonly unknown[]; foreign: ReadonlySet<number> }>

function foreignIn({ fields }: Collection, body: unknown, mayKeep: MayKeep): Lists {
  const lists: Lists = new Map()
  if (typeof body !== 'object' || body === null) return lists
  for (const [name, field] of Object.entries(fields)) {
    const element = elementOf(field)
    const variants = element && variantsOf(element)
    const all: unknown = (body as Body)[name]
    if (!variants || !Array.isArray(all)) continue
    const foreign = new Set(
      all.flatMap((one: unknown, at) => (isOfOther(one, variants) && mayKeep(one) ? [at] : [])),
    )
    if (foreign.size) lists.set(name, { all, foreign })
  }
  return lists
}

const isOfOther = (section: unknown, variants: ReadonlyMap<string, unknown>): boolean =>
  typeof section === 'object' &&
  section !== null &&
  'type' in section &&
  typeof section.type === 'string' &&
  !variants.has(section.type)

/** Where something stood before sections were set aside. */
function pathBefore(path: readonly PropertyKey[], lists: Lists): PropertyKey[] {
  const [name, place, ...rest] = path
  const list = typeof name === 'string' ? lists.get(name) : undefined
  if (!list || typeof place !== 'number') return [...path]
  const places = list.all.flatMap((_, at) => (list.foreign.has(at) ? [] : [at]))
  return [String(name), places[place] ?? place, ...rest]
}
