import { formatMessage } from '#contract/format-message.ts'
import { askedLines, kycMessage, referenceOf, type Says } from './kyc.ts'

/** Staff ask for some documents again. The e-mail says which, and why; a text is short, and telephones are shared. */
export const saysNeedsChange: Says = (submission, { mail }, lang, asked) => {
  const { subject, reference, link } = mail.kycNeedsChange
  return {
    subject,
    lines: [formatMessage(reference, { reference: referenceOf(submission.id) })],
    details: askedLines(submission, asked, lang),
    link,
  }
}

export const kycNeedsChange = kycMessage((submission, messages, lang, asked) =>
  // Handed in again before the message left: there is nothing to ask for any more.
  submission.state === 'needs_change' ? saysNeedsChange(submission, messages, lang, asked) : null,
)
