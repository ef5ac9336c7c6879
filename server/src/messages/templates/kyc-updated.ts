import { formatMessage } from '#contract/format-message.ts'
import { bringLines, kycMessage, referenceOf } from './kyc.ts'

/** New documents stand in place of older ones. */
export const kycUpdated = kycMessage((submission, { mail }, lang, _, absent = []) => {
  const { subject, reference, next } = mail.kycUpdated
  return {
    subject,
    lines: [formatMessage(reference, { reference: referenceOf(submission.id) }), next],
    details: bringLines(submission, absent, mail.bringInstead, lang),
  }
})
