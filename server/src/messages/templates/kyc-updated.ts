import { formatMessage } from '#contract/format-message.ts'
import { kycMessage, referenceOf } from './kyc.ts'

/** New documents stand in place of older ones. */
export const kycUpdated = kycMessage(({ id }, { mail }) => {
  const { subject, reference, next } = mail.kycUpdated
  return { subject, lines: [formatMessage(reference, { reference: referenceOf(id) }), next] }
})
