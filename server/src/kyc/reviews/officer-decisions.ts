import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ChangeReason } from '#contract/kyc.ts'
import type { Database, Tx } from '#database/open.ts'
import { kycDocumentDecisions, kycPageViews, kycDocuments } from '#database/tables.ts'
import type { KycDocumentRow } from '../submissions/attach-documents.ts'
import type { Submission } from '../submissions/customer-submissions.ts'

type Reader = Pick<Database | Tx, 'select'>
export type DocumentState = 'received' | 'accepted' | 'needs_change'
/** A KYC document as one officer sees it. */
export type ViewedDocument = {
  document: KycDocumentRow
  state: DocumentState
  reason: ChangeReason | null
  /** the pages they have seen */
  opened: number[]
}

/** Where two officers look, each has a list of their own, and sees no other's before the review is over. */
export const hasOwnLists = ({ two_officers, state }: Submission): boolean =>
  two_officers && (state === 'received' || state === 'in_review')

/** The documents that count now, each as this officer sees it. */
export async function officerDecisions(
  db: Reader,
  row: Submission,
  officer: string,
): Promise<ViewedDocument[]> {
  const documents = await db
    .select()
    .from(kycDocuments)
    .where(and(eq(kycDocuments.submission_id, row.id), isNull(kycDocuments.replaced_at)))
  return seenBy(db, row, officer, documents)
}

/** These documents of a submission as this officer sees them. */
export async function seenBy(
  db: Reader,
  row: Submission,
  officer: string,
  documents: readonly KycDocumentRow[],
): Promise<ViewedDocument[]> {
  const ids = documents.map(({ id }) => id)
  if (!ids.length) return []
  const decisions = await db
    .select()
    .from(kycDocumentDecisions)
    .where(inArray(kycDocumentDecisions.document_id, ids))
  const openings = await openingsOf(db, ids, officer)
  return documents.map((document) => {
    const own = decisions.find(
      ({ document_id, officer: by }) => document_id === document.id && by === officer,
    )
    const opened = openings.filter(({ document_id }) => document_id === document.id).map(({ page }) => page)
    return {
      document,
      opened: opened.sort((a, b) => a - b),
      ...(hasOwnLists(row)
        ? { state: own?.decision ?? 'received', reason: own?.reason ?? null }
        : // A submission has documents that were inspected only.
          { state: document.state as DocumentState, reason: document.reason }),
    }
  })
}

const openingsOf = (db: Reader, ids: string[], officer: string) =>
  db
    .select({ document_id: kycPageViews.document_id, page: kycPageViews.page })
    .from(kycPageViews)
    .where(and(inArray(kycPageViews.document_id, ids), eq(kycPageViews.officer, officer)))

/**
 * The pages that nobody has opened who may answer for a document, by its id: this officer; where one officer is enough
 * also the colleague who decided on it before.
 */
export async function unopenedPages(
  db: Reader,
  { two_officers }: Submission,
  list: readonly ViewedDocument[],
  officer: string,
): Promise<Record<string, string>> {
  const ids = list.map(({ document }) => document.id)
  if (!ids.length) return {}
  const decisions = await db
    .select()
    .from(kycDocumentDecisions)
    .where(inArray(kycDocumentDecisions.document_id, ids))
    .orderBy(desc(kycDocumentDecisions.decided_at))
  const openings = await db.select().from(kycPageViews).where(inArray(kycPageViews.document_id, ids))
  const missing = ({ id, pages }: KycDocumentRow, by: string): number[] => {
    const opened = openings.filter((one) => one.document_id === id && one.officer === by)
    const all = Array.from({ length: pages ?? 1 }, (_, index) => index + 1)
    return all.filter((page) => !opened.some((one) => one.page === page))
  }
  const left: Record<string, string> = {}
  for (const { document } of list) {
    const own = missing(document, officer)
    const last = two_officers ? undefined : decisions.find(({ document_id }) => document_id === document.id)
    if (own.length && (!last || missing(document, last.officer).length)) left[document.id] = own.join(', ')
  }
  return left
}
