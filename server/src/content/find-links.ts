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

/** The addresses that a body links to: its link fields, and the links in its rich texts. */
export function linksIn({ fields }: Collection, body: StoredBody): string[] {
  const links = new Set<string>()
  const walk = (field: z.ZodType, value: unknown): void => {
    if (typeof value === 'string' && kindOf(field) === 'link') links.add(value)
    if (Array.isArray(value)) {
      const element = elementOf(field)
      if (element) for (const one of value) walk(element, one)
    } else if (typeof value === 'object' && value !== null) {
      if (kindOf(field) === 'html')
        for (const text of Object.values(value)) for (const href of hrefs(text)) links.add(href)
      else walkAll(shapeOf(field, value), value)
    }
  }
  const walkAll = (shape: Record<string, z.ZodType>, value: object) => {
    const values = new Map(Object.entries(value))
    for (const [name, field] of Object.entries(shape)) walk(field, values.get(name))
  }
  walkAll(fields, body)
  return [...links]
}

/** As sanitize-html writes them: double quotes, entities for what would end the attribute. */
const hrefs = (html: unknown): string[] =>
  typeof html === 'string'
    ? [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    : []
