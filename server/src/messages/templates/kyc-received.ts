import { kycMessage, referenceOf } from './kyc.ts'

/** Documents were handed in for the first time. */
export const kycReceived = kycMessage(({ id }, lang) =>
  lang === 'en'
    ? {
        subject: 'Your KYC documents have arrived',
        lines: [
          `Your KYC documents have arrived. Your reference is ${referenceOf(id)}.`,
          'We look at each of them and write to you again.',
        ],
      }
    : {
        subject: 'Zikalata zanu za KYC zafika',
        lines: [
          `Zikalata zanu za KYC zafika. Nambala yanu yotsatira ndi ${referenceOf(id)}.`,
          'Tidzayang’ana chilichonse ndipo tidzakulemberaninso.',
        ],
      },
)
