import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '#contract/collections/facts.ts'
import { menus } from '#contract/collections/menus.ts'
import { pages } from '#contract/collections/pages.ts'
import { collections } from '#contract/registry.ts'
import * as sectionTypes from '#contract/sections.ts'
import { openNewsroom, type Newsroom } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { createSite } from '../site/entry.server.tsx'

// Another group begins with an empty site: a company with a name, colours, a menu and a page of its own, without a change of
// code (docs/ANOTHER-GROUP.md).

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  service = await startService({ site: { ...stubSite, site: () => site } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const get = (url: string) => service.ask('GET', url)
const colours = {
  main: '#1d4e89',
  deep: '#0f2a4a',
  tint: '#e6eef7',
  night_tint: '#14263d',
  spark: '#ffc857',
  lift: '#a9cdf5',
}
const company = () => ({
  company: 'bank',
  name: 'Lakeshore Sample Bank',
  short: { en: 'Lakeshore', ny: 'Mphepete mwa nyanja' },
  phone: '+265 1 000 900',
  email: 'lakeshore@sample.invalid',
  office: {
    address1: 'Sample Pier',
    address2: 'Sample Street 2',
    address3: 'Old Harbour',
    box: 'Sample P.O. Box 9',
    location: 'Nkhata Bay',
    latitude: -11.6,
    longtude: 34.3,
  },
  opening: [{ days: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '08:00', closes: '16:00' }],
  theme: colours,
})

test('an empty site answers everywhere, and calls its companies by their kind', async () => {
  for (const address of [
    'fdhfinancialholdings',
    'fdhbankplc',
    'fdhmoneybureau',
    'firstdiscounthouse',
    'fdhproperties',
  ])
    expect(await get(`/${address}/home`)).toMatchObject({ status: 200 })
  for (const address of [
    '/fdhfinancialholdings/sitemap',
    '/search?q=loan',
    '/fdhbankplc/kyc',
    '/sitemap.xml',
  ])
    expect(await get(address)).toMatchObject({ status: 200 })
  expect((await get('/fdhbankplc/home')).text).toContain('>Money bureau</span>')
  expect((await get('/fdhbankplc/aboutus')).status).toBe(404)
})

test.each([
  '/fdhbankplc/exchangeRates',
  '/fdhbankplc/documents',
  '/fdhbankplc/faqs',
  '/fdhbankplc/kyc',
  '/fdhbankplc/branches',
  '/fdhbankplc/loan',
  '/fdhbankplc/onboarding',
  '/fdhmoneybureau/tariffs',
  '/fdhmoneybureau/locations',
  '/firstdiscounthouse/services',
  '/fdhproperties/services',
])('%s names no company of the sample', async (address) => {
  for (const lang of ['', '/ny'])
    expect((await get(lang + address)).text).not.toMatch(/\bFDH\b|First Discount House|\{company:/)
})

test('an empty site lists only existing pages in its sitemap', async () => {
  const addresses = [...(await get('/sitemap.xml')).text.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)/g)]
  expect(addresses.length).toBeGreaterThan(10)
  const statuses = await Promise.all(
    addresses.map(async ([, path = '']) => [path, (await get(path.replaceAll('&#38;', '&'))).status]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('the API description names no company of the sample', async () => {
  expect((await get('/api/openapi.json')).text).not.toMatch(/\bFDH\b|First Discount House/)
})

test('labels of collections and sections name no company', () => {
  const labels = [
    ...collections.flatMap(({ label }) => Object.values(label)),
    ...Object.values(sectionTypes).map(({ label }) => label),
  ]
  expect(labels.filter((label) => /\bFDH\b|First Discount House/.test(label))).toEqual([])
})

test('a company gets its name, colours, menu and page; a change of its telephone is one change', async () => {
  const item = await newsroom.publish(facts, company())
  const story = {
    company: 'bank',
    slug: 'our-story',
    heading: { en: 'Our story', ny: 'Mbiri yathu' },
    description: { en: 'How Lakeshore began.', ny: 'Mmene Lakeshore inayambira.' },
    lede: { en: 'On a pier.', ny: 'Pa doko.' },
    sections: [
      {
        type: 'text',
        title: { en: 'Then', ny: 'Kale' },
        text: [
          { en: 'Founded in {fact:founded}.', ny: 'Inayamba mu {fact:founded}.' },
          { en: 'This paragraph has no Chichewa yet.' },
        ],
      },
    ],
    next: [],
  }
  // A figure that there is not is refused where it is named.
  await expect(newsroom.publish(pages, story)).rejects.toThrow('sections.0.text.0.en')
  const figures = [
    { key: 'founded', value: { en: '1994', ny: '1994' }, label: { en: 'founded in', ny: 'chaka choyamba' } },
  ]
  const changed = await service.ask('PUT', `/api/facts/${item.id}`, {
    as: newsroom.token('author'),
    body: { ...company(), phone: '+265 1 000 901', figures },
    headers: { 'if-match': `"v${item.version}"` },
  })
  expect(changed.status).toBe(200)
  await newsroom.approve(facts, item)
  expect(await newsroom.publish(pages, story)).toMatchObject({ state: 'published' })

  const entry = (name: string, href: string) => ({
    name: { en: name, ny: name },
    clickable: true,
    href,
    links: [],
  })
  const ownStory = entry('Our story', '/fdhbankplc/our-story')
  const dead = { company: 'bank', categories: [ownStory, entry('Gone', '/fdhbankplc/not-there')] }
  await expect(newsroom.publish(menus, dead)).rejects.toThrow('categories.1.href')
  await newsroom.publish(menus, { company: 'bank', categories: [ownStory] })
  const home = (await get('/fdhbankplc/home')).text
  expect(home).toContain('Lakeshore Sample Bank')
  expect(home).toContain('href="/fdhbankplc/our-story"')
  const theme = /<link rel="stylesheet" href="(\/theme\/\w+)"/.exec(home)?.[1] ?? ''
  expect(await get(theme)).toMatchObject({
    status: 200,
    text: expect.stringContaining("[data-brand='bank']{--main:#1d4e89"),
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
  expect((await get('/theme/another')).status).toBe(404)
  const ny = (await get('/ny/fdhbankplc/our-story')).text
  expect(ny).toContain('<title>Mbiri yathu · Lakeshore Sample Bank</title>')
  expect(ny).toContain('Inayamba mu 1994.')
  for (const asked of ['q=story', 'q=mbiri', 'q=mbiri&lang=ny'])
    expect([asked, (await get(`/api/search?${asked}`)).text.includes('/fdhbankplc/our-story')]).toEqual([
      asked,
      true,
    ])
  expect((await get('/fdhbankplc/onboarding')).text).toContain('+265\u00a01\u00a0000\u00a0901')
  const above = { ...company(), company: 'holdings', email: 'above@sample.invalid' }
  await newsroom.publish(facts, above)
  expect((await get('/.well-known/security.txt')).text).toContain('Contact: mailto:above@sample.invalid')
})

test('colours that cannot be read are refused at their field', async () => {
  const refused = await service.ask('POST', '/api/facts', {
    as: newsroom.token('author'),
    body: { ...company(), company: 'bureau', theme: { ...colours, main: '#ffee00' } },
  })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { 'theme.main': expect.stringContaining('cannot be read') } },
  })
})
