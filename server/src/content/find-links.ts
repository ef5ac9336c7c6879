import type { z } from 'zod'
import { elementOf, kindOf, shapeOf, shapesOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import type { StoredBody } from './body.ts'

/** True where an author can write links at all. */
export const hasLinks = ({ fields }: Collection): boolean => anyLink(fields)

const anyLink = (shape: Record<string, z.ZodType>): boolean =>
  Object.values(shape).some((field) => {
    const kind = kindOf(field)
    const element = elementOf(field)
    return kind === 'html' || kind === 'link' || shapesOf(element ?? field).some(anyLink)
  })

/** A link of a body; `path` is such as `steps.0.to` or `content.en`. */
export type FoundLink = { path: string; href: string }

/** The addresses that a body links to, each once. */
export const linksIn = (definition: Collection, body: StoredBody): string[] => [
  ...new Set(findLinks(definition, body).map(({ href }) => href)),
]

/** The links of a body with the fields that they stand in: its link fields, and the links in its rich texts. */
export function findLinks({ fields }: Collection, body: StoredBody): FoundLink[] {
  const links: FoundLink[] = []
  const walk = (field: z.ZodType, value: unknown, path: string): void => {
    if (typeof value === 'string' && kindOf(field) === 'link') links.push({ path, href: value })
    if (Array.isArray(value)) {
      const element = elementOf(field)
      if (element) value.forEach((one, at) => walk(element, one, `${path}.${at}`))
    } else if (typeof value === 'object' && value !== null) {
      if (kindOf(field) === 'html')
        for (const [lang, text] of Object.entries(value))
          links.push(...hrefs(text).map((href) => ({ path: `${path}.${lang}`, href })))
      else walkAll(shapeOf(field, value), value, `${path}.`)
    }
  }
  const walkAll = (shape: Record<string, z.ZodType>, value: object, prefix: string) => {
    const values = new Map(Object.entries(value))
    for (const [name, field] of Object.entries(shape)) walk(field, values.get(name), prefix + name)
  }
  walkAll(fields, body, '')
  return links
}

/** As sanitize-html writes them: double quotes, entities for what would end the attribute. */
const hrefs = (html: unknown): string[] =>
  typeof html === 'string'
    ? [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    : []
