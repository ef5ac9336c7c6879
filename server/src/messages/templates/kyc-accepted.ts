import { formatMessage } from '#contract/format-message.ts'
import { kycMessage, referenceOf, type Says } from './kyc.ts'

/** All documents are accepted. */
export const saysAccepted: Says = ({ id }, { mail }) => {
  const { subject, reference } = mail.kycAccepted
  return { subject, lines: [formatMessage(reference, { reference: referenceOf(id) })] }
}

export const kycAccepted = kycMessage((submission, messages, lang, asked) =>
  submission.state === 'accepted' ? saysAccepted(submission, messages, lang, asked) : null,
)
