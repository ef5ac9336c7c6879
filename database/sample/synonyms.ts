import { currencies } from '#contract/currencies.ts'
import { day } from './day.ts'
import type { Sample } from './sample.ts'

/** What people call a currency. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  USD: ['dollar', 'dola', 'mtengo wa dola'],
  GBP: ['pound', 'sterling', 'paundi'],
  ZAR: ['rand', 'randi'],
  MZN: ['metical', 'metikali'],
  BWP: ['pula'],
  CNY: ['yuan', 'yuwani', 'renminbi'],
  INR: ['rupee', 'rupi'],
  JPY: ['yen', 'yeni'],
  AED: ['dirham', 'diramu'],
  CHF: ['franc', 'franki'],
}

const rows: [word: string, ...same: string[]][] = [
  ['forex', 'exchange rates', 'foreign currency', 'ndalama zakunja', 'kusintha ndalama'],
  ['atm', 'cash machine', 'cash point'],
  ['ussd', '*525#', 'Ufulu'],
  ['app', 'FDH Mobile', 'pulogalamu'],
  ['internet banking', 'One Click', 'online banking'],
  ['mobile money', 'mobilemoney', 'airtel money', 'tnm mpamba', 'Wallet *525#'],
  ['agent', 'Pakhomo', 'ejenti'],
  ['loan', 'credit', 'borrow', 'ngongole'],
  ['scam', 'fraud', 'chinyengo'],
  ['whatsapp', 'whatsapp banking', 'contact', 'lumikizanani'],
  ['pay electricity', 'escom', 'kulipira magetsi'],
  ['pay bills', 'bill payment', 'kulipira mabilu'],
  ['card', 'atm card', 'debit card', 'khadi'],
  ['fixed deposit', 'fd', 'term deposit'],
  ['treasury bill', 't-bill', 'tbill', 'bilu ya boma'],
  ['collateral', 'chikole'],
  ...Object.entries(currencies).map(([code, { en, ny }]): [string, ...string[]] => [
    code,
    'exchange rates',
    en,
    ny,
    ...(shortNames[code] ?? []),
  ]),
  ['IBAN', 'swift code', 'nambala ya swift', 'contact'],
  ['otp', 'one-time code', 'fraud'],
  ['labedwa', 'lobedwa', 'stolen'],
  ['atm near me', 'branches', 'nearest branch', 'atm yapafupi'],
  ['salary advance', 'Instaloans', 'payday loan', 'malipiro asanafike'],
  ['jobs', 'vacancies', 'careers', 'contact', 'ntchito yolembedwa'],
  ['islamic banking', 'Salama', 'halal'],
]

export const sample: Sample<'synonyms'> = (now) =>
  rows.map(([word, ...same]) => ({ key: word, published_at: day(now, -30), body: { word, same } }))
