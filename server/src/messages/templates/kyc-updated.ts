import { kycMessage, referenceOf } from './kyc.ts'

/** New documents stand in place of older ones. */
export const kycUpdated = kycMessage(({ id }, lang) =>
  lang === 'en'
    ? {
        subject: 'Your new KYC documents have arrived',
        lines: [
          `Your new KYC documents have arrived and replace the older ones. Your reference is ${referenceOf(id)}.`,
          'If it was not you, tell any branch at once.',
        ],
      }
    : {
        subject: 'Zikalata zanu zatsopano za KYC zafika',
        lines: [
          `Zikalata zanu zatsopano za KYC zafika ndipo zalowa m’malo mwa zakale. Nambala yanu yotsatira ndi ${referenceOf(id)}.`,
          'Ngati si inu amene mwatumiza, uzani nthambi iliyonse msanga.',
        ],
      },
)
