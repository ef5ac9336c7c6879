import type { SampleDocument } from './sample-document.ts'

/** Printed sheets of rates and tariffs, which bank rates of kind file refer to. */
export const sheetDocuments: SampleDocument[] = [
  {
    name: 'sheet-deposit-rates',
    brand: 'bank',
    language: 'en',
    dated: '2026-11-02',
    title: { en: 'Deposit rates', ny: 'Chiongola dzanja pa ndalama zosungidwa' },
    lines: [
      'In percent per year:',
      'Savings account 3.50. Savings account, highest tier, up to 8.00. Current account, highest tier, up to 5.00. Fixed deposit: 1 month 5.00, 3 months 6.00, 6 months 7.00, 9 months 7.50, 12 months 8.00.',
    ],
  },
  {
    name: 'sheet-deposit-rates-earlier',
    brand: 'bank',
    language: 'en',
    dated: '2026-06-01',
    title: { en: 'Deposit rates, June 2026', ny: 'Chiongola dzanja pa ndalama zosungidwa, Juni 2026' },
    lines: [
      'In percent per year:',
      'The sheet that was in force before: savings account 3.25, fixed deposit for 12 months 7.75.',
    ],
  },
  {
    name: 'sheet-lending-rates',
    brand: 'bank',
    language: 'en',
    dated: '2026-11-02',
    title: { en: 'Lending rates', ny: 'Chiongola dzanja pa ngongole' },
    lines: [
      'Reference rate 25.20. Margins:',
      'Executive Loan Scheme 5.00. Employer Supported Loans 5.50. Amayi Atakate 4.00. Instaloans 8.00. Working Capital 6.50. Overdraft 7.00.',
    ],
  },
  {
    name: 'sheet-tariff-guide',
    brand: 'bank',
    language: 'en',
    dated: '2026-10-01',
    title: { en: 'Tariff guide', ny: 'Mitengo ya ntchito' },
    lines: [
      'In kwacha, tax included:',
      'This sheet repeats what the page of tariffs shows, for notice boards in branches and at agents. Where they differ, the page counts.',
    ],
  },
  {
    name: 'sheet-tariff-guide-ny',
    brand: 'bank',
    language: 'ny',
    dated: '2026-10-01',
    title: { en: 'Tariff guide, in Chichewa', ny: 'Mitengo ya ntchito (m’Chichewa)' },
    lines: [
      'M’kwacha, msonkho uli momwemo:',
      'Pepalali likubwereza zomwe zili pa tsamba la mitengo ya ntchito. Pakasiyana, tsamba ndi limene lili loona.',
    ],
  },
  {
    name: 'sheet-bureau-tariffs',
    brand: 'bureau',
    language: 'en',
    dated: '2026-08-03',
    title: { en: 'Bureau tariffs', ny: 'Mitengo ya ntchito ku malo osinthira ndalama' },
    lines: [
      'At the counter:',
      'Changing cash: no charge beside the rate. Paying out a transfer: none for the receiver. Receipts again: as on the page of tariffs.',
    ],
  },
]
