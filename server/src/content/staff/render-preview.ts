import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Lang } from '#contract/languages.ts'
import type { PageRequest, Site } from '#contract/site.ts'
import type { Database, Tx } from '#database/open.ts'
import type { StoredCollection } from '#database/stored.ts'
import { files, revisions, type StoredSize } from '#database/tables.ts'
import { transactionTime } from '../../changes/change.ts'
import { fileIdsOf, type StoredBody } from '../body.ts'
import { openFeed } from '../feed.ts'
import { firstLiveAt, publicationDateIn } from '../publication-date.ts'
import { filterColumns } from '../rows.ts'
import { storedNamed } from '#database/registry.ts'
import type { PreviewedItem } from './previews.ts'
import { noSearch, ownAddress, plainRequest, routeOf } from './pages-showing-item.ts'

type PreviewRequest = {
  itemId: string | null
  body: StoredBody
  /** what is put on the site for it in place of the one body; nothing for the page as it is */
  put?: readonly PreviewedItem[] | undefined
  lang: Lang
  /** the page to look at; null takes the item's own, else the first of `pages` */
  path: string | null
  pages: readonly string[]
}
/** `own` where it was asked for by its address, or has a page of its own */
type PreviewHtml = { html: string | null; own: boolean }

/** Ends the transaction without a trace. */
class Undone extends Error {}

/** The address under which pictures are shown that have no sizes yet. */
export const viewKey = (file: string) => `${file}-view.webp`

/** Codes of PostgreSQL: a lock was not free in time, or two transactions waited for each other. */
const lockErrors = ['55P03', '40P01']
const maxAttempts = 6

/**
 * Draws the site's own page with a body as if it were live. The body is written in a transaction that is rolled back,
 * so nobody else sees it, no event is sent and nothing is kept. A row that somebody else writes is waited for, three
 * seconds in all.
 */
export async function renderPreview(
  db: Database,
  site: Site,
  about: Pick<PageRequest, 'origin' | 'demonstration'>,
  stored: StoredCollection,
  asked: PreviewRequest,
): Promise<PreviewHtml> {
  for (let attempt = 1; ; attempt++)
    try {
      return await renderOnce(db, site, about, stored, asked)
    } catch (error) {
      if (attempt === maxAttempts || !isLockError(error)) throw error
    }
}

const isLockError = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && lockErrors.includes(String(error.code))) || isLockError(error.cause))

async function renderOnce(
  ...[db, site, about, stored, asked]: Parameters<typeof renderPreview>
): Promise<PreviewHtml> {
  let rendered: PreviewHtml = { html: null, own: false }
  try {
    await db.transaction(async (tx) => {
      // Less than the second after which PostgreSQL resolves a deadlock: a change never fails for a preview.
      await tx.execute(sql`set local lock_timeout = '500ms'`)
      const id = asked.put ? asked.itemId : await putLive(tx, stored, asked)
      await showUnsized(tx, asked.body)
      for (const one of asked.put ?? []) await putItem(tx, one)
      rendered = await render(tx, site, about, stored, { ...asked, itemId: id })
      throw new Undone('as meant')
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return rendered
}

async function render(
  tx: Tx,
  site: Site,
  about: Pick<PageRequest, 'origin' | 'demonstration'>,
  stored: StoredCollection,
  { itemId, body, lang, path, pages }: PreviewRequest,
): Promise<PreviewHtml> {
  const [row] = await tx
    .select()
    .from(stored.table)
    .where(eq(stored.table.id, itemId ?? ''))
  const address = row ? await ownAddress(tx, site, stored, { row, body, revision: 0 }) : null
  const page = address?.startsWith('/files/') ? null : address
  const own = (path ?? page) !== null
  let to = path ?? page ?? pages[0] ?? '/'
  // A page may send on to another once, such as an article of another company.
  for (let hop = 0; hop < 2; hop++) {
    const bare = to.replace(/#.*$/, '')
    const found = routeOf(site.routes, bare.replace(/\?.*$/, ''))
    if (!found) return { html: null, own }
    const { feed } = await openFeed(tx, lang, { search: noSearch })
    const answer = await found.route.render(plainRequest(found, bare, { ...about, lang }), feed)
    if ('html' in answer) return { html: answer.html, own }
    if (!('location' in answer)) return { html: null, own }
    to = answer.location.replace(/^\/ny(?=\/|$)/, '') || '/'
  }
  return { html: null, own }
}

/** One of several items, as it would be. */
async function putItem(tx: Tx, { collection, id, body }: PreviewedItem): Promise<void> {
  const stored = storedNamed(collection)
  if (!stored) return
  if (body !== null) {
    await putLive(tx, stored, { itemId: id, body })
    await showUnsized(tx, body)
    return
  }
  const { table } = stored
  await tx
    .update(table)
    .set({ live_revision: null, next_revision: null, next_at: null })
    .where(eq(table.id, id))
}

/** Writes the body as what the public sees now. @returns the item's id */
async function putLive(
  tx: Tx,
  stored: StoredCollection,
  { itemId, body }: Pick<PreviewRequest, 'itemId' | 'body'>,
): Promise<string> {
  const { table, definition } = stored
  const now = await transactionTime(tx)
  const id = itemId ?? randomUUID()
  const [revision] = await tx
    .insert(revisions)
    .values({
      collection: definition.name,
      item_id: id,
      // Above any that may be written meanwhile.
      number: 1_000_000_000,
      body,
      author: 'preview',
      created_at: now,
      contributors: [],
    })
    .returning()
  const live = {
    ...filterColumns(definition, body),
    state: 'published' as const,
    live_revision: revision?.id ?? null,
    visible_from: '-infinity',
    visible_until: 'infinity',
    next_revision: null,
    next_at: null,
    deleted_at: null,
    updated_at: now,
  }
  if (definition.appendOnly) {
    const same = definition.appendOnly.key.map((name) => eq(stored.column(name), body[name]))
    await tx
      .update(table)
      .set({ visible_until: now })
      .where(and(...same, ne(table.id, id), isNull(table.deleted_at), sql`${table.visible_until} > ${now}`))
  }
  const [known] = await tx.select().from(table).where(eq(table.id, id))
  const first = (known && firstLiveAt(known)) ?? now
  const shown = { ...live, published_at: publicationDateIn(definition, body) ?? first }
  if (known) await tx.update(table).set(shown).where(eq(table.id, id))
  else await tx.insert(table).values({ ...shown, id, created_at: now, version: 1, draft_revision: null })
  return id
}

/** Pictures without sizes get one that is made when it is looked at. */
async function showUnsized(tx: Tx, body: StoredBody): Promise<void> {
  const ids = fileIdsOf(body)
  if (!ids.length) return
  const bare = await tx
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.sized, false)))
  for (const { id, width, height } of bare) {
    if (width === null || height === null) continue
    const size: StoredSize = { width, height, type: 'image/webp', bytes: 0, key: viewKey(id) }
    await tx
      .update(files)
      .set({ sizes: [size] })
      .where(eq(files.id, id))
  }
}
