import { formatMessage } from '#contract/format-message.ts'
import { kycMessage, referenceOf } from './kyc.ts'

/** Documents were handed in for the first time. */
export const kycReceived = kycMessage(({ id }, { mail }) => {
  const { subject, reference, next } = mail.kycReceived
  return { subject, lines: [formatMessage(reference, { reference: referenceOf(id) }), next] }
})
