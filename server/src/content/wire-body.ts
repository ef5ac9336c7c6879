import type { z } from 'zod'
import { elementOf, isBilingual, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection, WrittenFields } from '#contract/collection.ts'
import { AppError } from '../http/app-error.ts'

/** What the service says of every item by itself. */
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
]

/**
 * A body as clients of the spec write it, in the form that is kept: a plain text is the English one; what the service
 * adds by itself may be sent back and changes nothing; what follows from the rest may be left out.
 * @param before what the item said until now, null for a new one
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
  return inBoth(fields, accepted)
}

/** The item's present values of fields that only the service sets. */
export type PresentFrame = { state: string; version: number; created_at: string }

/**
 * Refuses a state, version or time of creation other than the item's own: they would be ignored, and the client would
 * think that they had been changed. Equal values are accepted, since the specification's client sends whole items back.
 * @throws AppError malformed, at the fields
 */
export function mustKeepFrame(body: unknown, frame: PresentFrame): void {
  const sent: WrittenFields = { ...(typeof body === 'object' ? body : null) }
  const isKept = {
    state: sent['state'] === frame.state,
    version: sent['version'] === frame.version,
    created_at: Date.parse(String(sent['created_at'])) === Date.parse(frame.created_at),
  }
  const changed = Object.entries(isKept).filter(([name, kept]) => sent[name] !== undefined && !kept)
  if (changed.length)
    throw new AppError(
      'malformed',
      'Some fields cannot be written.',
      Object.fromEntries(changed.map(([name]) => [name, 'The service sets this field. Leave it out.'])),
    )
}

function inBoth(shape: Record<string, z.ZodType>, body: object): WrittenFields {
  const texts = Object.entries(body).map(([name, value]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined
    return [name, field ? textIn(field, value) : value]
  })
  return Object.fromEntries(texts)
}

function textIn(field: z.ZodType, value: unknown): unknown {
  if (isBilingual(field)) return typeof value === 'string' && value !== '' ? { en: value } : value
  if (Array.isArray(value)) {
    const element = elementOf(field)
    return element ? value.map((one) => textIn(element, one)) : value
  }
  if (typeof value === 'object' && value !== null) {
    const shape = shapeOf(field, value)
    return Object.keys(shape).length > 0 ? inBoth(shape, value) : value
  }
  return value
}
