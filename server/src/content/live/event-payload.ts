import { inArray } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { NumberedEvent } from '../../changes/change.ts'
import { present, type PresentedItem } from '../present.ts'
import { visibleItems } from '../queryable.ts'

/** One event as a line of JSON, ready to be sent to everybody who reads that language. */
export type EventPayload = { seq: number; collection: string; line: string }

/**
 * Makes the messages for listeners. Each carries its item as the public sees it now, not as it was at the event. An
 * item that was unpublished in the meantime is sent as deleted, so its content does not leave again.
 */
export async function composePayloads(
  db: Database,
  events: readonly NumberedEvent[],
  lang: Lang,
): Promise<EventPayload[]> {
  const items = new Map<string, PresentedItem>()
  for (const collection of new Set(events.map((event) => event.collection))) {
    const ids = events
      .filter((event) => event.collection === collection && event.kind !== 'deleted')
      .map((event) => event.item_id)
    for (const item of await readNow(db, collection, [...new Set(ids)], lang))
      items.set(`${collection}/${item.id}`, item)
  }
  return events.map(({ seq, collection, item_id: id, kind }) => {
    const item = kind === 'deleted' ? undefined : items.get(`${collection}/${id}`)
    const event = item ? { event: `${collection}:${kind}`, item } : { event: `${collection}:deleted`, id }
    return { seq, collection, line: JSON.stringify({ seq, ...event }) }
  })
}

async function readNow(db: Database, name: string, ids: string[], lang: Lang): Promise<PresentedItem[]> {
  const stored = storedNamed(name)
  // The log may still have events of a collection that an older version had.
  if (!stored || stored.definition.staffOnly || ids.length === 0) return []
  const found = await visibleItems(db, stored, inArray(stored.table.id, ids), [], ids.length)
  return present(db, stored.definition, found, lang)
}
