import { brandIds } from './brands/names.ts'
import { wireNames } from './brands/wire-names.ts'
import type { WrittenFields } from './collection.ts'
import type { Picture } from './fields.ts'

// The wire's own spellings (spec, section 3) of what is kept in another form here.

/** The address of a picture, for clients that know one size of it. */
export const coverOf = (picture: Picture | undefined): string | null =>
  picture?.sizes.find(({ type }) => type === 'image/webp')?.url ?? null

const wordsOf = (text: unknown): string =>
  typeof text === 'string'
    ? text
    : typeof text === 'object' && text !== null && 'en' in text
      ? String(text.en)
      : ''

/** The body with an address of its own where none was sent: what it is called, and a few letters that make it the only one. */
export function addressed(body: WrittenFields, from: string): WrittenFields {
  if (body['slug'] !== undefined || wordsOf(body[from]) === '') return body
  const own = globalThis.crypto.randomUUID().slice(0, 6)
  return { ...body, slug: [slugOf(body[from]), own].filter(Boolean).join('-') }
}

/** A text as a part of an address, such as `news-desk`; empty where it has no letter that such a part takes. */
export const slugOf = (text: unknown): string =>
  wordsOf(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 80)
    .replace(/-$/, '')

/** A role as it is read names its company in full; it is kept by the company's id. */
export function acceptRole(role: unknown): unknown {
  if (typeof role !== 'object' || role === null || !('company_name' in role)) return role
  const { company: _, ...rest } = role as WrittenFields // an object, as just seen
  const named = brandIds.find((id) => wireNames[id] === rest['company_name'])
  return { position: 0, ...rest, ...(named && { company_name: named }) }
}
