import { afterAll, beforeAll, expect, test } from 'vitest'
import { banners } from '#contract/collections/banners.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { homes } from '#contract/collections/homes.ts'
import { brandIds, brands } from '#contract/brands/names.ts'
import type { Lang } from '#contract/languages.ts'
import { sampleId } from '#database/sample/id.ts'
import { readSample } from '#database/sample/read-sample.ts'
import { openFeed } from '../server/src/content/feed.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { createSite } from '../site/entry.server.tsx'
import { homeSections } from '../site/sheet-names.ts'

// Homes from end to end: the service as it is, with the site of the sources and no sample content.

let service: Service
let newsroom: Newsroom
const ownStyles = { bank: '/bank.css', sections: '/sections.css' }
const sheets = { styles: ['/all.css'], ownStyles, innerStyles: ['/inner.css'] }
const made = createSite({ script: '/x.js', fonts: [], ...sheets })
beforeAll(async () => {
  const none = { assets: null, attach: null, close: async () => {}, backoffice: null }
  service = await startService({ site: { ...none, site: () => made } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service?.stop())

const both = (en: string) => ({ en, ny: `Chi ${en}` })
const home = (sections: readonly object[], more: object = {}) => ({
  company: 'bank',
  title: both('Banking in Malawi'),
  description: both('What the bank does.'),
  hero: {
    title: both('Good morning.'),
    lede: both('From {fact:branches} branches.'),
    actions: [{ name: both('Ask'), to: '/fdhbankplc/home#ask' }],
  },
  tasks: [
    { name: both('Known task'), hint: both('Takes a minute'), to: '/fdhbankplc/kyc' },
    { name: both('Other task'), to: '/fdhbankplc/loan' },
  ],
  sections,
  ...more,
})
const ways = (id: string, more: object = {}) => ({
  type: 'ways',
  id,
  title: both(`Ways ${id}`),
  items: [{ icon: 'globe', name: both('By phone'), text: both('Any phone.') }],
  ...more,
})
const read = async (address = '/fdhbankplc/home') => service.ask('GET', address)

test('a company without a home has a plain one: its name, its banners and its news', async () => {
  for (const { path } of brandIds.map((id) => brands[id]))
    for (const address of [`${path}/home`, `/ny${path}/home`]) {
      const { status, text } = await read(address)
      expect([address, status]).toEqual([address, 200])
      expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    }
  expect((await read()).text).not.toContain('id="news"')
  const banner = { ...newsroom.body(banners), brands: ['bank'], title: both('A banner of the test') }
  await newsroom.publish(banners, banner)
  await newsroom.publish(blogs, {
    ...newsroom.body(blogs),
    brands: ['bank'],
    title: both('News of the test'),
  })
  const { text } = await read()
  expect(text).toContain('A banner of the test')
  expect(text).toContain('News of the test')
})

test('staff write it, reorder and hide its sections, and a sheet comes along for what it does not usually show', async () => {
  const body = home([ways('first'), ways('second')])
  const item: StaffItem = await newsroom.publish(homes, body)
  const en = (await read()).text
  for (const said of [
    'Banking in Malawi',
    'Good morning.',
    'From 0 branches.',
    'Known task',
    'Takes a minute',
  ])
    expect(en).toContain(said)
  expect(en).toContain('Other task')
  expect(en.indexOf('Ways first')).toBeLessThan(en.indexOf('Ways second'))
  expect(en).not.toContain('/sections.css')
  expect((await read('/ny/fdhbankplc/home')).text).toContain('Chi Good morning.')

  const questionnaire = { type: 'enquiry', title: both('Ask us') }
  const changed = home([ways('second'), ways('first'), ways('third', { hidden: true }), questionnaire])
  const answer = await service.ask('PUT', `/api/homes/${item.id}`, {
    as: newsroom.token('author'),
    body: changed,
    headers: { 'if-match': `"v${item.version}"` },
  })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  const now = (await read()).text
  expect(now.indexOf('Ways second')).toBeLessThan(now.indexOf('Ways first'))
  expect(now).not.toContain('Ways third')
  expect(now).toContain('/sections.css')
  expect(now).toContain('/bank.css')
  const form = { name: 'Someone', contact: 'someone@example.com', message: 'When do you open?' }
  expect((await service.ask('POST', '/fdhbankplc/home', { body: form })).status).toBe(303)
  expect((await service.ask('POST', '/fdhproperties/home', { body: form })).status).toBe(404)
})

test('each company has one', async () => {
  const again = await service.ask('POST', '/api/homes', {
    as: newsroom.token('author'),
    body: home([ways('again')]),
  })
  expect(again.status).toBe(409)
})

test('the sample has one of each company, of sections whose styles its sheet has', () => {
  const written = readSample('homes')(new Date(), (name) => sampleId('files', name)).map(({ body }) => body)
  expect(written.map(({ company }) => company).toSorted()).toEqual([...brandIds].toSorted())
  for (const { company, sections } of written) {
    const types = new Set(sections.map(({ type }) => type))
    expect([company, [...types].toSorted()]).toEqual([company, [...homeSections[company]].toSorted()])
  }
})

test('the search calls each page what it calls itself, in both languages, whether its home is written or not', async () => {
  const feedIn = async (lang: Lang) => (await openFeed(service.services.db, lang)).feed
  const plain = (html = '') =>
    html
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&')
  const expectSame = async () => {
    const found = await made.search.pages({ en: await feedIn('en'), ny: await feedIn('ny') })
    const pages = found.filter(({ group }) => group === 'pages')
    for (const page of pages)
      for (const [lang, at] of [
        ['en', page.to],
        ['ny', `/ny${page.to}`],
      ] as const) {
        const { text } = await read(at)
        const title = plain(/<title>([^<]*)<\/title>/.exec(text)?.[1])
        // The company's name stands behind it.
        expect([at, title.slice(0, page[lang].title.length)]).toEqual([at, page[lang].title])
        const description = plain(/<meta name="description" content="([^"]*)"/.exec(text)?.[1])
        expect([at, description]).toEqual([at, page[lang].summary])
      }
    return pages.map(({ to }) => to)
  }
  await newsroom.makeRoom()
  const unwritten = await expectSame()
  expect(unwritten).toEqual(expect.arrayContaining(brandIds.map((id) => `${brands[id].path}/home`)))
  await newsroom.publish(homes, home([]))
  expect(await expectSame()).toEqual(unwritten)
  expect((await read()).text).toContain('<title>Banking in Malawi')
})
