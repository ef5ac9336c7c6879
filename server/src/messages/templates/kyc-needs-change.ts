import { kycMessage, referenceOf } from './kyc.ts'

/** Staff ask for some papers again; which, and why, shows once a code was proved. */
export const kycNeedsChange = kycMessage(({ id, state }, lang) => {
  // Handed in again before the message left: there is nothing to ask for any more.
  if (state !== 'needs_change') return null
  return lang === 'en'
    ? {
        subject: 'Some of your KYC papers need a change',
        lines: [
          `We looked at your KYC papers (reference ${referenceOf(id)}). Some of them need a change; the others are fine.`,
        ],
        link: 'See which, and send only those:',
      }
    : {
        subject: 'Zina mwa zikalata zanu za KYC zikufunika kusintha',
        lines: [
          `Tayang’ana zikalata zanu za KYC (nambala yotsatira ${referenceOf(id)}). Zina zikufunika kusintha; zotsalazo zili bwino.`,
        ],
        link: 'Onani zomwe zikufunika ndipo tumizani zokhazo:',
      }
})
