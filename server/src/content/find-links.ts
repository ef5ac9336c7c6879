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

/** A tag as sanitize-html writes it: each value in double quotes, so that no value is taken for an attribute. */
const anchors = /<a((?: [\w-]+="[^"]*")*)>/g
const addresses = / href="([^"]*)"(?= |$)/g
const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const hrefs = (html: unknown): string[] =>
  typeof html === 'string'
    ? [...html.matchAll(anchors)].flatMap(([, attributes = '']) =>
        [...attributes.matchAll(addresses)].map(([, href = '']) =>
          href.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity),
        ),
      )
    : []

/** Returns the key of the library's file that an address of this site leads to; null for any other address. */
export function fileKeyIn(href: string): string | null {
  if (!URL.canParse(href, 'http://site.invalid')) return null
  const { pathname } = new URL(href, 'http://site.invalid')
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return /^\/files\/([\w.-]+)$/.exec(path)?.[1] ?? null
}
