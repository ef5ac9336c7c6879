import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { createSite } from '../site/entry.server.tsx'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const made = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  const none = { assets: null, attach: null, close: async () => {}, backoffice: null }
  service = await startService({ site: { ...none, site: () => made } })
  newsroom = await openNewsroom(service)
  const rate = { ...newsroom.body(bankRates), kind: 'rate', unit: 'percent_per_year' }
  const tiers = [
    ['savings', '3.5'],
    ['savings-top', '8', '1000000'],
    ['current', '1'],
    ['current-top', '5', '2500000'],
    ['fixed-12-months', '9'],
  ] as const
  for (const [product, value, least_balance] of tiers)
    await newsroom.publish(bankRates, { ...rate, product, name: `Rate ${product}`, value, least_balance })
  const account = { ...newsroom.body(products), family: 'account', next: [], charges: [], need: 'Need' }
  const accounts: [slug: string, body: object][] = [
    ['savings', { rates: ['savings', 'savings-top'], up_to: false }],
    ['current', { rates: ['current-top', 'current'], up_to: true }],
    ['fixed', { rates: ['fixed-12-months'], up_to: true }],
  ]
  for (const [slug, body] of accounts)
    await newsroom.publish(products, { ...account, slug, type: slug, name: slug, ...body })
  const chooser = { type: 'account-chooser', id: 'accounts', title: { en: 'Accounts' } }
  const home = { ...newsroom.body(pages), company: 'bank', slug: 'chooser', next: [], sections: [chooser] }
  await newsroom.publish(pages, home)
})
afterAll(() => service?.stop())

const text = async (address: string) =>
  (await service.ask('GET', address)).text
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a rate that depends on the balance', () => {
  test('names the balance in the key facts of its product', async () => {
    expect(await text('/fdhbankplc/bankaccounts?type=savings')).toMatch(
      /Rate savings-top from a balance of MK 1,000,000 8%/,
    )
    expect(await text('/ny/fdhbankplc/bankaccounts?type=savings')).toMatch(
      /ndalama zotsala kuyambira MK 1,000,000 8%/,
    )
  })

  test('is compared by all tiers of each account', async () => {
    const page = await text('/fdhbankplc/bankaccounts?type=savings')
    expect(page).toMatch(/3\.5% 8% from a balance of MK 1,000,000/)
    expect(page).toMatch(/1% 5% from a balance of MK 2,500,000/)
  })

  test.each([
    ['the account chooser', '/fdhbankplc/chooser'],
    ['the cards of all accounts', '/fdhbankplc/bankaccounts'],
  ])('names the balance in %s', async (_, address) => {
    const page = await text(address)
    expect(page).toMatch(/[Uu]p to 8% (?:a year now )?from a balance of MK 1,000,000/)
    expect(page).toMatch(/[Uu]p to 5% (?:a year now )?from a balance of MK 2,500,000/)
    expect(page).toMatch(/[Uu]p to 9% (?:a year now )?\(Rate fixed-12-months\)/)
    expect(await text(`/ny${address}`)).toMatch(
      /mpaka 8% (?:pa chaka )?ndalama zotsala kuyambira MK 1,000,000/,
    )
  })

  test.each(['Todays+Rates', 'All+Rates&list=bank'])('names the balance under %s', async (tab) => {
    expect(await text(`/fdhbankplc/exchangeRates?tab=${tab}`)).toContain('from a balance of MK 1,000,000')
  })

  test('offers its balance as a figure for texts', async () => {
    const note = {
      type: 'text',
      title: { en: 'T' },
      text: [{ en: 'Begins at {rate:savings-top.least_balance}.' }],
    }
    const page = { ...newsroom.body(pages), company: 'bank', slug: 'tiers', next: [], sections: [note] }
    await newsroom.publish(pages, page)
    expect(await text('/fdhbankplc/tiers')).toContain('Begins at MK 1,000,000.')
  })

  test.each(['-5', '0', 'a million'])('refuses %s as a balance', async (least_balance) => {
    const answer = await service.ask('POST', '/api/bank_rates?draft=true', {
      as: newsroom.writer(bankRates),
      body: { ...newsroom.body(bankRates), product: 'other', least_balance },
    })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('least_balance')
  })
})
