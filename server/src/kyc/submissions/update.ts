import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { answerFault, type RequiredDocument } from '#contract/rules/required-documents.ts'
import { kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Answer } from '../../http/idempotency.ts'
import { attachDocuments, checkComplete, findDocuments, type KycDocumentRow } from './attach-documents.ts'
import { readDetails, type AccountType, type submissionUpdate } from './body.ts'
import { needsTwoOfficers } from '../../staff/two-people/rules.ts'
import { presentSubmission } from './customer-submissions.ts'
import { refuse, type SendParts } from './submit.ts'
import { notifyCustomer } from './notify-customer.ts'

/**
 * Puts new documents in place of older ones, which stay as `old_documents`; `processed` is false again (spec, section
 * 4). Documents that are not named stay, unless staff asked for them to be changed or the type does not accept them.
 * The list that it was sent under applies, even when the account type has changed since; another type brings its own list.
 * Where the request names the type again, alternatives added to it since are accepted as well.
 * @throws AppError not_found where it is not this contact's, invalid with the fields at fault
 */
export async function update(
  change: Change,
  { jobs, keyring }: SendParts,
  contact: Contact,
  id: string,
  body: z.infer<typeof submissionUpdate>,
): Promise<Answer> {
  const { tx, now } = change
  const [before] = await tx
    .select()
    .from(kycSubmissions)
    .where(
      and(
        eq(kycSubmissions.id, id),
        eq(kycSubmissions.username, contact.username),
        isNull(kycSubmissions.erased_at),
      ),
    )
    .for('update')
  if (!before) throw new AppError('not_found', 'There is no such submission.')
  const { details, fieldErrors } = await readDetails(tx, body)
  const { type: named, ...columns } = details
  if (columns.account_number && columns.account_number !== before.account_number)
    fieldErrors['account_number'] = 'These documents are for another account number.'
  const documents = await findDocuments(tx, before.username, body.documents, fieldErrors)
  const another = named && named.id !== before.kyc_account_type_id ? named : null
  const required: readonly RequiredDocument[] =
    another?.documents ?? withNewSubstitutes(before.required_documents, named)
  const given = new Set(body.documents.map(({ purpose }) => purpose))
  const current = await tx
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.submission_id, id), isNull(kycDocuments.replaced_at)))
  const answerOf = ({ purpose, absent, substitute }: KycDocumentRow) => ({
    purpose,
    absent,
    substitute: substitute?.code,
  })
  const stays = current.filter(
    (document) =>
      !given.has(document.purpose) &&
      document.state !== 'needs_change' &&
      answerFault(required, answerOf(document)) === null,
  )
  checkComplete(required, [...body.documents, ...stays.map(answerOf)], fieldErrors)
  if (Object.keys(fieldErrors).length) throw refuse(fieldErrors)

  const replaced = current.filter((document) => !stays.includes(document)).map((document) => document.id)
  if (replaced.length)
    await tx.update(kycDocuments).set({ replaced_at: now }).where(inArray(kycDocuments.id, replaced))
  const [row] = await tx
    .update(kycSubmissions)
    .set({
      ...columns,
      // Kept from before, unless the customer names another type.
      ...(named && { two_officers: needsTwoOfficers(named.type) }),
      ...(named && { required_documents: [...required] }),
      lang: contact.lang,
      state: 'received',
      processed: false,
      first_accepted_by: null,
      claimed_by: null,
      claimed_until: null,
      // What was accepted begins a new wait; anything else keeps its place in the queue.
      ...(before.state === 'accepted' && { sent_at: now }),
      resent_at: now,
      version: sql`${kycSubmissions.version} + 1`,
    })
    .where(eq(kycSubmissions.id, id))
    .returning()
  if (!row) throw new Error('the submission went away under its lock')
  await attachDocuments(change, keyring, documents, body.documents, row)
  const kept = { fields: Object.keys(columns), documents: body.documents.length, replaced: replaced.length }
  change.audit.push({ action: 'resubmit', collection: 'kyc_submissions', item_id: id, details: kept })
  await notifyCustomer(change, jobs, row, 'kyc-updated')
  const [own] = await presentSubmission(tx, [row])
  return { status: 200, body: { ...own, id } }
}

/**
 * Returns the list that a submission was sent under, with the alternatives that its account type accepts now: a request that
 * names the type comes from a page with its current list.
 */
const withNewSubstitutes = (
  list: readonly RequiredDocument[],
  type: AccountType | undefined,
): readonly RequiredDocument[] =>
  list.map((document) => {
    const now = type?.documents.find(({ purpose }) => purpose === document.purpose)
    const older = document.substitutes ?? []
    const added = (now?.substitutes ?? []).filter(({ code }) => !older.some((one) => one.code === code))
    const substitutes = [...older, ...added]
    const bring_instead = now?.bring_instead ?? document.bring_instead
    return {
      ...document,
      ...(substitutes.length > 0 && { substitutes }),
      ...(bring_instead && { bring_instead }),
    }
  })
