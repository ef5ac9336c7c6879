import { and, eq, isNull } from 'drizzle-orm'
import { kycSubmissions } from '#database/tables.ts'
import type { NoteSubject } from '../../staff/notes/subject.ts'
import { reviewers } from './find.ts'

/** Customers' submissions: their notes are for KYC officers only, and go when the submission is erased. */
export const submissionSubject: NoteSubject = {
  name: 'kyc_submissions',
  readers: reviewers,
  assignees: reviewers,
  async exists(tx, id) {
    const found = await tx
      .select({ id: kycSubmissions.id })
      .from(kycSubmissions)
      .where(and(eq(kycSubmissions.id, id), isNull(kycSubmissions.erased_at)))
    return found.length > 0
  },
}
