import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import {
  auditLog,
  auditLogDetails,
  oneTimeCodes,
  contactTokens,
  idempotencyKeys,
  kycDrafts,
  kycHolds,
  kycDocuments,
  kycSubmissions,
  messages,
  revisions,
  wrongCodeAttempts,
} from '#database/tables.ts'
import { dropListColumns } from '../../content/list-columns.ts'
import { eraseNotes } from '../../staff/notes/notes.ts'
import { removeDocuments } from '../uploads/document-storage.ts'

export type ErasedSubmission = {
  /** the documents' keys in the store, to be removed after the commit */
  keys: string[]
  /** rows of the record whose details went, to be noted in the chain by `erasureNote` in the same transaction */
  seqs: number[]
  /** messages whose recipient went: their files in the outbox are to be removed after the commit */
  messages: string[]
}

/**
 * Erases what is personal of a submission: its documents, its details, the messages' recipient, the customer's addresses in the
 * record beside the audit chain, staff's account details for the same account, and what staff noted about either. What is left
 * says that there was one. Twice does no harm.
 */
export async function eraseSubmission(tx: Tx, id: string): Promise<ErasedSubmission> {
  const [row] = await tx.select().from(kycSubmissions).where(eq(kycSubmissions.id, id)).for('update')
  if (!row) return { keys: [], seqs: [], messages: [] }
  const documents = await tx
    .select({ id: kycDocuments.id })
    .from(kycDocuments)
    .where(eq(kycDocuments.submission_id, id))
  const keys = await removeDocuments(
    tx,
    documents.map((document) => document.id),
  )
  await tx
    .update(kycSubmissions)
    .set({
      account_number: `erased ${id}`,
      username: '',
      account_name: '',
      duplicate_account: false,
      claimed_by: null,
      claimed_until: null,
      erased_at: sql`coalesce(erased_at, now())`,
      version: sql`${kycSubmissions.version} + 1`,
    })
    .where(eq(kycSubmissions.id, id))
  await unflagDuplicate(tx, row.account_number)
  await eraseNotes(tx, 'kyc_submissions', [id])
  await tx
    .update(kycHolds)
    .set({ reason: '', reference: '', end_reason: null })
    .where(eq(kycHolds.submission_id, id))
  const sent = await tx
    .update(messages)
    .set({ recipient: '', state: sql`case state when 'queued' then 'void' else state end` })
    .where(eq(messages.about, id))
    .returning({ id: messages.id })
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.username, row.username), sql`${idempotencyKeys.response} ->> 'id' = ${id}`))
  const own = tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(and(eq(auditLog.collection, 'kyc_submissions'), eq(auditLog.item_id, id)))
  const gone = await tx
    .delete(auditLogDetails)
    .where(and(inArray(auditLogDetails.seq, own), eq(auditLogDetails.actor, 'customer')))
    .returning({ seq: auditLogDetails.seq })
  const contact = await eraseContact(tx, row.username)
  const details = await eraseAccountDetails(tx, row.username, row.account_number)
  return {
    keys: [...keys, ...contact.keys],
    seqs: [...gone.map(({ seq }) => seq), ...details],
    messages: [...sent.map((one) => one.id), ...contact.messages],
  }
}

/** Removes the warning about a second submission for an account where only one is left. */
async function unflagDuplicate(tx: Tx, account: string): Promise<void> {
  const left = and(eq(kycSubmissions.account_number, account), isNull(kycSubmissions.erased_at))
  if ((await tx.$count(kycSubmissions, left)) === 1)
    await tx.update(kycSubmissions).set({ duplicate_account: false }).where(left)
}

/**
 * What the contact left besides: codes, tokens, drafts and what was uploaded for them, and whom messages went to. Another
 * submission of the same contact stays; its messages that wait still go out.
 * @returns keys in the store, and messages
 */
async function eraseContact(tx: Tx, username: string): Promise<Pick<ErasedSubmission, 'keys' | 'messages'>> {
  if (username === '') return { keys: [], messages: [] }
  const others = await tx
    .select({ id: kycSubmissions.id })
    .from(kycSubmissions)
    .where(eq(kycSubmissions.username, username))
  const unsent = await tx
    .select({ id: kycDocuments.id })
    .from(kycDocuments)
    .where(and(eq(kycDocuments.username, username), isNull(kycDocuments.submission_id)))
  const keys = await removeDocuments(
    tx,
    unsent.map(({ id }) => id),
  )
  await tx.delete(kycDrafts).where(eq(kycDrafts.username, username))
  await tx.delete(contactTokens).where(eq(contactTokens.username, username))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.username, username))
  await tx.delete(wrongCodeAttempts).where(eq(wrongCodeAttempts.username, username))
  const ofOthers = others.length
    ? and(
        eq(messages.state, 'queued'),
        inArray(
          messages.about,
          others.map(({ id }) => id),
        ),
      )
    : undefined
  const sent = await tx
    .update(messages)
    .set({ recipient: '', state: sql`case state when 'queued' then 'void' else state end` })
    .where(and(eq(messages.recipient, username), ofOthers && not(ofOthers)))
    .returning({ id: messages.id })
  if (!others.length) await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.username, username))
  return { keys, messages: sent.map(({ id }) => id) }
}

/** Every revision of the details that staff keep of the account, their record of changes included. */
async function eraseAccountDetails(tx: Tx, username: string, accountNumber: string): Promise<number[]> {
  const stored = storedNamed('kyc_account_details')
  if (!stored || username === '') return []
  const named = sql`collection = 'kyc_account_details' and (body ->> 'username' = ${username} or (${username} like '+%' and body ->> 'username' not like '%@%' and right(regexp_replace(body ->> 'username', '[^0-9]', '', 'g'), 9) = right(${username}, 9))) and body ->> 'account_number' = ${accountNumber}`
  const items = await tx.selectDistinct({ id: revisions.item_id }).from(revisions).where(named)
  const ids = items.map((item) => item.id)
  if (ids.length === 0) return []
  await tx.delete(stored.table).where(inArray(stored.table.id, ids))
  await tx.delete(revisions).where(inArray(revisions.item_id, ids))
  await dropListColumns(tx, stored, ids)
  await eraseNotes(tx, 'kyc_account_details', ids)
  const records = tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(and(eq(auditLog.collection, 'kyc_account_details'), inArray(auditLog.item_id, ids)))
  const gone = await tx
    .delete(auditLogDetails)
    .where(inArray(auditLogDetails.seq, records))
    .returning({ seq: auditLogDetails.seq })
  return gone.map(({ seq }) => seq)
}
