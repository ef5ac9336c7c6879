import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** Sample enquiries from nobody. */
export const sample: Sample<'leads'> = (now) => [
  {
    key: 'valuation',
    published_at: day(now, -9),
    body: {
      kind: 'enquiry',
      subject: 'Valuation of a plot in Zomba',
      name: 'Sample Visitor One',
      contact: 'visitor-one@sample.invalid',
      message: 'I would like to know what a valuation of a plot of 0.4 hectares costs and how long it takes.',
      status: 'open',
      possible_spam: false,
      company: 'properties',
    },
  },
  {
    key: 'account',
    published_at: day(now, -5),
    body: {
      kind: 'application',
      subject: 'Pre-application OA-1A2B3C4D: First Save Savings Account',
      name: 'Sample Visitor Two',
      contact: '+265 1 000 092',
      message: 'Branch Mzuzu; monthly income MK 200,000 to below MK 500,000.',
      product: 'First Save Savings Account',
      income_band: '9',
      company: 'bank',
      status: 'received',
      possible_spam: false,
    },
  },
  {
    key: 'retirement',
    published_at: day(now, -3),
    body: {
      kind: 'enquiry',
      subject: 'Retirement Reserves Plan for twelve employees',
      name: 'Sample Visitor Three',
      contact: 'visitor-three@sample.invalid',
      message: 'We are a school with twelve staff and would like an adviser to call.',
      status: 'received',
      possible_spam: false,
      company: 'discount',
    },
  },
  {
    key: 'card',
    published_at: day(now, -30),
    body: {
      kind: 'enquiry',
      subject: 'Card machine for a guest house',
      name: 'Sample Visitor Four',
      contact: 'visitor-four@sample.invalid',
      message: 'Does the machine work with a phone line only?',
      status: 'closed',
      outcome: 'reached',
      possible_spam: false,
      company: 'bank',
    },
  },
]
