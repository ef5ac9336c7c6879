import type { ItemState } from '#contract/backoffice/content.ts'
import type { RecordState } from '#contract/rules/record-state.ts'
import { z } from 'zod'
import { bare, elementOf, isBilingual, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection, WrittenFields } from '#contract/collection.ts'
import { AppError } from '../http/app-error.ts'

/** Fields that the service sets on every item. */
const frame = [
  'id',
  '_id',
  'created_at',
  'updated_at',
  'published_at',
  'version',
  'revision',
  'state',
  'untranslated',
  'standing',
  'left_out',
]

/**
 * Converts a body written by the specification's client to the stored form: a plain text becomes the English one, numbers
 * may be text, decimals and one-line texts may be numbers. Fields that the service sets are ignored; derived ones are filled in.
 * @param before the stored fields of the item, null for a new one
 */
export function readWire(
  definition: Collection,
  body: unknown,
  before: WrittenFields | null = null,
): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { fields, derives, unique } = definition
  const own = Object.entries(body).filter(
    ([name]) => Object.hasOwn(fields, name) || !(frame.includes(name) || Object.hasOwn(derives, name)),
  )
  // An address that people have links to stays, also where a client does not know of it.
  const kept = unique.filter((name) => before?.[name] !== undefined).map((name) => [name, before?.[name]])
  const accepted = definition.accept({ ...Object.fromEntries(kept), ...Object.fromEntries(own) })
  return fieldsIn(fields, accepted)
}

/** The item's present values of fields that only the service sets. */
export type PresentFrame = {
  id: string
  state: ItemState | RecordState
  version: number
  revision: number
  created_at: string
}

/**
 * Refuses an id, state, version, revision or time of creation other than the item's own: they would be ignored, and the
 * client would think that they had been changed. Equal values are accepted, since the specification's client sends whole
 * items back. Of a new item, id and time of creation are ignored, since that client sends its own.
 * @param frame null for a new item
 * @throws AppError malformed, at the fields
 */
export function mustKeepFrame(body: unknown, frame: PresentFrame | null): void {
  const sent: WrittenFields = { ...(typeof body === 'object' ? body : null) }
  const isKept = {
    id: !frame || sent['id'] === frame.id,
    _id: !frame || sent['_id'] === frame.id,
    state: sent['state'] === frame?.state,
    version: sent['version'] === frame?.version,
    revision: sent['revision'] === frame?.revision,
    created_at: !frame || Date.parse(String(sent['created_at'])) === Date.parse(frame.created_at),
  }
  const changed = Object.entries(isKept).filter(([name, kept]) => sent[name] !== undefined && !kept)
  if (changed.length)
    throw new AppError(
      'malformed',
      'Some fields cannot be written.',
      Object.fromEntries(changed.map(([name]) => [name, 'The service sets this field. Leave it out.'])),
    )
}

function fieldsIn(shape: Record<string, z.ZodType>, body: object): WrittenFields {
  const values = Object.entries(body).map(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    return [name, field ? valueIn(field, value) : value]
  })
  return Object.fromEntries(values)
}

function valueIn(field: z.ZodType, value: unknown): unknown {
  if (isBilingual(field)) return typeof value === 'string' && value !== '' ? { en: value } : value
  if (Array.isArray(value)) {
    const element = elementOf(field)
    return element ? value.map((one) => valueIn(element, one)) : value
  }
  if (typeof value === 'object' && value !== null) {
    const shape = shapeOf(field, value)
    return Object.keys(shape).length > 0 ? fieldsIn(shape, value) : value
  }
  if (bare(field) instanceof z.ZodNumber) return isNumeric(value) ? Number(value) : value
  return typeof value === 'number' && takesNumbers(field) ? String(value) : value
}

/** True for a plain decimal in a text, without exponent, sign `+` or another base. */
const isNumeric = (value: unknown): boolean =>
  typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value)

/** True for a text that can consist of digits alone: money, a name or code, a telephone number. */
const takesNumbers = (field: z.ZodType): boolean =>
  ['decimal', 'line', 'telephone'].includes(kindOf(field) ?? '')
