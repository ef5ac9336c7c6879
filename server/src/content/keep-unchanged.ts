import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { cleanBody, readableDraft } from './body.ts'
import { present } from './present.ts'
import { allItems, visibleItems, whereFields } from './queryable.ts'

/**
 * Replaces what a client sends back as it read it by what is stored: a file's addresses by the file, a text by both of its
 * languages. Adds internal fields, which clients do not read. The specification's client reads an item in English and sends all of
 * it.
 * @param body as sent; what was changed stays as it is
 */
export async function keepUnchanged(
  db: Database,
  stored: StoredCollection,
  id: string,
  body: unknown,
): Promise<unknown> {
  const { definition } = stored
  const where = whereFields(stored, { id })
  const found = [...(await visibleItems(db, stored, where, [], 1)), ...(await allItems(db, stored, where, 1))]
  const readable = found.map((one) => ({ ...one, body: readableDraft(definition.fields, one.body) }))
  const shown = await present(db, definition, readable, 'en')
  const newest = found.at(-1)?.body ?? {}
  const internal = definition.internal.flatMap((name) => (name in newest ? [[name, newest[name]]] : []))
  const whole = isObject(body) ? { ...Object.fromEntries(internal), ...body } : body
  return found.reduce<unknown>(
    (sent, one, n) => unchanged(sent, shown[n], cleanBody(definition, one.body)),
    whole,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param shown what a client reads in place of `kept` */
function unchanged(sent: unknown, shown: unknown, kept: unknown): unknown {
  if (kept === undefined) return sent
  if (isDeepStrictEqual(sent, shown)) return kept
  if (Array.isArray(sent) && Array.isArray(shown) && Array.isArray(kept))
    return sent.map((one, n) => unchanged(one, shown[n], kept[n]))
  if (!isObject(sent) || !isObject(shown) || !isObject(kept)) return sent
  const entries = Object.entries(sent)
    // Sizes and addresses follow from the file, which is not shown.
    .filter(([name, value]) => !('file' in kept) || name in kept || !isDeepStrictEqual(value, shown[name]))
    .map(([name, value]) => [name, unchanged(value, shown[name], kept[name])])
  return {
    ...('file' in kept && !('file' in shown) && { file: kept['file'] }),
    ...Object.fromEntries(entries),
  }
}
