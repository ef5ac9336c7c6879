import type { SampleDocument } from './sample-document.ts'

/** Printed sheets of rates and tariffs, which bank rates of kind file refer to. */
export const sheetDocuments: SampleDocument[] = [
  {
    name: 'sheet-deposit-rates',
    brand: 'bank',
    language: 'en',
    dated: '2026-11-02',
    title: { en: 'Deposit rates', ny: 'Chiongola dzanja pa ndalama zosungitsidwa' },
    lines: [
      'In percent per year:',
      'The rates that are in force from the day above. Ask at any branch what they mean for you.',
    ],
    table: [
      ['Account', 'Rate'],
      ['Savings account', '3.50'],
      ['Savings account, from a balance of MK 1,000,000', '8.00'],
      ['Current account', '1.00'],
      ['Current account, from a balance of MK 2,000,000', '5.00'],
      ['Fixed deposit, 1 month', '5.00'],
      ['Fixed deposit, 3 months', '6.00'],
      ['Fixed deposit, 6 months', '7.00'],
      ['Fixed deposit, 9 months', '7.50'],
      ['Fixed deposit, 12 months', '8.00'],
    ],
  },
  {
    name: 'sheet-deposit-rates-earlier',
    brand: 'bank',
    language: 'en',
    dated: '2026-06-01',
    title: { en: 'Deposit rates, June 2026', ny: 'Chiongola dzanja pa ndalama zosungitsidwa, Juni 2026' },
    lines: ['In percent per year:', 'The sheet that was in force before.'],
    table: [
      ['Account', 'Rate'],
      ['Savings account', '3.25'],
      ['Fixed deposit, 12 months', '7.75'],
    ],
  },
  {
    name: 'sheet-lending-rates',
    brand: 'bank',
    language: 'en',
    dated: '2026-11-02',
    title: { en: 'Lending rates', ny: 'Chiongola dzanja pa ngongole' },
    lines: [
      'In percent per year:',
      'A loan’s rate is the reference rate and the margin of its kind, added up.',
    ],
    table: [
      ['Loan', 'Reference', 'Margin', 'Rate'],
      ['Executive Loan Scheme', '25.20', '5.00', '30.20'],
      ['Employer Supported Loans', '25.20', '5.50', '30.70'],
      ['Amayi Atakate', '25.20', '4.00', '29.20'],
      ['Instaloans', '25.20', '8.00', '33.20'],
      ['Working Capital', '25.20', '6.50', '31.70'],
      ['Overdraft', '25.20', '7.00', '32.20'],
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
      'Pepalali likubwereza zomwe zili pa tsamba la mitengo ya ntchito, kuti liikidwe pa mabolodi a m’nthambi ndi kwa maejenti. Pakasiyana, tsamba ndilo loona.',
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
      'Changing cash: no charge on top of the exchange rate. Paying out a transfer: none for the receiver. Receipts again: as on the page of tariffs.',
    ],
  },
]
