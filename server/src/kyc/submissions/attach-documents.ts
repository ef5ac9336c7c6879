import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { kycLimits } from '#contract/limits.ts'
import { storedName } from '#contract/rules/file-name.ts'
import {
  answerFault,
  missingDocuments,
  type AnswerFault,
  type DocumentAnswer,
  type RequiredDocument,
} from '#contract/rules/required-documents.ts'
import type { Tx } from '#database/open.ts'
import { kycDocuments } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import { keyContext } from '../../storage/encryption/document-contexts.ts'
import type { FieldErrors, SubmittedAnswer } from './body.ts'
import type { Submission } from './customer-submissions.ts'

export type KycDocumentRow = typeof kycDocuments.$inferSelect

/** The contact's own unsent documents that were named, locked; what cannot be sent is among the field errors. */
export async function findDocuments(
  tx: Tx,
  username: string,
  answers: readonly SubmittedAnswer[],
  fieldErrors: FieldErrors,
): Promise<KycDocumentRow[]> {
  const named = answers.filter((answer) => 'document' in answer)
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

const faultMessages: Readonly<Record<AnswerFault, string>> = {
  not_required: 'This account type does not ask for it.',
  not_optional: 'This document is compulsory. “I do not have this” is not accepted for it.',
  no_substitute: 'This is not accepted in place of the document.',
}

/** Names what is missing, one a line, and each answer that the account type does not accept. */
export function checkComplete(
  documents: readonly RequiredDocument[],
  answers: readonly DocumentAnswer[],
  fieldErrors: FieldErrors,
): void {
  const required = documents.map(({ purpose }) => purpose)
  const missing = missingDocuments(
    required,
    answers.map(({ purpose }) => purpose),
  )
  if (missing.length) fieldErrors['documents'] ??= missing.join('\n')
  for (const [at, answer] of answers.entries()) {
    const fault = answerFault(documents, answer)
    const place = `documents.${answer.purpose}${fault === 'no_substitute' ? '.substitute' : ''}`
    if (fault) fieldErrors[place] ??= faultMessages[fault]
    if (answers.findIndex(({ purpose }) => purpose === answer.purpose) !== at)
      fieldErrors[`documents.${answer.purpose}`] ??= 'This document has two answers.'
  }
}

/** Makes the documents a submission's own, and their keys with them; adds a row for each that the customer does not have. */
export async function attachDocuments(
  change: Change,
  keyring: Keyring,
  documents: readonly KycDocumentRow[],
  answers: readonly SubmittedAnswer[],
  submission: Submission,
): Promise<void> {
  const { tx, now } = change
  await insertAbsences(change, answers, submission)
  for (const document of documents) {
    const code = answers.flatMap((answer) =>
      'document' in answer && answer.document === document.id ? (answer.substitute ?? []) : [],
    )[0]
    const rule = submission.required_documents.find(({ purpose }) => purpose === document.purpose)
    const bound = { id: document.id, submission_id: submission.id }
    await tx
      .update(kycDocuments)
      .set({
        submission_id: submission.id,
        state: 'received',
        substitute: rule?.substitutes?.find((one) => one.code === code) ?? null,
        stored_name: storedName(submission.account_name, document.purpose, document.file_name),
        wrapped_key: keyring.rewrap(document.wrapped_key, keyContext(document), keyContext(bound)),
        sent_at: now,
      })
      .where(eq(kycDocuments.id, document.id))
  }
}

/** A document that the customer does not have is reviewed like any other, but has nothing to open. */
async function insertAbsences(
  { tx, now }: Change,
  answers: readonly SubmittedAnswer[],
  { id: submission_id, username }: Submission,
): Promise<void> {
  const absent = answers.filter((answer) => 'absent' in answer)
  if (absent.length === 0) return
  await tx.insert(kycDocuments).values(
    absent.map(({ purpose, note }) => ({
      id: randomUUID(),
      username,
      draft_id: submission_id,
      submission_id,
      purpose,
      absent: true,
      note: note || null,
      file_name: '',
      bytes: 0,
      sha256: '',
      pages: 0,
      wrapped_key: '',
      state: 'received' as const,
      created_at: now,
      last_received_at: now,
      sent_at: now,
    })),
  )
}
