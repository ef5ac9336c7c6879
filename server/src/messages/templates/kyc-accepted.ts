import type { Lang } from '#contract/languages.ts'
import { kycMessage, referenceOf, type KycWords } from './kyc.ts'

/** All documents are accepted. */
export const saysAccepted = ({ id }: { id: string }, lang: Lang): KycWords =>
  lang === 'en'
    ? {
        subject: 'Your KYC documents are accepted',
        lines: [
          `Your KYC documents are accepted (reference ${referenceOf(id)}). There is nothing more for you to do.`,
        ],
      }
    : {
        subject: 'Zikalata zanu za KYC zavomerezedwa',
        lines: [
          `Zikalata zanu za KYC zavomerezedwa (nambala yotsatira ${referenceOf(id)}). Palibenso china choti muchite.`,
        ],
      }

export const kycAccepted = kycMessage((submission, lang) =>
  submission.state === 'accepted' ? saysAccepted(submission, lang) : null,
)
