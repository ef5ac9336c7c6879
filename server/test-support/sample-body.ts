import { z } from 'zod'
import { kindOf } from '#contract/backoffice/schema.ts'
import { stubMessageKey } from './stub-messages.ts'
import type { Collection } from '#contract/collection.ts'

export type UploadedFiles = { image: string; file: string }

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  entries?: Record<string, string>
  options?: z.ZodType[]
  values?: unknown[]
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def // zod's own definitions, a union by `type`

/** Words that hold their number, so that each body differs from the next. */
const words = (name: string, n: number) => `${name} ${n}`

/**
 * A body that a collection takes, made from its schema alone: the n-th always the same. Texts are in both
 * languages unless `ny` is false; instants lie in 2020, a second apart, windows end in 2090.
 */
export function bodyOf(
  definition: Collection,
  n: number,
  files: UploadedFiles,
  { ny = true } = {},
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    if (name === 'ny' && !ny) continue
    const value = make(field, { name: name === 'ny' ? 'Chi text' : name, n, files, ny })
    if (value !== undefined) body[name] = value
  }
  const { from, until } = definition.window
  if (from) body[from] = new Date(Date.UTC(2020, 0, 1) + n * 1000).toISOString()
  if (until) body[until] = '2090-01-01T00:00:00Z'
  // What follows from other fields is as the schema has it.
  const follows = Object.entries(definition.fields).flatMap(([name, field]) =>
    kindOf(field) === 'address' ? [name] : [],
  )
  const parsed = follows.length > 0 ? definition.schema.parse(body) : {}
  return { ...body, ...Object.fromEntries(Object.entries(parsed).filter(([name]) => follows.includes(name))) }
}

type About = { name: string; n: number; files: UploadedFiles; ny: boolean }

function make(schema: z.ZodType, about: About): unknown {
  const meta = z.globalRegistry.get(schema)
  if (meta?.kind === 'link') return linkOf(schema, about.n)
  const kind = meta?.kind ? ofKind[meta.kind]?.(about) : undefined
  if (kind !== undefined) return kind
  const def = defOf(schema)
  const { name, n, ny } = about
  switch (def.type) {
    case 'optional':
    case 'default':
      return make(inner(def.innerType), about)
    case 'object': {
      const shape = def.shape ?? {}
      const made = Object.entries(shape).map(([key, field]) => [
        key,
        key === 'ny' ? `Chi ${words(name, n)}` : make(field, { ...about, name: key === 'en' ? name : key }),
      ])
      return Object.fromEntries(made.filter(([key]) => key !== 'ny' || ny))
    }
    case 'array':
      return [make(inner(def.element), about)]
    case 'enum': {
      const values = Object.values(def.entries ?? {})
      return values[n % values.length]
    }
    case 'union':
      return make(inner(def.options?.[0]), about)
    case 'literal':
      return def.values?.[0]
    case 'boolean':
      return n % 2 === 0
    case 'number':
      return [(n % 50) + 1, 1].find((value) => schema.safeParse(value).success) ?? leastOf(schema)
    case 'string':
      if (schema.safeParse(uuid(n)).success && !schema.safeParse('x').success) return uuid(n)
      if (schema.safeParse('2026-01-02').success && !schema.safeParse('x').success) return '2026-01-02'
      if (name === 'opens' || name === 'closes') return name === 'opens' ? '08:00' : '16:00'
      return words(name, n)
    default:
      throw new Error(`body-of knows no ${def.type} (${name})`)
  }
}

/** An address of this site, which needs nobody's approval, where the field takes one. */
const linkOf = (schema: z.ZodType, n: number) =>
  schema.safeParse(`/?n=${n}`).success ? `/?n=${n}` : `https://somewhere.invalid/${n}`

/** Kinds whose form a schema's type does not tell. */
const ofKind: Record<string, (about: About) => unknown> = {
  html: ({ name, n, ny }) => ({
    en: `<p>${words(name, n)}</p>`,
    ...(ny && { ny: `<p>Chi ${words(name, n)}</p>` }),
  }),
  instant: ({ n }) => new Date(Date.UTC(2020, 0, 1) + n * 1000).toISOString(),
  decimal: ({ n }) => `${(n % 1000) + 1}.25`,
  path: ({ name, n }) => `/${name}/${n}`,
  slug: ({ name, n }) => `${name}-${n}`,
  date: ({ n }) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10),
  // Each pair can be read.
  colour: ({ name }) => ({ main: '#173818', deep: '#173818', night_tint: '#101810' })[name] ?? '#f0f8ee',
  message_key: ({ n }) => stubMessageKey(n),
  email: ({ n }) => `person${n}@example.com`,
  contact: ({ n }) => `customer${n}@example.com`,
  telephone: ({ name }) => (name === 'dial_code' ? '*123#' : '+265 999 000 000'),
  image: ({ name, n, files, ny }) => ({
    file: files.image,
    alt: { en: `${name} ${n}`, ...(ny && { ny: `Chi ${name} ${n}` }) },
    focal: { x: n % 100, y: 50 },
  }),
  file: ({ files }) => ({ file: files.file }),
  opening: () => [{ days: ['Mo', 'Fr'], opens: '08:00', closes: '16:00' }],
}

const leastOf = (schema: z.ZodType) => (schema instanceof z.ZodNumber ? schema.minValue : null)

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

function inner(schema: z.ZodType | undefined): z.ZodType {
  if (!schema) throw new Error('a schema without its inner one')
  return schema
}
