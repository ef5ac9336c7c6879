import { eq } from 'drizzle-orm'
import { formatMessage } from '#contract/format-message.ts'
import { applicationReference } from '#contract/onboarding.ts'
import { leadsTable } from '#database/collections/leads.ts'
import type { Template } from '../template.ts'
import { writeKyc } from './kyc.ts'

/** An account was asked for beforehand. It names neither the customer nor the account: telephones are shared. */
export const applicationReceived: Template = async ({ db, sender, publicUrl, messages }, about, lang) => {
  const [lead] = await db.select({ id: leadsTable.id }).from(leadsTable).where(eq(leadsTable.id, about))
  if (!lead) return null
  const { subject, reference, next } = messages.mail.application
  const lines = [formatMessage(reference, { reference: applicationReference(about) }, lang), next]
  return writeKyc({ sender, publicUrl, lang, messages }, { subject, lines })
}
