import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { CustomerSubmission } from '#contract/kyc.ts'
import { bothSchema, textSchema } from '../../http/answers.ts'
import type { Database, Tx } from '#database/open.ts'
import { kycDocuments, kycSubmissions } from '#database/tables.ts'
import { shownState } from './shown-state.ts'

/** As it is read, for the API's description. */
export const own = z.strictObject({
  id: z.uuid(),
  account_ending: z.string().describe('the last four digits'),
  kyc_account_type_id: z.uuid(),
  state: z.enum(['received', 'in_review', 'needs_change', 'accepted']),
  processed: z.boolean(),
  sent_at: z.string(),
  documents: z.array(
    z.strictObject({
      purpose: z.string(),
      state: z.enum(['received', 'accepted', 'needs_change']),
      reason: bothSchema.nullable(),
      absent: z.boolean().describe('the customer does not have it'),
      substitutes: z.array(z.strictObject({ code: z.string(), name: textSchema })),
      bring_instead: textSchema.nullable(),
    }),
  ),
})

type Reader = Pick<Database | Tx, 'select'>
export type Submission = typeof kycSubmissions.$inferSelect

/** A contact's own submission for an account number; any other's is not there. */
export function customerSubmissions(
  db: Reader,
  username: string,
  by: { account_number: string } | { state: 'needs_change' },
): Promise<Submission[]> {
  return db
    .select()
    .from(kycSubmissions)
    .where(
      and(
        eq(kycSubmissions.username, username),
        isNull(kycSubmissions.erased_at),
        'state' in by
          ? eq(kycSubmissions.state, by.state)
          : eq(kycSubmissions.account_number, by.account_number),
      ),
    )
    .orderBy(asc(kycSubmissions.created_at))
    .limit(20)
}

/** The purposes of all lists that a contact's submissions were sent under. */
export async function customerPurposes(db: Reader, username: string): Promise<Set<string>> {
  const rows = await db
    .select({ required: kycSubmissions.required_documents })
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.username, username), isNull(kycSubmissions.erased_at)))
  return new Set(rows.flatMap(({ required }) => required.map(({ purpose }) => purpose)))
}

/** Returns the alternatives to a document, by the list that a submission was sent under. */
function acceptedFor({ required_documents: required }: Submission, purpose: string) {
  const rule = required.find((one) => one.purpose === purpose)
  return { substitutes: rule?.substitutes ?? [], bring_instead: rule?.bring_instead ?? null }
}

/** What a contact may see of their own: no names, files or addresses. Decisions show once the review is finished. */
export async function presentSubmission(
  db: Reader,
  rows: readonly Submission[],
): Promise<CustomerSubmission[]> {
  if (rows.length === 0) return []
  const documents = await db
    .select()
    .from(kycDocuments)
    .where(
      and(
        inArray(
          kycDocuments.submission_id,
          rows.map(({ id }) => id),
        ),
        isNull(kycDocuments.replaced_at),
      ),
    )
    .orderBy(asc(kycDocuments.sent_at), asc(kycDocuments.purpose))
  return rows.map((row) => {
    const decided = row.state === 'needs_change' || row.state === 'accepted'
    return {
      id: row.id,
      account_ending: row.account_number.slice(-4),
      kyc_account_type_id: row.kyc_account_type_id,
      state: shownState(row),
      processed: row.processed,
      sent_at: row.resent_at ?? row.sent_at,
      documents: documents
        .filter(({ submission_id }) => submission_id === row.id)
        .map(({ purpose, state, reason, absent }) => ({
          purpose,
          absent,
          ...acceptedFor(row, purpose),
          state: decided && (state === 'accepted' || state === 'needs_change') ? state : 'received',
          reason: decided && state === 'needs_change' ? reason : null,
        })),
    }
  })
}
