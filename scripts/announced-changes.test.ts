import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankRates } from '#contract/collections/bank-rates.ts'
import { exchangeRates } from '#contract/collections/exchange-rates.ts'
import { loans } from '#contract/collections/loans.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { services } from '#contract/collections/services.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { createSite } from '../site/entry.server.tsx'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const made = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  const none = { assets: null, attach: null, close: async () => {}, backoffice: null }
  const env = { ANNOUNCE_LOANS_DAYS: '5' }
  service = await startService({ env, site: { ...none, site: () => made } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service?.stop())

const inDays = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`
const text = async (address: string) =>
  (await service.ask('GET', address)).text.replaceAll('\u00a0', ' ').replace(/<[^>]+>/g, '')

describe('approved changes that take effect later', () => {
  test('show on product pages 30 days ahead', async () => {
    const tariff = {
      ...newsroom.body(bankRates),
      product: 'card-fee',
      kind: 'tariff',
      unit: 'MWK',
      value: '100.00',
    }
    await newsroom.publish(bankRates, tariff)
    const account = { family: 'account', slug: 'savings', type: 'Savings', charges: ['card-fee'], next: [] }
    await newsroom.publish(products, { ...newsroom.body(products), ...account })
    await newsroom.write(bankRates, { ...tariff, value: '150.00', effective_at: inDays(9) })
    await newsroom.publish(bankRates, { ...tariff, value: '200.00', effective_at: inDays(40) })
    await newsroom.publish(bankRates, { ...tariff, value: '300.00', effective_at: inDays(10) })
    const address = '/fdhbankplc/bankaccounts?type=Savings'
    const page = await text(address)
    expect(page).toContain(`from ${formatDay(inDays(10), 'en')}: MK 300`)
    expect(page).toContain('MK 100')
    expect(page).not.toMatch(/MK (?:150|200)/)
    expect(await text(`/ny${address}`)).toContain(`kuyambira pa ${formatDay(inDays(10), 'ny')}: MK 300`)
  })

  test('show on loan pages as many days ahead as the setting says', async () => {
    const loan = {
      ...newsroom.body(loans),
      slug: 'a-loan',
      type: undefined,
      image: undefined,
      next: undefined,
    }
    const changeLater = async (slug: string, days: number, rate: string) => {
      const item = await newsroom.publish(loans, { ...loan, slug })
      const body = { ...loan, slug, rate, effective_at: inDays(days) }
      await service.ask('PUT', `/api/loans/${item.id}`, { as: newsroom.writer(loans), body })
      await newsroom.approve(loans, item)
      return text(`/fdhbankplc/personalAndbusinessbanking?type=${slug}`)
    }
    expect(await changeLater('soon', 4, '33.5')).toContain(`from ${formatDay(inDays(4), 'en')}: 33.5%`)
    expect(await changeLater('later', 6, '34.5')).not.toContain('34.5%')
  })

  test('show in the comparison of accounts', async () => {
    const rate = {
      ...newsroom.body(bankRates),
      product: 'earns',
      kind: 'rate',
      unit: 'percent_per_year',
      value: '3',
    }
    await newsroom.publish(bankRates, rate)
    const account = { ...newsroom.body(products), family: 'account', charges: [], rates: ['earns'], next: [] }
    for (const slug of ['one', 'two']) await newsroom.publish(products, { ...account, slug, type: slug })
    await newsroom.publish(bankRates, { ...rate, value: '4.5', effective_at: inDays(10) })
    const page = await text('/fdhbankplc/bankaccounts?type=one')
    const comparison = page.slice(page.indexOf('Compare accounts'))
    expect(comparison).toContain(`from ${formatDay(inDays(10), 'en')}: 4.5%`)
  })

  test('show in the comparison of loans', async () => {
    const { type: _, image: __, next: ___, ...loan } = newsroom.body(loans) as Record<string, unknown>
    const item = await newsroom.publish(loans, { ...loan, slug: 'compared' })
    const body = { ...loan, slug: 'compared', rate: '44.5', effective_at: inDays(3) }
    await service.ask('PUT', `/api/loans/${item.id}`, { as: newsroom.writer(loans), body })
    await newsroom.approve(loans, item)
    expect(await text('/fdhbankplc/personalAndbusinessbanking')).toContain(
      `from ${formatDay(inDays(3), 'en')}: 44.5%`,
    )
  })

  test('show in the loan calculator with every term that changes', async () => {
    const { type: _, image: __, next: ___, ...loan } = newsroom.body(loans) as Record<string, unknown>
    const limits = { least: '50000', most: '5000000', longest_months: 24 }
    const terms = { slug: 'counted', instalments: true, rate: '30', arrangement_fee: '2', ...limits }
    const item = await newsroom.publish(loans, { ...loan, ...terms })
    const body = { ...loan, ...terms, rate: '31.5', arrangement_fee: '2.5', effective_at: inDays(3) }
    await service.ask('PUT', `/api/loans/${item.id}`, { as: newsroom.writer(loans), body })
    await newsroom.approve(loans, item)
    const address = '/fdhbankplc/loan?product=counted'
    expect(await text(address)).toMatch(
      new RegExp(`From ${formatDay(inDays(3), 'en')}:.*31\\.5%.*Arrangement fee, once ?2\\.5%`),
    )
    expect(await text(`/ny${address}`)).toContain(`Kuyambira pa ${formatDay(inDays(3), 'ny')}:`)
  })

  test('show on company tiles, product cards and account choosers', async () => {
    const rate = {
      ...newsroom.body(bankRates),
      product: 'tile',
      kind: 'rate',
      unit: 'percent_per_year',
      value: '5',
    }
    await newsroom.publish(bankRates, rate)
    await newsroom.publish(bankRates, { ...rate, value: '6.5', effective_at: inDays(8) })
    const account = {
      ...newsroom.body(products),
      family: 'account',
      charges: [],
      rates: ['tile'],
      next: [],
      lends: false,
    }
    await newsroom.publish(products, { ...account, slug: 'chosen', type: 'chosen', need: 'Put by' })
    const ground = { title: 'One', ground: 'paper' }
    const items = [{ company: 'bank', text: 'A bank', rate: 'tile', label: 'since {day}' }]
    for (const section of [
      { ...ground, id: 'a', type: 'companies', items },
      { ...ground, id: 'b', type: 'account-chooser' },
      { ...ground, id: 'c', type: 'product-table', of: 'accounts' },
    ]) {
      const slug = `page-${section.id}`
      await newsroom.publish(pages, {
        ...newsroom.body(pages),
        company: 'holdings',
        slug,
        sections: [section],
      })
      expect(await text(`/fdhfinancialholdings/${slug}`)).toContain(
        `from ${formatDay(inDays(8), 'en')}: 6.5%`,
      )
    }
  })

  test('show next to the reference rate of a service', async () => {
    const rate = {
      ...newsroom.body(bankRates),
      product: 'base',
      kind: 'rate',
      unit: 'percent_per_year',
      value: '25',
    }
    await newsroom.publish(bankRates, rate)
    await newsroom.publish(bankRates, { ...rate, value: '24', effective_at: inDays(2) })
    const service = {
      ...newsroom.body(services),
      company: 'discount',
      slug: 'repo',
      type: 'repo',
      reference_rate: 'base',
    }
    await newsroom.publish(services, service)
    expect(await text('/firstdiscounthouse/services?type=repo')).toContain(
      `from ${formatDay(inDays(2), 'en')}: 24%`,
    )
  })

  test('never show for exchange rates', async () => {
    const rate = {
      ...newsroom.body(exchangeRates),
      currency: 'USD',
      buying: '1000',
      selling: '1010',
      middle: '1005',
    }
    await newsroom.publish(exchangeRates, rate)
    const later = { ...rate, buying: '1111', selling: '1121', middle: '1116', effective_at: inDays(1) }
    await newsroom.publish(exchangeRates, later)
    const page = await text('/fdhbankplc/exchangeRates')
    expect(page).toContain('1,010')
    expect(page).not.toContain('1,121')
  })

  test('show for a tariff that is new', async () => {
    const tariff = {
      ...newsroom.body(bankRates),
      kind: 'tariff',
      unit: 'MWK',
      product: 'new-fee',
      value: '777.00',
    }
    await newsroom.publish(bankRates, { ...tariff, name: 'New fee', effective_at: inDays(5) })
    const page = await text('/fdhbankplc/exchangeRates?tab=Tariffs')
    expect(page).toMatch(new RegExp(`New fee.*from ${formatDay(inDays(5), 'en')}: MK 777`))
  })
})
