import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import { isoMicroseconds } from '#database/columns.ts'
import type { Database } from '#database/open.ts'
import { draftPreviews } from '#database/tables.ts'
import { z } from 'zod'
import type { Actor } from '../../changes/actor.ts'
import { sameHash } from '../../config/derived-secrets.ts'
import type { Keys } from '../../config/secrets.ts'
import type { StoredBody } from '../body.ts'

/** What is kept of a preview, beside whose it is and until when. */
export type PreviewContent = {
  body: StoredBody
  lang: Lang
  path: string | null
  /** what is put on the site for it in place of the one body, such as all of a batch; nothing for the page as it is */
  put?: readonly PreviewedItem[]
}
/** An item as it would be; null takes it off the site. */
export type PreviewedItem = { collection: string; id: string; body: StoredBody | null }
export type KeptPreview = PreviewContent & { collection: string; item_id: string | null }

const minutes = 10

/** Keeps what is on an author's screen for ten minutes, in place of what they last looked at of that item. */
export async function keepPreview(
  db: Database,
  key: Buffer,
  actor: Actor,
  { collection, item_id, ...kept }: KeptPreview,
): Promise<{ token: string; until: string }> {
  const id = randomUUID()
  await db.delete(draftPreviews).where(lt(draftPreviews.expires_at, sql`now()`))
  const [row] = await db
    .insert(draftPreviews)
    .values({
      id,
      collection,
      item_id,
      body: kept,
      created_by: actor.id,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .returning({ until: sql<string>`${draftPreviews.expires_at}::text`.mapWith(isoMicroseconds) })
  return { token: `${id}.${signed(key, id)}`, until: row?.until ?? '' }
}

const signed = (key: Buffer, id: string) => createHmac('sha256', key).update(id).digest('base64url')

/** Returns the preview of a token, or null where the token is forged or its ten minutes are over. */
export async function previewOf(db: Database, keys: Keys, token: string): Promise<KeptPreview | null> {
  const [id = '', mac = ''] = token.split('.')
  const isSignedBy = (key: Buffer) => sameHash(mac, signed(key, id))
  if (!z.uuid().safeParse(id).success || !keys.some(isSignedBy)) return null
  const [row] = await db
    .select()
    .from(draftPreviews)
    .where(and(eq(draftPreviews.id, id), gt(draftPreviews.expires_at, sql`now()`)))
  if (!row) return null
  return { ...(row.body as PreviewContent), collection: row.collection, item_id: row.item_id } // as keepPreview() wrote it
}
