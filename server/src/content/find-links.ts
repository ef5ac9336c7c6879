import { z } from 'zod'
import { bare, elementOf, isOptional, kindOf, shapeOf, shapesOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { addressInMenu, isMenuLink, type MenuLink } from '#contract/rules/menu-link.ts'
import { isWildcard } from '#contract/rules/redirect-paths.ts'
import { changeHrefs, hrefsIn } from '#contract/rules/rich-links.ts'
import type { StoredBody } from './body.ts'
import { readOwnLink, withoutCapitals, writeLink } from './link-address.ts'

/** True where an author can write links at all. */
export const hasLinks = ({ fields }: Collection): boolean => anyLink(fields)

const anyLink = (shape: Record<string, z.ZodType>): boolean =>
  Object.values(shape).some((field) => {
    const kind = kindOf(field)
    const element = elementOf(field)
    return kind === 'html' || kind === 'link' || shapesOf(element ?? field).some(anyLink)
  })

/** True for a link with a wildcard, which leads to no page by itself. */
const isForMany = (field: z.ZodType, href: string): boolean =>
  isWildcard(href) && z.globalRegistry.get(bare(field))?.remainder === true

/** A link of a body; `path` is such as `steps.0.to` or `content.en`. */
export type FoundLink = { path: string; href: string }

/** The links of a body with the fields that they stand in: its link fields, and the links in its rich texts. */
export function findLinks({ fields }: Collection, body: StoredBody): FoundLink[] {
  const links: FoundLink[] = []
  const walk = (field: z.ZodType, value: unknown, path: string): void => {
    if (typeof value === 'string' && kindOf(field) === 'link' && !isForMany(field, value))
      links.push({ path, href: value })
    if (Array.isArray(value)) {
      const element = elementOf(field)
      if (element) value.forEach((one, at) => walk(element, one, `${path}.${at}`))
    } else if (typeof value === 'object' && value !== null) {
      if (kindOf(field) !== 'html') return walkAll(shapeOf(field, value), value, `${path}.`)
      for (const [lang, text] of Object.entries(value))
        if (typeof text === 'string')
          links.push(...hrefsIn(text).map((href) => ({ path: `${path}.${lang}`, href })))
    }
  }
  const walkAll = (shape: Record<string, z.ZodType>, value: object, prefix: string) => {
    const values = new Map(Object.entries(withWholeHref(value)))
    for (const [name, field] of Object.entries(shape)) walk(field, values.get(name), prefix + name)
  }
  walkAll(fields, body, '')
  return links
}

function withWholeHref(value: object): object {
  const href = addressInMenu(value)
  return href === null ? value : { ...value, href }
}

function withSplitHref(value: object): object {
  if (!isMenuLink(value) || !value.href.includes('?')) return value
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(value.href) ?? []
  const asked = [...new URLSearchParams(query)].map(([key, one]) => ({ key, value: one }))
  return { ...value, href: `${path}${hash}`, query: asked }
}

/**
 * Returns where a link is to lead: the same address for one that stays, null for one that is removed.
 * @param inText true in rich text
 */
export type LinkChange = (href: string, inText: boolean) => string | null
const removed = Symbol('removed link')

/**
 * A body with its links changed. A removed link takes along the entry of the list that it stands in; in a rich text its words
 * stay. A link that its field needs and that is in no list stays as it is.
 */
export function changeLinks(
  { fields }: Collection,
  body: StoredBody,
  change: LinkChange,
  { richTextOnly = false } = {},
): StoredBody {
  const inTexts = (href: string) => change(href, true)
  const map = (field: z.ZodType, value: unknown): unknown => {
    // As it is read in one language.
    if (typeof value === 'string' && kindOf(field) === 'html') return changeHrefs(value, inTexts)
    if (typeof value === 'string' && kindOf(field) === 'link') {
      const to = richTextOnly ? value : change(value, false)
      // Some fields take addresses of other sites only.
      return to === null ? removed : field.safeParse(to).success ? to : value
    }
    const element = elementOf(field)
    if (Array.isArray(value))
      return element ? value.map((one) => map(element, one)).filter((one) => one !== removed) : value
    if (typeof value !== 'object' || value === null) return value
    if (kindOf(field) !== 'html') return mapAll(shapeOf(field, value), value)
    return Object.fromEntries(
      Object.entries(value).map(([lang, text]) => [
        lang,
        typeof text === 'string' ? changeHrefs(text, inTexts) : text,
      ]),
    )
  }
  const mapAll = (shape: Record<string, z.ZodType>, value: object): object | typeof removed => {
    const whole = withWholeHref(value)
    const entries = Object.entries(whole).map(([name, one]): [string, unknown] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined
      return [name, field ? map(field, one) : one]
    })
    const lost = entries.filter(([, one]) => one === removed).map(([name]) => name)
    const kept = Object.fromEntries(entries.filter(([, one]) => one !== removed))
    if (lost.every((name) => shape[name] && isOptional(shape[name]))) return withSplitHref(kept)
    return panelWithout(kept, lost) ?? removed
  }
  const entries = Object.entries(body).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const mapped = field ? map(field, value) : value
    if (mapped !== removed) return [name, mapped]
    return [name, field && isOptional(field) ? undefined : value]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/**
 * A body whose links to this site are written as paths of it, without host and not in capitals. Those of link fields are
 * without `/ny`, too, which pages add; within a text it is the author's.
 */
export const withOwnPaths = (
  definition: Collection,
  body: StoredBody,
  ownHosts: readonly string[],
): StoredBody =>
  changeLinks(definition, body, (href, inText) => {
    if (!readOwnLink(href, ownHosts)) return href
    const { pathname, search, hash } = new URL(href, 'http://site.invalid')
    const path = withoutCapitals(pathname)
    const isAsTyped = !/^https?:/i.test(href) && path === pathname
    if (isAsTyped && (inText || !/^\/ny(?![^/?#])|.\/(?=[?#]|$)/.test(href))) return href
    const own = `${path}${search}${hash}`
    const link = inText ? null : readOwnLink(own)
    return link ? writeLink(link) : own
  })

/** A menu's category that opens a panel does without its own address: that of its first link takes its place. */
function panelWithout(category: Record<string, unknown>, lost: readonly string[]): object | null {
  const { clickable, links } = category
  if (lost.join() !== 'href' || clickable !== false || !Array.isArray(links)) return null
  const [first] = links as MenuLink[] // as the schema has it
  return first ? { ...category, href: first.href, query: first.query } : null
}

/** Returns the key of the library's file that an address of this site leads to; null for any other address. */
export function fileKeyIn(href: string): string | null {
  if (!URL.canParse(href, 'http://site.invalid')) return null
  const { pathname } = new URL(href, 'http://site.invalid')
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return /^\/files\/([\w.-]+)$/.exec(path)?.[1] ?? null
}
