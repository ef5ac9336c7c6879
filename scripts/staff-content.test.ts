import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { branches } from '#contract/collections/branches.ts'
import { holidays } from '#contract/collections/holidays.ts'
import { homes } from '#contract/collections/homes.ts'
import { menus } from '#contract/collections/menus.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { services } from '#contract/collections/services.ts'
import { dayInMalawi } from '#contract/rules/dates.ts'
import { readSample } from '#database/sample/read-sample.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { createSite } from '../site/entry.server.tsx'

// What staff add is one item, and the real site shows it wherever things of its kind stand; taken back, it is gone there.

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  service = await startService({ site: { ...stubSite, site: () => site } })
  newsroom = await openNewsroom(service)
  // Homes, as far as what staff add stands there.
  const both = (en: string) => ({ en, ny: `Chi ${en}` })
  const sections = {
    bank: [
      { type: 'account-chooser', title: both('Which account?') },
      { type: 'nearest-branches', title: both('Near you') },
    ],
    properties: [{ type: 'services', title: both('Services') }],
    discount: [{ type: 'services-compared', title: both('Side by side') }],
  }
  for (const [company, own] of Object.entries(sections))
    await newsroom.publish(homes, {
      company,
      title: both(`Home of ${company}`),
      description: both('What it does.'),
      hero: { title: both('Welcome'), lede: both('To us.'), actions: [] },
      sections: own,
    })
})
afterAll(() => service.stop())

const get = (url: string) => service.ask('GET', url)
/** What a page says, without its markup. */
const words = async (url: string): Promise<string> =>
  (await get(url)).text
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

async function archive({ name }: Collection, { id }: StaffItem): Promise<void> {
  const address = `/api/${name}/${id}`
  const asked = await service.ask('POST', `${address}/archive`, { as: newsroom.token('author'), body: null })
  const decision = { revision: (asked.body as StaffItem).revision, kind: 'archiving' }
  const done = await service.ask('POST', `${address}/approve`, {
    as: newsroom.token('approver'),
    body: decision,
  })
  expect(done.body).toMatchObject({ state: 'archived' })
}

describe('a fifth account', () => {
  const body = () => ({
    ...newsroom.body(products),
    slug: 'harvest-account',
    family: 'account',
    type: 'Harvest Account',
    position: 9,
    name: { en: 'Harvest Account', ny: 'Akaunti ya zokolola' },
    title: { en: 'Harvest Account for farmers', ny: 'Akaunti ya zokolola ya alimi' },
    need: { en: 'I sell once a year', ny: 'Ndimagulitsa kamodzi pa chaka' },
    // It may lead to its own page, which is not there yet.
    next: [{ name: { en: 'The Harvest Account' }, to: '/fdhbankplc/bankaccounts?type=Harvest%20Account' }],
  })
  const page = '/fdhbankplc/bankaccounts?type=Harvest+Account'
  const shown: [address: string, en: string, ny: string][] = [
    ['/fdhbankplc/bankaccounts', 'Harvest Account', 'Akaunti ya zokolola'],
    ['/fdhbankplc/bankaccounts?type=Savings+Account', 'Harvest', 'ya zokolola'],
    ['/fdhbankplc/home', 'I sell once a year', 'Ndimagulitsa kamodzi'],
    ['/fdhbankplc/onboarding', 'Harvest Account', 'Akaunti ya zokolola'],
    ['/fdhfinancialholdings/sitemap', 'Harvest Account for farmers', 'ya zokolola ya alimi'],
  ]
  const found = async (q: string) => (await get(`/api/search?q=${encodeURIComponent(q)}`)).text

  test('shows wherever accounts stand, in both languages, and is gone when it is taken back', async () => {
    for (const { body: known } of readSample('products')(new Date(), () => newsroom.uploaded.image))
      // Nowhere to go on yet: the pages that they lead to are not there.
      if (known.family === 'account') await newsroom.publish(products, { ...known, next: [] })
    for (const [address] of shown) expect((await get(address)).status).toBe(200)
    expect((await get(page)).status).toBe(404)

    const item = await newsroom.publish(products, body())
    for (const [address, en, ny] of shown) {
      expect(await words(address)).toContain(en)
      expect(await words(`/ny${address}`)).toContain(ny)
    }
    expect((await get(page)).text).toContain('<title>Harvest Account for farmers')
    expect((await get(`/ny${page}`)).text).toContain('<title>Akaunti ya zokolola ya alimi')
    expect((await get('/sitemap.xml')).text).toContain('bankaccounts?type=Harvest+Account')
    expect(await found('harvest')).toContain('bankaccounts?type=Harvest+Account')
    expect(await found('zokolola')).toContain('bankaccounts?type=Harvest+Account')
    // As loosely spelt as any other.
    expect(await get('/fdhbankplc/bankaccounts?type=harvest+acount')).toMatchObject({
      status: 301,
      headers: { location: page },
    })

    await archive(products, item)
    for (const [address, en, ny] of shown) {
      expect(await words(address)).not.toContain(en)
      expect(await words(`/ny${address}`)).not.toContain(ny)
    }
    const gone = await get(page)
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('href="/fdhbankplc/bankaccounts?type=Savings+Account"')
    expect((await get('/sitemap.xml')).text).not.toContain('Harvest')
    expect(await found('harvest')).not.toContain('bankaccounts?type=Harvest')
    // Some thirty pages are drawn.
  }, 120_000)

  test('a type that another account has is refused', async () => {
    const draft = await newsroom.write(products, {
      ...body(),
      next: [],
      slug: 'other',
      type: 'Savings Account',
    })
    await expect(newsroom.approve(products, draft)).rejects.toThrow(/409.*type/)
  })
})

test('a way of digital banking has a page, which a new slug leads on from', async () => {
  const body = { ...newsroom.body(products), slug: 'video-teller', family: 'digital' }
  const item = await newsroom.publish(products, body)
  const at = '/fdhbankplc/bankproducts/digitalbanking'
  expect((await get(`${at}/video-teller`)).status).toBe(200)
  expect((await get('/sitemap.xml')).text).toContain(`${at}/video-teller`)
  const put = { as: newsroom.token('author'), body: { ...body, slug: 'video-banking' } }
  await service.ask('PUT', `/api/products/${item.id}`, put)
  await newsroom.approve(products, item)
  expect(await get(`/ny${at}/video-teller`)).toMatchObject({
    status: 301,
    headers: { location: `/ny${at}/video-banking` },
  })
  expect((await get(`${at}/video-banking`)).status).toBe(200)
  expect((await get(`${at}/no-such-way`)).status).toBe(404)
})

test('a sixth service shows in its company’s lists, search and maps, and is gone when it is taken back', async () => {
  const body = {
    ...newsroom.body(services),
    company: 'properties',
    slug: 'site-clearing',
    type: 'Site Clearing',
    name: { en: 'Site Clearing', ny: 'Kusosa malo' },
  }
  const page = '/fdhproperties/services?type=Site%20Clearing'
  const shown = ['/fdhproperties/home', '/fdhproperties/services', '/fdhfinancialholdings/sitemap']
  expect((await get(page)).status).toBe(404)
  const item = await newsroom.publish(services, body)
  for (const address of shown) {
    expect(await words(address)).toContain('Site Clearing')
    expect(await words(`/ny${address}`)).toContain('Kusosa malo')
  }
  expect(await words(page)).toContain('Site Clearing')
  expect(await words('/firstdiscounthouse/services')).not.toContain('Site Clearing')
  expect((await get('/sitemap.xml')).text).toContain('fdhproperties/services?type=Site+Clearing')
  expect((await get('/api/search?q=clearing')).text).toContain(page)

  await archive(services, item)
  for (const address of shown) expect(await words(address)).not.toContain('Site Clearing')
  expect((await get(page)).status).toBe(410)
  expect((await get('/api/search?q=clearing')).text).not.toContain(page)
})

test('the discount house’s root tells each of its services in full', async () => {
  const body = { ...newsroom.body(services), company: 'discount', slug: 'bonds-desk' }
  await newsroom.publish(services, { ...body, name: { en: 'Bonds desk', ny: 'Desiki la mabondi' } })
  for (const address of ['/firstdiscounthouse', '/firstdiscounthouse/home', '/firstdiscounthouse/services']) {
    expect(await words(address)).toContain('Bonds desk')
    expect(await words(`/ny${address}`)).toContain('Desiki la mabondi')
  }
})

test('a holiday of the next weeks is known wherever it is said when places open', async () => {
  const dayMs = 86_400_000
  const inDays = (days: number) => dayInMalawi(new Date(Date.now() + days * dayMs).toISOString())
  const publish = (days: number, en: string, ny: string) =>
    newsroom.publish(holidays, { day: inDays(days), name: { en, ny } })
  const known = async (address: string) =>
    /data-holidays="([^"]*)"/.exec((await get(address)).text)?.[1]?.replaceAll('&quot;', '"')
  await newsroom.publish(branches, { ...newsroom.body(branches), status: 'open' })
  const addresses = ['/fdhbankplc/branches', '/fdhbankplc/home']
  for (const address of addresses) expect(await known(address)).toBeUndefined()

  await publish(-2, 'A past day', 'Tsiku lapita')
  await publish(40, 'A far day', 'Tsiku lakutali')
  const later = await publish(9, 'Kamuzu Day', 'Tsiku la Kamuzu')
  await publish(1, 'Labour Day', 'Tsiku la ogwira ntchito')
  for (const address of addresses) {
    expect(JSON.parse((await known(address)) ?? '')).toEqual([
      { day: inDays(1), name: 'Labour Day' },
      { day: inDays(9), name: 'Kamuzu Day' },
    ])
    expect(await known(`/ny${address}`)).toContain('Tsiku la ogwira ntchito')
  }
  expect((await get('/fdhbankplc/branches')).text).toContain(
    `{"@type":"OpeningHoursSpecification","validFrom":"${inDays(1)}","validThrough":"${inDays(1)}","opens":"00:00","closes":"00:00"}`,
  )

  await archive(holidays, later)
  for (const address of addresses) expect(await known(address)).not.toContain('Kamuzu')
})

test('the pages over all accounts, products and loans say what staff write, in both languages', async () => {
  const slugs = ['bankaccounts', 'bankproducts', 'personalAndbusinessbanking']
  const written = readSample('pages')(new Date(), () => newsroom.uploaded.image).map(({ body }) => body)
  for (const body of written.filter(({ slug }) => slugs.includes(slug))) {
    await newsroom.publish(pages, { ...body, next: [] })
    const [en, ny] = [`/fdhbankplc/${body.slug}`, `/ny/fdhbankplc/${body.slug}`]
    expect((await get(en)).text).toContain(`<title>${body.search_title?.en}`)
    expect((await get(ny)).text).toContain(`<title>${body.search_title?.ny}`)
    const advice = body.sections.find(({ type }) => type === 'advice')
    const [first] = advice?.type === 'advice' ? advice.items : []
    expect(await words(en)).toContain(first?.when.en)
    expect(await words(ny)).toContain(first?.advice.ny)
    expect(await words(en)).not.toContain('{fact:')
    // Once a language.
    const listed = (await get('/sitemap.xml')).text.match(new RegExp(`${en}</loc>`, 'g'))
    expect(listed).toHaveLength(2)
  }
})

test('a menu’s link to an account goes with it, though the page over all accounts is written and stays', async () => {
  const address = '/fdhbankplc/bankaccounts?type=Lake+Account'
  const item = await newsroom.publish(products, {
    ...newsroom.body(products),
    slug: 'lake-account',
    type: 'Lake Account',
    family: 'account',
    name: { en: 'Lake Account', ny: 'Akaunti ya nyanja' },
  })
  const own = {
    name: { en: 'Accounts', ny: 'Maakaunti' },
    href: '/fdhbankplc/bankaccounts',
    links: [
      { name: { en: 'All accounts', ny: 'Onse' }, href: '/fdhbankplc/bankaccounts' },
      { name: { en: 'To the lake', ny: 'Ku nyanja' }, href: address },
    ],
  }
  await newsroom.publish(menus, { company: 'bank', categories: [own], foot: [], small_print: [] })
  expect(await words('/fdhbankplc/home')).toContain('To the lake')
  await archive(products, item)
  expect(await words('/fdhbankplc/home')).toContain('All accounts')
  for (const at of ['/fdhbankplc/home', '/fdhbankplc/bankaccounts'])
    expect((await get(at)).text).not.toContain('Lake+Account')
  expect((await get(`/ny/fdhbankplc/home`)).text).not.toContain('Ku nyanja')
})
