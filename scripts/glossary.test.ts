import { expect, test } from 'vitest'
import { textsByKey } from '#contract/corrected-messages.ts'
import { foldText } from '#contract/rules/search-text.ts'
import { readSample } from '#database/sample/read-sample.ts'
import { termsIn } from '../backoffice/translations/terms.ts'
import { customerTexts } from '../server/src/messages/customer-messages/customer-messages.ts'
import { messagesIn } from '../site/messages/messages.ts'

// Chichewa keeps to the glossary: where an English message uses one of its terms, the Chichewa one says it in the glossary’s
// word. Messages of the site and of its forms, and what customers are written by mail and text.

/** How a term may stand in a sentence besides: of many, as part of a verb, or agreeing with what it belongs to. */
const alsoAs: Readonly<Record<string, RegExp>> = {
  'account type': /mitundu ya maakaunti/,
  address: /imelo/,
  amount: /ndalama/,
  'annual report': /malipoti a pachaka/,
  app: /pulogalamu|mapulogalamu|pa foni/,
  apply: /pemph|pepal/,
  ATM: /ATM/i,
  balance: /otsala|mwezi ndi mwezi/,
  branch: /\{branch\}/,
  brochure: /timabuku/,
  card: /chiphaso/,
  confirm: /tsimikiz/,
  continue: /pitiri[zt]/,
  counter: /makaunta|timatseka|malo/,
  director: /adilekita|m’bungwe/,
  document: /zikalata/,
  download: /tsits/,
  'exchange rate': /mitengo (?:yonse )?yosinthira|mtengo wosinthira/,
  'financial statement': /malipoti a zachuma/,
  'full name': /dzina lanu lonse/,
  'interest rate': /chiongola dzanja/,
  language: /zilankhulo|^zonse$/,
  lend: /kongoz/,
  loan: /imakongoza|kongoz|ngongole/,
  location: /komwe muli/,
  'money bureau': /malo osinthira ndalama/,
  month: /miyezi|pamwezi/,
  'open an account': /tsegula akaunti|akaunti/,
  payment: /zobwez|kubwez|lipir/,
  'phone number': /foni/,
  photo: /zithunzi|jambul/,
  proceed: /pitiri[zt]/,
  'public holiday': /tchuthi/,
  'rates and tariffs': /mitengo/,
  region: /zigawo/,
  security: /chikole/,
  'selling (rate)': /gulits/,
  'Southern Region': /kumwera/,
  total: /zonse|chonse/,
  'treasury bill': /mabilu a boma/,
  valuation: /kuwerengera mtengo/,
  'working day': /ogwira ntchito/,
}

/** Words that are short or verbs, which every sentence bends its own way. */
const free = new Set(
  (
    'yes, no, May, name, open, next, page, year, day / date, money, pay, enter, back, update, save, search, close, clear, ' +
    'company, notice, loading, latest, please wait, error, information, OK, submit, edit, cancel'
  ).split(', '),
)

/** Names, abbreviations, the names of keys, and what the glossary keeps as it is. */
const same = new Set(
  (
    'APR ATM CAT CSV JPEG JSON JavaScript KB KYC MB MWK PDF PIN PLC PNG REPO RSS SMS UTC WebP X km https ' +
    'FDH Bank Bureau Money First Discount House Properties Facebook LinkedIn Telegram WhatsApp Blantyre Malawi Chichewa ' +
    'Kwacha kwacha tambala Overdraft Reverse reverse Data data Enter feed a com example lake'
  ).split(' '),
)

const names = /FDH Bank(?: PLC)?|FDH Money Bureau|First Discount House|FDH Financial Holdings|FDH Properties/g
const plain = (text: string) => text.replaceAll(names, '').replaceAll(/\{(?!branch)(?:company:)?\w+\}/g, '')

test('Chichewa says the glossary’s words, on the site and in what customers are written', () => {
  const terms = readSample('glossary')(new Date(), String)
    .map(({ body }) => body)
    .filter(({ term_en }) => !free.has(term_en))
  const differing: string[] = []
  for (const [en, ny] of [
    [messagesIn('en'), messagesIn('ny')],
    [customerTexts.en, customerTexts.ny],
  ] as const) {
    const [english, chichewa] = [textsByKey(en), textsByKey(ny)]
    for (const [key, text] of Object.entries(english)) {
      const said = (chichewa[key] ?? '').toLowerCase()
      let rest = plain(text)
      for (const term of termsIn(rest, terms)) {
        // A term within a longer one that was found is told with it.
        if (termsIn(rest, [term]).length === 0) continue
        const word = term.term_ny.toLowerCase().replace(/ \(.*\)$/, '')
        const many = /pl\. ([\p{L}’ ]+)/u.exec(term.note ?? '')?.[1]
        const also = alsoAs[term.term_en]
        if (said.includes(word) || (many && said.includes(many.trim())) || also?.test(said)) {
          rest = foldText(rest).replaceAll(foldText(term.term_en), '')
        } else differing.push(`${term.term_en} = ${term.term_ny}: ${key}: ${text} / ${chichewa[key] ?? ''}`)
      }
    }
  }
  expect(differing).toEqual([])
})

const wordsOf = (text: string) =>
  text.replaceAll(/\{(?:company:)?\w+\}/g, '').match(/\p{L}[\p{L}’'-]*/gu) ?? []

test('no English is left in Chichewa', () => {
  const english = new Set(
    [messagesIn('en'), customerTexts.en]
      .flatMap((messages) => Object.values(textsByKey(messages)).flatMap(wordsOf))
      .map((word) => word.toLowerCase()),
  )
  const left = new Set(
    [messagesIn('ny'), customerTexts.ny]
      .flatMap((messages) => Object.values(textsByKey(messages)).flatMap(wordsOf))
      .filter((word) => english.has(word.toLowerCase()) && !same.has(word)),
  )
  expect([...left].toSorted().join(' ')).toBe('')
})
