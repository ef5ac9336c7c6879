import { and, eq, inArray, isNull } from 'drizzle-orm'
import { kycLimits } from '#contract/limits.ts'
import { storedName } from '#contract/rules/file-name.ts'
import { missingDocuments, type RequiredDocument } from '#contract/rules/required-documents.ts'
import type { Tx } from '#database/open.ts'
import { kycDocuments } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import type { FieldErrors } from './body.ts'

export type KycDocumentRow = typeof kycDocuments.$inferSelect
type NamedDocuments = readonly { purpose: string; document: string }[]

/** The contact's own unsent documents that were named, locked; what cannot be sent is among the field errors. */
export async function findDocuments(
  tx: Tx,
  username: string,
  named: NamedDocuments,
  fieldErrors: FieldErrors,
): Promise<KycDocumentRow[]> {
  const ids = named.map(({ document }) => document)
  const found = await tx
    .select()
    .from(kycDocuments)
    .where(
      and(
        inArray(kycDocuments.id, ids),
        eq(kycDocuments.username, username),
        isNull(kycDocuments.submission_id),
      ),
    )
    .for('update')
  const documents: KycDocumentRow[] = []
  for (const { purpose, document: id } of named) {
    const document = found.find((one) => one.id === id)
    const error = !document
      ? 'This document is not there any more. Choose it again.'
      : document.purpose !== purpose || documents.some((other) => other.purpose === purpose)
        ? 'This document was uploaded for another purpose.'
        : document.state !== 'ready'
          ? 'This document has not arrived whole, or was not taken.'
          : null
    if (error) fieldErrors[`documents.${purpose}`] = error
    else if (document) documents.push(document)
  }
  if (documents.reduce((sum, { bytes }) => sum + bytes, 0) > kycLimits.maxSubmissionBytes)
    fieldErrors['documents'] = 'All documents together may have 60 MiB.'
  return documents
}

/** Names what is missing, one a line, and what was sent without being asked for. */
export function checkComplete(
  documents: readonly RequiredDocument[],
  purposes: readonly string[],
  fieldErrors: FieldErrors,
): void {
  const required = documents.map(({ purpose }) => purpose)
  const missing = missingDocuments(required, purposes)
  if (missing.length) fieldErrors['documents'] ??= missing.join('\n')
  for (const purpose of purposes)
    if (!required.includes(purpose))
      fieldErrors[`documents.${purpose}`] ??= 'This account type does not ask for it.'
}

/** Makes the documents a submission's own, and their keys with them. */
export async function attachDocuments(
  { tx, now }: Change,
  keyring: Keyring,
  documents: readonly KycDocumentRow[],
  submission: { id: string; account_name: string },
): Promise<void> {
  for (const document of documents) {
    const bound = { id: document.id, submission_id: submission.id }
    await tx
      .update(kycDocuments)
      .set({
        submission_id: submission.id,
        state: 'received',
        stored_name: storedName(submission.account_name, document.purpose, document.file_name),
        wrapped_key: keyring.rewrap(document.wrapped_key, keyContext(document), keyContext(bound)),
        sent_at: now,
      })
      .where(eq(kycDocuments.id, document.id))
  }
}
