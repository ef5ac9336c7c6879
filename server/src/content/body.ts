import { z } from 'zod'
import { elementOf, isBilingual, kindOf, shapeOf, shapesOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { splitAtMidnight, type Opening } from '#contract/rules/opening.ts'
import { parseBody, type MayKeep } from './foreign-sections.ts'
import { AppError } from '../http/app-error.ts'
import { fieldsOf } from '../http/field-errors.ts'
import { cleanHtml, filesInHtml, leftOutOf } from './clean-html.ts'

const none = () => false
export type StoredBody = Record<string, unknown>

/**
 * Checks what an author wrote against the collection's schema and sanitises its rich text.
 * @throws AppError malformed, with the fields at fault
 */
export function checkBody(definition: Collection, body: unknown, mayKeep: MayKeep = none): StoredBody {
  const parsed = parseBody(definition, body, mayKeep)
  if (!parsed.success)
    throw new AppError('malformed', 'Some fields are missing or not right.', fieldsOf(parsed.error))
  return cleanBody(definition, parsed.data)
}

/** Returns what cleaning removes from each rich text of a body, by the text's path; texts that stay as they are have none. */
export function leftOutOfBody(definition: Collection, body: unknown): Record<string, string[]> {
  const names: Record<string, string[]> = {}
  if (typeof body !== 'object' || body === null) return names
  mapRichTexts(definition.fields, { ...body }, '', (html, path) => {
    const leftOut = leftOutOf(html)
    if (leftOut.length > 0) names[path] = leftOut
    return html
  })
  return names
}

/**
 * Applies the rules of today to a body that is saved or read, since they may have become stricter since it was stored:
 * sanitises its rich text and splits opening hours past midnight.
 */
export function cleanBody(definition: Collection, body: StoredBody): StoredBody {
  const cleaned = mapRichTexts(definition.fields, body, '', cleanHtml)
  const { opening } = cleaned
  if (!Array.isArray(opening) || kindOf(definition.fields['opening'] ?? z.never()) !== 'opening')
    return cleaned
  // As the schema has it; drafts that are not complete may lack times.
  const openings = opening as Partial<Opening>[]
  return { ...cleaned, opening: openings.every(isWhole) ? splitAtMidnight(openings) : opening }
}

const isWhole = (opening: Partial<Opening>): opening is Opening =>
  opening.days !== undefined && Boolean(opening.opens && opening.closes)

type Change = (html: string, path: string) => string

function mapRichTexts(shape: Shape, body: StoredBody, path: string, change: Change): StoredBody {
  const changed = { ...body }
  for (const [name, field] of richFieldsOf(shape))
    if (changed[name] !== undefined)
      changed[name] = mapField(field, changed[name], path === '' ? name : `${path}.${name}`, change)
  return changed
}

type Shape = Record<string, z.ZodType>
const richFields = new WeakMap<Shape, [string, z.ZodType][]>()

/** The fields that are rich text or hold some, found once for each schema. */
function richFieldsOf(shape: Shape): [string, z.ZodType][] {
  const known = richFields.get(shape)
  if (known) return known
  const found = Object.entries(shape).filter(([, field]) => isRich(field))
  richFields.set(shape, found)
  return found
}

function isRich(field: z.ZodType): boolean {
  const element = elementOf(field)
  if (element) return isRich(element)
  return kindOf(field) === 'html' || shapesOf(field).some((shape) => Object.values(shape).some(isRich))
}

function mapField(field: z.ZodType, value: unknown, path: string, change: Change): unknown {
  if (Array.isArray(value)) {
    const element = elementOf(field)
    return element ? value.map((one, at) => mapField(element, one, `${path}.${at}`, change)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  if (kindOf(field) === 'html')
    return Object.fromEntries(
      Object.entries(value).map(([lang, text]) => [
        lang,
        typeof text === 'string' ? change(text, `${path}.${lang}`) : text,
      ]),
    )
  return mapRichTexts(shapeOf(field, value), value as StoredBody, path, change) // an object is a record
}

/**
 * A draft's body as it can be read in one language: a text that has neither language yet is left out, and a picture
 * without its description has an empty one, so that it is still known as a picture.
 */
export function readableDraft(shape: Shape, body: StoredBody): StoredBody {
  const filled = (field: z.ZodType, value: unknown): unknown => {
    const element = elementOf(field)
    if (element && Array.isArray(value)) return value.map((one) => filled(element, one))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    if (isBilingual(field)) return Object.keys(value).length > 0 ? value : undefined
    const parts = readableDraft(shapeOf(field, value), value as StoredBody) // an object is a record
    return kindOf(field) === 'image' ? { alt: { en: '' }, ...parts } : parts
  }
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const kept = shape[name] ? filled(shape[name], value) : value
      return kept === undefined ? [] : [[name, kept]]
    }),
  )
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * Returns every id that a text of the body contains. A file's address contains the file's id, so this finds each file that
 * is linked to, in any field and however the address is written: on any host, with a fragment, percent-encoded.
 */
export function idsMentionedIn(body: unknown): string[] {
  const ids = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node === 'string') for (const [id] of asRequested(node).matchAll(uuids)) ids.add(id)
    else if (typeof node === 'object' && node !== null) Object.values(node).forEach(walk)
  }
  walk(body)
  return [...ids]
}

/** Decodes what a browser removes from an address and what the router decodes. */
const asRequested = (text: string): string =>
  text
    .replace(/[\t\r\n]/g, '')
    .replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .toLowerCase()

/** The ids of all files a body refers to, however deep. */
export function fileIdsOf(body: unknown): string[] {
  const ids = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node === 'string') for (const id of filesInHtml(node)) ids.add(id)
    if (Array.isArray(node)) node.forEach(walk)
    else if (typeof node === 'object' && node !== null) {
      if ('file' in node && typeof node.file === 'string' && node.file !== '') ids.add(node.file)
      Object.values(node).forEach(walk)
    }
  }
  walk(body)
  return [...ids]
}
