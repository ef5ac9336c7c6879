import { and, eq, sql } from 'drizzle-orm'
import type { KycReason } from '#contract/backoffice/kyc.ts'
import type { Database } from '#database/open.ts'
import { revisions } from '#database/tables.ts'
import { readCustomerMessages } from '../../content/corrected-messages.ts'
import { customerTexts, kycReasonIds } from '../../messages/customer-messages/customer-messages.ts'

/** The reasons for asking a document again, as they read now. */
export async function readReasons(db: Database): Promise<KycReason[]> {
  const [en, ny] = [await readCustomerMessages(db, 'en'), await readCustomerMessages(db, 'ny')]
  return kycReasonIds.map((id) => ({ id, text: { en: en.kycReasons[id], ny: ny.kycReasons[id] } }))
}

/** A reason's id by each English text that it has had: a decision keeps the text, and staff may have corrected it since. */
export async function reasonsByText(db: Database): Promise<Map<string, string>> {
  const written = await db
    .select({
      key: sql<string>`${revisions.body} ->> 'key'`,
      en: sql<string | null>`${revisions.body} ->> 'en'`,
    })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, 'message_overrides'),
        sql`starts_with(${revisions.body} ->> 'key', 'kycReasons.')`,
      ),
    )
    .orderBy(revisions.id)
  const texts = new Map(written.map(({ key, en }) => [en ?? '', key.slice('kycReasons.'.length)]))
  for (const id of kycReasonIds) texts.set(customerTexts.en[`kycReasons.${id}`] ?? '', id)
  return texts
}
