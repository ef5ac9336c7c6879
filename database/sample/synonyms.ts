import { day } from './day.ts'
import type { Sample } from './sample.ts'

const rows: [word: string, ...same: string[]][] = [
  ['forex', 'exchange rates', 'foreign currency', 'ndalama zakunja', 'kusintha ndalama'],
  ['atm', 'cash machine', 'cash point'],
  ['ussd', '*525#', 'Ufulu'],
  ['app', 'FDH Mobile', 'pulogalamu'],
  ['internet banking', 'One Click', 'online banking'],
  ['mobile money', 'airtel money', 'tnm mpamba', 'Wallet *525#'],
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
  ['islamic banking', 'Salama', 'halal'],
]

export const sample: Sample<'synonyms'> = (now) =>
  rows.map(([word, ...same]) => ({ key: word, published_at: day(now, -30), body: { word, same } }))
