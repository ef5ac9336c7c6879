import { type BrandId } from '#contract/brands/names.ts'
import { issuers } from './issuers.ts'
import type { SampleDocument } from './sample-document.ts'

const rows: Record<BrandId, string[]> = {
  bank: [
    'Interest income',
    'Interest expense',
    'Fees and commissions',
    'Operating costs',
    'Profit before tax',
    'Deposits',
    'Loans',
    'Total assets',
  ],
  holdings: [
    'Bank',
    'Money bureau',
    'Discount house',
    'Properties',
    'Group costs',
    'Profit before tax',
    'Shareholders’ funds',
  ],
  bureau: [
    'Commission on exchange',
    'Commission on transfers',
    'Staff and counters',
    'Profit before tax',
    'Cash in hand',
  ],
  discount: ['Income from repos', 'Fund management fees', 'Costs', 'Profit before tax', 'Funds under care'],
  properties: [
    'Management fees',
    'Valuation fees',
    'Rent',
    'Maintenance',
    'Profit before tax',
    'Buildings and land',
  ],
}

const about: Record<BrandId, string> = {
  bank: 'The bank keeps accounts, lends and pays for people and companies throughout Malawi. It was listed on 3 August 2020.',
  holdings:
    'The holding company owns the bank with 74.05% of its shares, and the money bureau, the discount house and the properties company.',
  bureau: 'The money bureau changes foreign currency and pays out money sent from abroad.',
  discount:
    'The discount house takes short-term money, trades repurchase agreements and looks after funds for education, gratuity and retirement.',
  properties:
    'The properties company, established in 2017, manages over 100 tenancies, and advises, develops and values.',
}

const months = {
  '06-30': ['six months to 30 June', 'miyezi 6 mpaka pa 30 Juni'],
  '12-31': ['year to 31 December', 'chaka mpaka pa 31 Disembala'],
} as const

function statement(brand: BrandId, year: number, end: keyof typeof months): SampleDocument {
  const [en, ny] = months[end]
  return {
    name: `statement-${brand}-${year}-${end}`,
    title: {
      en: `${issuers[brand].name}: financial statement, ${en} ${year}`,
      ny: `${issuers[brand].name}: lipoti la zachuma, ${ny} ${year}`,
    },
    language: 'en',
    brand,
    dated: end === '06-30' ? `${year}-08-28` : `${year + 1}-03-27`,
    figures: { unit: 'Sample figures, MK million', rows: rows[brand] },
    lines: [
      'The company:',
      about[brand],
      'Basis:',
      `A statement for the ${en} ${year}, in the form that the exchange and the regulator ask for. All figures below are made up for the demonstration and are no results of any company.`,
      'Outlook:',
      'The directors expect no event that would change the picture given here. Signed by a sample director and a sample chief finance officer.',
    ],
  }
}

function annual(brand: BrandId, year: number): SampleDocument {
  return {
    name: `annual-report-${brand}-${year}`,
    title: {
      en: `${issuers[brand].name}: annual report ${year}`,
      ny: `${issuers[brand].name}: lipoti la pachaka ${year}`,
    },
    language: 'en',
    brand,
    dated: `${year + 1}-05-15`,
    figures: { unit: 'Sample summary, MK million', rows: rows[brand].slice(0, 5) },
    lines: [
      'From the chair:',
      `${year} is told here in the order in which a shareholder asks: what was earned, what was risked, who decided, and what it means for the dividend. This report is a sample.`,
      'The business:',
      about[brand],
      'Shareholding in the bank:',
      'Holding company 74.05%, general public 20.00%, government 4.75%, employee share ownership plan 1.20%.',
      'How the company is run:',
      'The board met each quarter. Its committees for audit, risk, credit and people reported to it, and each director’s other offices are listed in the register.',
      'People and community:',
      'Training days, care projects and the number of branches and agents follow in the full report, which this sample does not contain.',
    ],
  }
}

const annualNy: SampleDocument = {
  name: 'annual-report-bank-2025-ny',
  title: {
    en: 'FDH Bank PLC: annual report 2025 in short, in Chichewa',
    ny: 'FDH Bank PLC: lipoti la pachaka 2025 mwachidule, m’Chichewa',
  },
  language: 'ny',
  brand: 'bank',
  dated: '2026-05-22',
  figures: {
    unit: 'Zitsanzo, mamiliyoni a kwacha',
    rows: ['Chiongola dzanja', 'Ndalama zolipirira', 'Zowononga', 'Phindu msonkho usanachotsedwe'],
  },
  lines: [
    'Mwachidule:',
    'Lipotili likufotokoza m’Chichewa zomwe banki inachita m’chaka: zomwe inapeza, ngongole zomwe inapereka, ndi mmene inasamalira ndalama za makasitomala.',
    'Umwini wa masheya:',
    'Kampani yaikulu 74.05%, anthu onse 20.00%, boma 4.75%, ndondomeko ya masheya a ogwira ntchito 1.20%.',
    'Komwe mungapeze zambiri:',
    'Lipoti lonse lili m’Chingerezi. Mukafuna kufotokozeredwa, funsani ku nthambi iliyonse.',
  ],
}

const years = [2021, 2022, 2023, 2024, 2025]

export const statementDocuments: SampleDocument[] = [
  ...years.map((year) => statement('bank', year, '12-31')),
  ...[2022, 2023, 2024, 2025, 2026].map((year) => statement('bank', year, '06-30')),
  ...years.slice(1).map((year) => statement('holdings', year, '12-31')),
  ...years.slice(2).map((year) => statement('discount', year, '12-31')),
  ...years.slice(3).map((year) => statement('bureau', year, '12-31')),
  ...years.slice(3).map((year) => statement('properties', year, '12-31')),
]

export const annualDocuments: SampleDocument[] = [
  ...[2020, ...years].map((year) => annual('bank', year)),
  ...years.slice(1).map((year) => annual('holdings', year)),
  annual('discount', 2025),
  annual('properties', 2025),
  annualNy,
]

export const reportDocuments: SampleDocument[] = [...statementDocuments, ...annualDocuments]
