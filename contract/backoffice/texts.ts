import type { z } from 'zod'
import { elementOf, isBilingual, kindOf, shapeOf } from './schema.ts'

/** A text in both languages somewhere in a body; `path` is such as `title`, `requirements.0` or `image.alt`. */
export type FoundText = { path: string; en: string; ny: string; html: boolean }

type Fields = Record<string, z.ZodType>
const asText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Every bilingual text of a body that says something in either language, however deep. */
export function textsOf(fields: Fields, body: unknown): FoundText[] {
  const found: FoundText[] = []
  const walk = (field: z.ZodType, value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (isBilingual(field)) {
      const { en, ny } = value as { en?: unknown; ny?: unknown } // an object, whose parts asText() looks at
      const text = { path, en: asText(en), ny: asText(ny), html: kindOf(field) === 'html' }
      if (text.en !== '' || text.ny !== '') found.push(text)
      return
    }
    const element = elementOf(field)
    if (element && Array.isArray(value))
      return value.forEach((one, at) => walk(element, one, `${path}.${at}`))
    walkAll(shapeOf(field, value), value, `${path}.`)
  }
  const walkAll = (shape: Fields, value: object, prefix: string) => {
    const values = new Map(Object.entries(value))
    for (const [name, field] of Object.entries(shape)) walk(field, values.get(name), prefix + name)
  }
  if (typeof body === 'object' && body !== null) walkAll(fields, body, '')
  return found
}
