import type { RequiredDocument } from '#contract/rules/required-documents.ts'
import { both } from '../both.ts'
import type { SamplePurpose } from './required-documents.ts'

/** Alternatives for people without an employer: to send in place of a document, or to bring to a branch. */
export const withoutEmployer: Partial<
  Record<SamplePurpose, Pick<RequiredDocument, 'substitutes' | 'bring_instead'>>
> = {
  'Letter from Employer': {
    substitutes: [
      { code: 'chief', name: both('Letter from your chief', 'Kalata ya mfumu yanu') },
      {
        code: 'association',
        name: both(
          'Letter from your association or cooperative',
          'Kalata ya bungwe lanu kapena ya kopaletivi yanu',
        ),
      },
    ],
    bring_instead: both(
      'Come to any branch with your ID and somebody who knows your work. An officer writes down how you earn.',
      'Bwerani ku nthambi iliyonse ndi chiphaso chanu komanso munthu wodziwa ntchito yanu. Mkulu wa banki adzalemba momwe mumapezera ndalama.',
    ),
  },
  Payslip: {
    substitutes: [
      {
        code: 'bank-statement',
        name: both(
          'Bank statement of the last three months',
          'Chikalata cha banki cha miyezi itatu yapitayi',
        ),
      },
      {
        code: 'mobile-money-statement',
        name: both(
          'Mobile money statement of the last three months',
          'Chikalata cha ndalama za pa foni cha miyezi itatu yapitayi',
        ),
      },
    ],
    bring_instead: both(
      'Come to any branch with your ID. Tell us what you grow, sell or do, and what you earn in a usual month.',
      'Bwerani ku nthambi iliyonse ndi chiphaso chanu. Mutiuze zimene mumalima, kugulitsa kapena kuchita, ndi ndalama zimene mumapeza pa mwezi.',
    ),
  },
}
