import { eq } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import { leadsTable } from '#database/collections/leads.ts'
import type { Template } from '../template.ts'
import { referenceOf, writeKyc } from './kyc.ts'

/**
 * Acknowledges an enquiry. It holds nothing of what was typed: the contact is not proved, so that it may be a stranger who
 * reads this.
 */
export const enquiryReceived: Template = async ({ db, sender, publicUrl, messages }, about, lang) => {
  const [lead] = await db.select({ id: leadsTable.id }).from(leadsTable).where(eq(leadsTable.id, about))
  if (!lead) return null
  const { subject, reference, next } = messages.mail.enquiry
  const lines = [formatMessage(reference, { reference: referenceOf(about) }, lang), next]
  return writeKyc({ sender, publicUrl, lang, messages }, { subject, lines })
}
