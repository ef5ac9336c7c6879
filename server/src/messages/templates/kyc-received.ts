import { formatMessage } from '#contract/format-message.ts'
import { bringLines, kycMessage, referenceOf } from './kyc.ts'

/** Documents were handed in for the first time. */
export const kycReceived = kycMessage((submission, { mail }, lang, _, absent = []) => {
  const { subject, reference, next } = mail.kycReceived
  return {
    subject,
    lines: [formatMessage(reference, { reference: referenceOf(submission.id) }), next],
    details: bringLines(submission, absent, mail.bringInstead, lang),
  }
})
