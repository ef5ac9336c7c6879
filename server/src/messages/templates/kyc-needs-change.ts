import type { ChangeReason } from '#contract/kyc.ts'
import type { Lang } from '#contract/languages.ts'
import type { RequiredDocument } from '#contract/rules/required-documents.ts'
import { askedLines, kycMessage, referenceOf, type KycWords } from './kyc.ts'

type RequestedDocuments = readonly { purpose: string; reason: ChangeReason | null }[]

/** Staff ask for some documents again. The e-mail says which, and why; a text is short, and telephones are shared. */
export const saysNeedsChange = (
  submission: { id: string; required_documents: RequiredDocument[] },
  lang: Lang,
  asked: RequestedDocuments,
): KycWords =>
  lang === 'en'
    ? {
        subject: 'Some of your KYC documents need a change',
        lines: [
          `We looked at your KYC documents (reference ${referenceOf(submission.id)}). Some of them need a change; the others are fine.`,
        ],
        details: askedLines(submission, asked, lang),
        link: 'See which, and send only those:',
      }
    : {
        subject: 'Zina mwa zikalata zanu za KYC zikufunika kusintha',
        lines: [
          `Tayang’ana zikalata zanu za KYC (nambala yotsatira ${referenceOf(submission.id)}). Zina zikufunika kusintha; zotsalazo zili bwino.`,
        ],
        details: askedLines(submission, asked, lang),
        link: 'Onani zomwe zikufunika ndipo tumizani zokhazo:',
      }

export const kycNeedsChange = kycMessage((submission, lang, asked) =>
  // Handed in again before the message left: there is nothing to ask for any more.
  submission.state === 'needs_change' ? saysNeedsChange(submission, lang, asked) : null,
)
