import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { kycObjects, kycPapers } from '#database/tables.ts'
import type { Parts } from '../../app.ts'
import { keyContext, objectContext } from '../../storage/encryption/document-contexts.ts'
import { open, seal } from '../../storage/encryption/encrypt.ts'
import type { Store } from '../../storage/storage.ts'

type Paper = typeof kycPapers.$inferSelect
type Part = 'chunk' | 'whole' | 'page'
/** What a paper's objects are opened with. */
export type Locked = Pick<Paper, 'id' | 'submission_id' | 'wrapped_key'>

/** Every key of ours in the store begins so; the rest of it is random. */
export const keyPrefix = 'kyc-'

/** @returns the paper's own key. @throws where the row was moved, or its key is not in the keyring */
export const dataKey = ({ keyring }: Pick<Parts, 'keyring'>, paper: Locked): Buffer =>
  keyring.unwrap(paper.wrapped_key, keyContext(paper))

/** Seals and stores one object of a paper. @returns its key in the store, which no row names yet */
export async function putObject(
  { store }: Pick<Parts, 'store'>,
  key: Buffer,
  { paper, part, at }: { paper: string; part: Part; at: number },
  content: Uint8Array,
): Promise<string> {
  const name = `${keyPrefix}${randomUUID()}`
  await store.put(name, seal(key, content, objectContext(paper, part, at)), 'application/octet-stream')
  return name
}

/**
 * Opens one object of a paper.
 * @param at a chunk's first byte, a page's number from 1, 0 for the whole
 * @returns null where there is none
 * @throws where it does not open as that object of that paper
 */
export async function openObject(
  parts: Pick<Parts, 'db' | 'store' | 'keyring'>,
  paper: Locked,
  part: Part,
  at: number,
): Promise<Buffer | null> {
  const [row] = await parts.db
    .select({ key: kycObjects.key })
    .from(kycObjects)
    .where(and(eq(kycObjects.paper_id, paper.id), eq(kycObjects.part, part), eq(kycObjects.at, at)))
  const sealed = row && (await parts.store.get(row.key))
  return sealed ? open(dataKey(parts, paper), sealed, objectContext(paper.id, part, at)) : null
}

const isIn = (ids: readonly string[]) => inArray(kycPapers.id, [...ids])

/** Drops all objects' rows of papers. @returns the objects' keys */
export async function dropObjects(tx: Tx, papers: readonly string[]): Promise<string[]> {
  if (papers.length === 0) return []
  const gone = await tx
    .delete(kycObjects)
    .where(inArray(kycObjects.paper_id, [...papers]))
    .returning({ key: kycObjects.key })
  return gone.map(({ key }) => key)
}

/**
 * Drops papers, sent or not, and their objects' rows.
 * @returns the objects' keys, for `removeObjects` once the transaction is committed
 */
export async function dropPapers(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await tx.delete(kycPapers).where(isIn(ids))
  return dropObjects(tx, ids)
}

/**
 * Lets unsent papers go: their objects, their keys and what they were called. A bare row stays for the day in which
 * it counts as begun.
 * @returns the objects' keys, for `removeObjects` once the transaction is committed
 */
export async function letGo(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx
    .update(kycPapers)
    .set({
      state: 'refused',
      refusal: null,
      file_name: '',
      sha256: '',
      wrapped_key: '',
      replaced_at: sql`now()`,
    })
    // One that was sent in this very moment belongs to its submission.
    .where(and(isIn(ids), isNull(kycPapers.submission_id)))
    .returning({ id: kycPapers.id })
  return dropObjects(
    tx,
    gone.map(({ id }) => id),
  )
}

/** Removes what no row names any more. What cannot be removed now is found by the sweep. */
export async function removeObjects(store: Store, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => store.remove(key)))
}

/** A contact's unsent papers, of one draft where it is named. */
export function unsentPapers(
  db: Pick<Database, 'select'>,
  username: string,
  draft?: string,
): Promise<Paper[]> {
  return db
    .select()
    .from(kycPapers)
    .where(
      and(
        eq(kycPapers.username, username),
        draft === undefined ? undefined : eq(kycPapers.draft_id, draft),
        isNull(kycPapers.submission_id),
        isNull(kycPapers.replaced_at),
      ),
    )
    .orderBy(kycPapers.created_at, kycPapers.id)
}
