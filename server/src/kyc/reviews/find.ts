import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '#contract/roles.ts'
import { kycDocuments, kycSubmissions } from '#database/tables.ts'
import type { Change } from '../../changes/change.ts'
import { AppError } from '../../http/app-error.ts'
import { acts } from '../../staff/two-people/rules.ts'
import type { Submission } from '../submissions/customer-submissions.ts'

/** Who sees customers' documents (contract, Staff). */
export const reviewers: readonly Role[] = acts.erasure.second

/** The submission, locked. @throws AppError not_found, also where it was erased */
export async function loadSubmission({ tx }: Change, id: string): Promise<Submission> {
  const [row] = await tx
    .select()
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.id, id), isNull(kycSubmissions.erased_at)))
    .for('update')
  if (!row) throw new AppError('not_found', 'There is no such submission.')
  return row
}

/** @throws AppError overtaken where it changed since it was read */
export function mustBeVersion(row: Submission, version: number): void {
  if (row.version !== version)
    throw new AppError('overtaken', 'This submission changed since you opened it. Look at it again.')
}

/** Returns what the customer wrote about documents that they do not have, by the document's id. */
export async function readNotes({ tx }: Change, submissionId: string): Promise<Record<string, string>> {
  const rows = await tx
    .select({ id: kycDocuments.id, note: kycDocuments.note })
    .from(kycDocuments)
    .where(eq(kycDocuments.submission_id, submissionId))
  return Object.fromEntries(rows.flatMap(({ id, note }) => (note === null ? [] : [[id, note] as const])))
}
