import { and, eq, isNull } from 'drizzle-orm'
import type { MessagePreview } from '#contract/backoffice/kyc.ts'
import { looksLikeEmail } from '#contract/rules/email.ts'
import type { Database } from '#database/open.ts'
import { kycSubmissions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import { writeKyc } from '../../messages/templates/kyc.ts'
import { saysAccepted } from '../../messages/templates/kyc-accepted.ts'
import { saysNeedsChange } from '../../messages/templates/kyc-needs-change.ts'
import { readSender } from '../../content/company-facts.ts'
import { readCustomerMessages } from '../../content/corrected-messages.ts'
import type { Actor } from '../../changes/actor.ts'
import { officerDecisions } from './officer-decisions.ts'

/**
 * The message that the customer would get if the review ended as it stands, by the template that writes the real one.
 * @throws AppError not_found
 */
export async function previewMessage(
  { db, publicUrl }: { db: Database; publicUrl: string },
  id: string,
  officer: Actor,
): Promise<MessagePreview> {
  const [row] = await db
    .select()
    .from(kycSubmissions)
    .where(and(eq(kycSubmissions.id, id), isNull(kycSubmissions.erased_at)))
  if (!row) throw new AppError('not_found', 'There is no such submission.')
  const documents = await officerDecisions(db, row, officer.id)
  if (documents.some(({ state }) => state === 'received')) return { none: 'undecided' }
  const asked = documents
    .filter(({ state }) => state === 'needs_change')
    .map(({ document, reason }) => ({ purpose: document.purpose, reason }))
  if (asked.length === 0 && row.two_officers && row.first_accepted_by === null)
    return { none: 'second_reviewer' }
  const says = asked.length ? saysNeedsChange : saysAccepted
  const messages = await readCustomerMessages(db, row.lang)
  const { subject, text, sms } = writeKyc(
    { publicUrl, lang: row.lang, sender: await readSender(db, publicUrl), messages },
    says(row, messages, row.lang, asked),
  )
  return { subject, text, sms, channel: looksLikeEmail(row.username) ? 'email' : 'sms', lang: row.lang }
}
