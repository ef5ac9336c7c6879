import { eq } from 'drizzle-orm'
import { applicationReference } from '#contract/onboarding.ts'
import { leadsTable } from '#database/collections/leads.ts'
import type { Template } from '../template.ts'
import { writeKyc } from './kyc.ts'

/** An account was asked for beforehand. It names neither the customer nor the account: telephones are shared. */
export const applicationReceived: Template = async ({ db, sender, publicUrl }, about, lang) => {
  const [lead] = await db.select({ id: leadsTable.id }).from(leadsTable).where(eq(leadsTable.id, about))
  if (!lead) return null
  const reference = applicationReference(about)
  return writeKyc(
    { sender, publicUrl, lang },
    lang === 'en'
      ? {
          subject: 'We have your request for an account',
          lines: [
            `We have your request for an account. Your reference is ${reference}.`,
            'Say it at the branch that you chose.',
          ],
        }
      : {
          subject: 'Pempho lanu la akaunti lafika',
          lines: [
            `Pempho lanu la akaunti lafika. Nambala yanu yotsatira ndi ${reference}.`,
            'Itchuleni ku nthambi yomwe munasankha.',
          ],
        },
  )
}
