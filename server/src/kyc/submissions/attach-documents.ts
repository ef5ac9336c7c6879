import { and, eq, inArray, isNull } from 'drizzle-orm'
import { kycLimits } from '#contract/limits.ts'
import { storedName } from '#contract/rules/file-name.ts'
import { requiredDocuments, type KycAccountTypeName } from '#contract/rules/required-documents.ts'
import type { Tx } from '#database/open.ts'
import { kycDocuments } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import type { FieldErrors } from './body.ts'

export type KycDocumentRow = typeof kycDocuments.$inferSelect
type NamedDocuments = readonly { purpose: string; paper: string }[]

/** The contact's own unsent documents that were named, locked; what cannot be sent is among the faults. */
export async function findDocuments(
  tx: Tx,
  username: string,
  documents: NamedDocuments,
  faults: FieldErrors,
): Promise<KycDocumentRow[]> {
  const ids = documents.map(({ paper }) => paper)
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
  const papers: KycDocumentRow[] = []
  for (const { purpose, paper: id } of documents) {
    const paper = found.find((one) => one.id === id)
    const fault = !paper
      ? 'This paper is not there any more. Choose it again.'
      : paper.purpose !== purpose || papers.some((other) => other.purpose === purpose)
        ? 'This paper was uploaded for another purpose.'
        : paper.state !== 'ready'
          ? 'This paper has not arrived whole, or was not taken.'
          : null
    if (fault) faults[`papers.${purpose}`] = fault
    else if (paper) papers.push(paper)
  }
  if (papers.reduce((sum, { bytes }) => sum + bytes, 0) > kycLimits.maxSubmissionBytes)
    faults['documents'] = 'All papers together may have 60 MiB.'
  return papers
}

/** Names what is missing, one a line, and what was sent without being asked for. */
export function checkComplete(
  type: KycAccountTypeName,
  purposes: readonly string[],
  faults: FieldErrors,
): void {
  const required: readonly string[] = requiredDocuments[type]
  const missing = required.filter((one) => !purposes.includes(one))
  if (missing.length) faults['documents'] ??= missing.join('\n')
  for (const purpose of purposes)
    if (!required.includes(purpose)) faults[`papers.${purpose}`] ??= 'This account type does not ask for it.'
}

/** Makes the documents a submission's own, and their keys with them. */
export async function attachDocuments(
  { tx, now }: Change,
  keyring: Keyring,
  papers: readonly KycDocumentRow[],
  submission: { id: string; account_name: string },
): Promise<void> {
  for (const paper of papers) {
    const bound = { id: paper.id, submission_id: submission.id }
    await tx
      .update(kycDocuments)
      .set({
        submission_id: submission.id,
        state: 'received',
        stored_name: storedName(submission.account_name, paper.purpose, paper.file_name),
        wrapped_key: keyring.rewrap(paper.wrapped_key, keyContext(paper), keyContext(bound)),
        sent_at: now,
      })
      .where(eq(kycDocuments.id, paper.id))
  }
}
