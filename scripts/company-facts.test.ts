import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '#contract/collections/facts.ts'
import { loans } from '#contract/collections/loans.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { until } from '../server/test-support/until.ts'
import { createSite } from '../site/entry.server.tsx'

// Facts that staff can fill in must appear where visitors look for them.

const sections = [
  { type: 'addresses', companies: ['bank'], hours: true, title: { en: 'Where we are' } },
  { type: 'shareholders', title: { en: 'Owners' } },
  {
    type: 'complaint-route',
    title: { en: 'Complaints' },
    company_step: { en: 'First' },
    appeal_step: { en: 'Second' },
    registrar_step: { en: 'Third' },
  },
  { type: 'data-protection', title: { en: 'Data protection' } },
  { type: 'text', title: { en: 'Figures' }, text: [{ en: 'Told: {fact:figures-0-key}.' }] },
]

/** Replaces every text of the facts by a unique one, which a page can be searched for. */
function distinct(value: unknown, path: string, next: () => number): unknown {
  if (Array.isArray(value)) return value.map((one, at) => distinct(one, `${path}.${at}`, next))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, distinct(one, path ? `${path}.${key}` : key, next)]),
    )
  if (typeof value !== 'string' || /image|picture|company|theme|icon/.test(path)) return value
  const n = String(next()).padStart(3, '0')
  if (value.startsWith('+265')) return `+265 1 000 ${n}`
  if (value.startsWith('https:')) return `https://n${n}.invalid/`
  if (value.includes('@')) return `n${n}@example.com`
  if (/^[\d.:-]+$/.test(value) || /\.days\.\d$/.test(path) || value.startsWith('*')) return value
  return path.endsWith('.key') ? path.replaceAll('.', '-') : path
}

/** For staff, who refer to a figure by them; and descriptions of decorative pictures. */
const notShown = /\.figures\.\d\.(?:key|label)$|\.alt$/

/** Returns the texts below a value, by their paths; of bilingual ones the English. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => key !== 'ny' && !notShown.test(`${path}.${key}`))
    .flatMap(([key, one]) => textsIn(one, `${path}.${key}`))
}

/** Returns the text that a page shows for a fact: usually the fact itself. */
function shown(path: string, text: string): string {
  if (path.endsWith('whatsapp')) return `https://wa.me/${text.replace(/\D/g, '')}`
  if (path.endsWith('amount')) return 'MK 1.25'
  return (
    {
      'facts.company': 'data-brand="bank"',
      'facts.listed_on': 'January 2030',
      'facts.opening.0.days.0': 'Monday',
      'facts.opening.0.days.1': 'Friday',
      'facts.exceptions.0.day': 'January 2030',
      'facts.shareholders.0.company': 'shareholders.0.name',
      'facts.shareholders.0.percent': '1.25%',
      'facts.icon': '<svg',
      'facts.sharing_picture.file': 'og:image" content="http://localhost:3000/files/',
      'facts.head_pictures.0.image.file': '<img',
    }[path] ?? text
  )
}

type Part = 'html' | 'head' | 'header' | 'main' | 'footer'
type Address = keyof typeof addresses
const addresses = {
  contact: '/fdhbankplc/contact',
  account: '/fdhbankplc/bankaccounts?type=Savings',
  loan: '/fdhbankplc/personalAndbusinessbanking?type=a-loan',
  calculator: '/fdhbankplc/loan?product=a-loan',
  branches: '/fdhbankplc/branches',
  apps: '/search?q=apps.0.name',
  theme: '/theme',
}

/** Where visitors look for each field: every place has to show it. A field without a place fails. */
const places: Record<string, readonly [Address, Part][]> = {
  company: [['contact', 'html']],
  name: [
    ['contact', 'head'],
    ['account', 'header'],
    ['account', 'footer'],
  ],
  short: [['account', 'header']],
  phone: [['contact', 'main']],
  email: [['contact', 'main']],
  emergency_lines: [
    ['account', 'header'],
    ['loan', 'header'],
  ],
  dial_code: [
    ['account', 'header'],
    ['contact', 'main'],
  ],
  whatsapp: [['contact', 'main']],
  social: [['contact', 'main']],
  apps: [['apps', 'main']],
  office: [['contact', 'main']],
  opening: [['contact', 'main']],
  exceptions: [['contact', 'main']],
  hours_note: [['contact', 'main']],
  regulator: [['account', 'footer']],
  licence: [['account', 'footer']],
  registered_address: [['account', 'footer']],
  deposit_insurance: [
    ['account', 'main'],
    ['account', 'footer'],
  ],
  registrar: [['contact', 'main']],
  data_protection: [['contact', 'main']],
  overdue_loan_cap: [
    ['loan', 'main'],
    ['calculator', 'main'],
  ],
  shareholders: [['contact', 'main']],
  listed_on: [['contact', 'main']],
  figures: [['contact', 'main']],
  theme: [['theme', 'html']],
  icon: [['account', 'header']],
  sharing_picture: [['contact', 'head']],
  head_pictures: [['branches', 'main']],
}

let service: Service
let newsroom: Newsroom
const pagesBy: Partial<Record<Address, string>> = {}
let body: Record<string, unknown> = {}
const partOf = (address: Address, part: Part): string => {
  const html = pagesBy[address] ?? ''
  return part === 'html' ? html : (new RegExp(`<${part}[ >].*</${part}>`, 's').exec(html)?.[0] ?? '')
}
beforeAll(async () => {
  const made = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  const none = { assets: null, attach: null, close: async () => {}, backoffice: null }
  service = await startService({ worker: true, site: { ...none, site: () => made } })
  newsroom = await openNewsroom(service)
  let n = 0
  const generated = distinct(newsroom.body(facts), '', () => ++n)
  body = { ...(generated as Record<string, unknown>), company: 'bank' }
  body['head_pictures'] = [{ page: '/fdhbankplc/branches', image: newsroom.body(facts)['sharing_picture'] }]
  await newsroom.publish(facts, body)
  const page = { ...newsroom.body(pages), company: 'bank', next: [], slug: 'contact', sections }
  await newsroom.publish(pages, page)
  const account = { family: 'account', slug: 'savings', type: 'Savings', deposits_insured: true, next: [] }
  await newsroom.publish(products, { ...newsroom.body(products), ...account })
  await newsroom.publish(products, {
    ...newsroom.body(products),
    ...account,
    slug: 'other',
    type: 'Other',
    deposits_insured: false,
  })
  const limits = { least: '50000', most: '5000000', longest_months: 24, instalments: true }
  const loan = { ...limits, slug: 'a-loan', type: undefined, image: undefined, next: undefined }
  await newsroom.publish(loans, { ...newsroom.body(loans), ...loan })
  // The pictures show once their sizes are made.
  await until(async () => /<img/.test((await service.ask('GET', '/fdhbankplc/branches')).text))
  for (const [name, address] of Object.entries(addresses) as [Address, string][]) {
    const own = name === 'theme' ? /\/theme\/\w+/.exec(pagesBy.contact ?? '')?.[0] : address
    const answer = await service.ask('GET', own ?? address)
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
    pagesBy[name] = answer.text.replaceAll('\u00a0', ' ')
  }
})
afterAll(() => service?.stop())

describe('company facts', () => {
  test.each(Object.keys(facts.schema.shape))('%s appears where visitors look for it', (name) => {
    expect(places[name]).toBeDefined()
    const texts = textsIn(body[name], `facts.${name}`)
    expect(texts).not.toEqual([])
    const missing = (places[name] ?? []).flatMap(([address, part]) =>
      texts
        .filter(([path, text]) => !partOf(address, part).includes(shown(path, text)))
        .map((text) => [address, part, ...text]),
    )
    expect(missing).toEqual([])
  })

  test('fields left empty leave nothing behind, in either language', async () => {
    const required = Object.entries(facts.schema.shape).filter(
      ([, field]) => !field.safeParse(undefined).success,
    )
    const bare = required.map(([name, field]) => [name, field.safeParse([]).success ? [] : body[name]])
    await newsroom.publish(facts, { ...Object.fromEntries(bare), company: 'bureau' })
    const page = { ...newsroom.body(pages), company: 'bureau', next: [], slug: 'contact' }
    await newsroom.publish(pages, {
      ...page,
      sections: sections.filter(({ type }) => type !== 'text' && type !== 'addresses'),
    })
    for (const lang of ['', '/ny']) {
      const { status, text } = await service.ask('GET', `${lang}/fdhmoneybureau/contact`)
      expect(status).toBe(200)
      expect(text.match(/<(ul|ol|dl|dt|dd|p|h\d|table|address|section)\b[^>]*>\s*<\/\1>/g)).toBeNull()
      expect(text).not.toMatch(/wa\.me|href="(?:tel:|mailto:)?"|undefined|WhatsApp|Registrar/)
    }
  })

  test('insured accounts are marked in the comparison', () => {
    const main = partOf('account', 'main')
    expect(main.slice(main.indexOf('Compare accounts'))).toMatch(/>Insured<[^]*>Not insured</)
  })

  test('an account without deposit insurance says so', async () => {
    const { text } = await service.ask('GET', '/fdhbankplc/bankaccounts?type=Other')
    expect(text).toContain('Deposits in this account are not insured.')
  })

  test.each([
    ['contact', ['licence', 'registered_address', 'registrar.name', 'data_protection.transfers']],
    ['account', ['deposit_insurance.insurer']],
    ['loan', ['overdue_loan_cap']],
    ['calculator', ['overdue_loan_cap']],
  ] as const)('legal statements of %s appear in Chichewa', async (address, fields) => {
    const { text } = await service.ask('GET', `/ny${addresses[address]}`)
    expect(fields.filter((field) => !text.includes(`${field}.ny`))).toEqual([])
  })
})
