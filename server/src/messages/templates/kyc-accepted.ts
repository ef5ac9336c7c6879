import { kycMessage, referenceOf } from './kyc.ts'

/** All papers are accepted. */
export const kycAccepted = kycMessage(({ id, state }, lang) => {
  if (state !== 'accepted') return null
  return lang === 'en'
    ? {
        subject: 'Your KYC papers are accepted',
        lines: [
          `Your KYC papers are accepted (reference ${referenceOf(id)}). There is nothing more for you to do.`,
        ],
      }
    : {
        subject: 'Zikalata zanu za KYC zavomerezedwa',
        lines: [
          `Zikalata zanu za KYC zavomerezedwa (nambala yotsatira ${referenceOf(id)}). Palibenso china choti muchite.`,
        ],
      }
})
