import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { kycSubmissions } from '#database/tables.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { needsTwoOfficers } from '../../staff/two-people/rules.ts'
import type { Answer } from '../../http/idempotency.ts'
import { attachDocuments, checkComplete, findDocuments } from './attach-documents.ts'
import { readDetails, type submissionBody } from './body.ts'
import { customerSubmissions, presentSubmission } from './customer-submissions.ts'
import { notifyCustomer } from './notify-customer.ts'

export type SendParts = { jobs: Jobs; keyring: Keyring }

export const refuse = (fields: Record<string, string>): AppError =>
  new AppError('invalid', 'Some details are missing or not right.', fields)

/**
 * Takes a contact's documents for an account they have not handed in for before. An account on file under another
 * contact is like a new one; a job looks for such a duplicate afterwards, after each sending alike.
 * @throws AppError conflict where this contact has handed in before, invalid with the fields at fault
 */
export async function submit(
  change: Change,
  { jobs, keyring }: SendParts,
  contact: Contact,
  body: z.infer<typeof submissionBody>,
): Promise<Answer> {
  const { tx, now } = change
  const { username, lang } = contact
  const { details, fieldErrors } = await readDetails(tx, body)
  const { account_number, account_name, branch_id, kyc_account_type_id, type } = details
  if (account_number && (await customerSubmissions(tx, username, { account_number })).length)
    throw new AppError('conflict', 'You have already submitted')
  const documents = await findDocuments(tx, username, body.documents, fieldErrors)
  if (type) checkComplete(type.documents, body.documents, fieldErrors)
  if (Object.keys(fieldErrors).length) throw refuse(fieldErrors)
  if (!account_number || !account_name || !branch_id || !kyc_account_type_id || !type) throw refuse({})
  const id = randomUUID()
  const values = { id, account_number, username, account_name, branch_id, kyc_account_type_id, lang }
  const [row] = await tx
    .insert(kycSubmissions)
    .values({
      ...values,
      two_officers: needsTwoOfficers(type.type),
      required_documents: type.documents,
      state: 'received',
      created_at: now,
      sent_at: now,
    })
    .returning()
  if (!row) throw new Error('the submission was not written')
  await attachDocuments(change, keyring, documents, body.documents, row)
  const details_kept = { fields: Object.keys(values), documents: body.documents.length }
  change.audit.push({
    action: 'submit',
    collection: 'kyc_submissions',
    item_id: id,
    details: details_kept,
  })
  await notifyCustomer(change, jobs, row, 'kyc-received')
  await jobs.send(tx, 'duplicate-account', { submission: id })
  const [own] = await presentSubmission(tx, [row])
  return { status: 201, body: { ...own, id } }
}
