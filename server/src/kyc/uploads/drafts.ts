import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Draft, DraftDocument, DocumentRefusal } from '#contract/kyc.ts'
import { delayedMinutes, kycLimits } from '#contract/limits.ts'
import type { Tx } from '#database/open.ts'
import { kycDrafts } from '#database/tables.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import { AppError } from '../../http/app-error.ts'
import { releaseObjects, removeObjects, unsentDocuments } from './document-storage.ts'

type DraftRow = typeof kycDrafts.$inferSelect
type Needs = { db: Database; storage: ObjectStorage; secrets: Secrets }

/** How many drafts a contact may have at once: one a browser, and some to spare. */
const mostDrafts = 20

/** Another contact's, an unknown and an expired one look the same. */
export const noDraft = (): AppError => new AppError('not_found', 'There is no such draft.')

const dayOn = sql`now() + make_interval(hours => ${kycLimits.draftExpiryHours})`

/** The draft lives for another day. */
export const keepDraft = async (tx: Pick<Tx, 'update'>, id: string): Promise<void> => {
  await tx.update(kycDrafts).set({ expires_at: dayOn }).where(eq(kycDrafts.id, id))
}

/**
 * Locks the contact's drafts until the transaction ends, so that what is counted over them stays so.
 * @returns those that live
 */
export async function lockDrafts(tx: Tx, { username }: Contact): Promise<DraftRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`drafts ${username}`}))`)
  return tx
    .select()
    .from(kycDrafts)
    .where(and(eq(kycDrafts.username, username), gt(kycDrafts.expires_at, sql`now()`)))
}

/** Begins a draft or goes on with it. @throws AppError not_found where it is another contact's; too_often */
export async function beginDraft(services: Needs, contact: Contact, id: string): Promise<Draft> {
  const { versions } = services.secrets
  const gone = await services.db.transaction(async (tx) => {
    const living = await lockDrafts(tx, contact)
    if (living.some((draft) => draft.id === id && versions.includes(draft.secret_version))) {
      await keepDraft(tx, id)
      return []
    }
    if (living.filter((draft) => draft.id !== id).length >= mostDrafts)
      throw new AppError(
        'too_often',
        `You have begun in ${mostDrafts} browsers already. Go on in one of them, or begin again tomorrow.`,
        undefined,
        3600,
      )
    // A draft that has expired, or whose key was taken out of SECRET, restarts with a new key.
    const old = await unsentDocuments(tx, contact.username, id)
    const keys = await releaseObjects(
      tx,
      old.map((document) => document.id),
    )
    const anew = {
      key_id: randomUUID(),
      secret_version: versions[0],
      created_at: sql`now()`,
      expires_at: dayOn,
    }
    const [made] = await tx
      .insert(kycDrafts)
      .values({ id, username: contact.username, ...anew })
      .onConflictDoUpdate({
        target: kycDrafts.id,
        set: anew,
        setWhere: eq(kycDrafts.username, contact.username),
      })
      .returning({ id: kycDrafts.id })
    if (!made) throw noDraft()
    return keys
  })
  await removeObjects(services.storage, gone)
  return readDraft(services, contact, id)
}

/** @throws AppError not_found */
export async function readDraft(
  { db, secrets }: Pick<Needs, 'db' | 'secrets'>,
  contact: Contact,
  id: string,
): Promise<Draft> {
  const [draft] = await db
    .select()
    .from(kycDrafts)
    .where(
      and(
        eq(kycDrafts.id, id),
        eq(kycDrafts.username, contact.username),
        gt(kycDrafts.expires_at, sql`now()`),
      ),
    )
  if (!draft || !secrets.versions.includes(draft.secret_version)) throw noDraft()
  const key = secrets.key('drafts', draft.secret_version)
  const documents = await unsentDocuments(db, contact.username, id)
  return {
    key: createHmac('sha256', key).update(`draft ${draft.key_id}`).digest('base64url'),
    expires_at: draft.expires_at,
    documents: documents.map(presentDraftDocument),
  }
}

const states = { uploading: 'uploading', checking: 'checking', refused: 'refused' } as const

const presentDraftDocument = (
  document: Awaited<ReturnType<typeof unsentDocuments>>[number],
): DraftDocument => ({
  id: document.id,
  purpose: document.purpose,
  // It comes from its list in contract/ and nowhere else.
  refusal: document.refusal as DocumentRefusal | null,
  bytes: document.bytes,
  offset: document.received_bytes,
  check_delayed:
    document.state === 'checking' &&
    Date.now() - Date.parse(document.last_received_at) > delayedMinutes * 60_000,
  state: document.state in states ? states[document.state as keyof typeof states] : 'received',
})

/** Drops the draft and what was not sent of it. @throws AppError not_found */
export async function dropDraft({ db, storage }: Needs, contact: Contact, id: string): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    await lockDrafts(tx, contact)
    const [gone] = await tx
      .delete(kycDrafts)
      .where(and(eq(kycDrafts.id, id), eq(kycDrafts.username, contact.username)))
      .returning({ id: kycDrafts.id })
    if (!gone) throw noDraft()
    const documents = await unsentDocuments(tx, contact.username, id)
    return releaseObjects(
      tx,
      documents.map((document) => document.id),
    )
  })
  await removeObjects(storage, keys)
}
