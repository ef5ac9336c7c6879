import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { executives } from '#contract/collections/executives.ts'
import { facts } from '#contract/collections/facts.ts'
import { menus } from '#contract/collections/menus.ts'
import { pages } from '#contract/collections/pages.ts'
import type { PageRequest } from '#contract/site.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { createSite } from '../site/entry.server.tsx'

// Names, menus and figures stand on many pages: what is changed once is changed everywhere, and nothing sooner.

const site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ site: { ...stubSite, site: () => site } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const get = (url: string) => service.ask('GET', url)
const both = (en: string) => ({ en, ny: `Chi ${en}` })
const bank = (changes: object = {}) => ({
  ...newsroom.body(facts),
  company: 'bank',
  name: 'Baobab Bank',
  social: [],
  apps: [],
  theme: undefined,
  figures: [],
  ...changes,
})
const written = (changes: object = {}) => ({
  ...newsroom.body(pages),
  company: 'bank',
  slug: 'riverside',
  heading: both('By the river'),
  search_title: undefined,
  sections: [],
  next: [],
  ...changes,
})
async function change({ name }: Collection, { id }: StaffItem, body: object): Promise<void> {
  const put = await service.ask('PUT', `/api/${name}/${id}`, { as: newsroom.token('administrator'), body })
  expect(put).toMatchObject({ status: 200 })
}
async function search(q: string): Promise<{ title: string; summary: string }[]> {
  const { body } = await get(`/api/search?q=${encodeURIComponent(q)}`)
  return body.groups.flatMap(({ hits }: { hits: { title: string; summary: string }[] }) => hits)
}

test('a company’s new name is on pages, in the API and in the search once it is approved, and a preview gives nothing away', async () => {
  const phone = '+265 1 111 111'
  const item = await newsroom.publish(facts, bank({ phone }))
  const person = {
    ...newsroom.body(executives),
    name: 'A Sample Person',
    roles: [{ company_name: 'bank', executive_role_type_name: 'Board', title: { en: 'Chair' }, position: 0 }],
  }
  await newsroom.publish(executives, person)
  const failed = async () => {
    const asked: PageRequest = {
      path: '/fdhbankplc/home',
      params: {},
      query: {},
      lang: 'en',
      lowData: false,
      theme: null,
      origin: 'http://localhost',
      demonstration: false,
      measurement: null,
    }
    const answer = await site.failed(asked)
    return 'html' in answer ? answer.html : ''
  }
  const api = async () => (await get('/api/executives')).body[0].roles[0].company_name
  const found = async () => (await search('sample person')).map(({ summary }) => summary)
  expect((await get('/fdhbankplc/branches')).text).toContain('Baobab Bank')
  expect([await failed(), await api(), await found()]).toEqual([
    expect.stringContaining('Baobab Bank'),
    'Baobab Bank',
    ['Chair, Baobab Bank'],
  ])

  const preview = await service.ask('POST', '/backoffice/api/facts/preview', {
    as: newsroom.token('administrator'),
    body: { id: item.id, body: bank({ name: 'Mango Bank' }), path: '/fdhbankplc/branches', lang: 'en' },
  })
  expect((await get(preview.body.url)).text).toContain('Mango Bank')
  expect(await failed()).not.toContain('Mango Bank')
  expect(await failed()).toContain('<a href="tel:+2651111111">+265\u00a01\u00a0111\u00a0111</a>')

  await service.ask('PUT', `/api/facts/${item.id}?draft=true`, {
    as: newsroom.token('administrator'),
    body: bank({ name: 'Mango Bank', phone: '+265 1 222 222' }),
  })
  expect([await api(), await found()]).toEqual(['Baobab Bank', ['Chair, Baobab Bank']])
  await newsroom.approve(facts, item)
  expect((await get('/fdhbankplc/branches')).text).toContain('Mango Bank')
  expect([await failed(), await api(), await found()]).toEqual([
    expect.stringContaining('Mango Bank'),
    'Mango Bank',
    ['Chair, Mango Bank'],
  ])
  expect(await failed()).toContain('<a href="tel:+2651222222">+265\u00a01\u00a0222\u00a0222</a>')
})

test('a figure is a plain text, in rich text as well; the search follows it', async () => {
  const figures = (value: string) => [{ key: 'tellers', value: { en: value }, label: { en: 'Tellers' } }]
  const own = { company: 'bureau', name: 'Baobab Bureau' }
  const body = { ...bank(own), figures: figures('<img src=x> & "12"') }
  const item = await newsroom.publish(facts, body)
  const sections = [
    { type: 'rich', title: both('Now {fact:tellers}'), body: both('<p>We have {fact:tellers} tellers.</p>') },
  ]
  await newsroom.publish(pages, written({ sections, description: both('Of {fact:tellers} tellers') }))
  const { text } = await get('/fdhbankplc/riverside')
  expect(text).toContain('<p>We have &lt;img src=x&gt; &amp; &quot;12&quot; tellers.</p>')
  expect(text).not.toContain('<img src=x>')
  const found = async () => (await search('riverside river')).map(({ summary }) => summary)
  expect(await found()).toEqual(['Of <img src=x> & "12" tellers'])
  await service.ask('PUT', `/api/facts/${item.id}?draft=true`, {
    as: newsroom.token('administrator'),
    body: { ...body, figures: figures('14') },
  })
  await newsroom.approve(facts, item)
  expect((await get('/fdhbankplc/riverside')).text).toContain('We have 14 tellers.')
  expect(await found()).toEqual(['Of 14 tellers'])
})

test('a menu and a page lead to other websites and to files too, which have one address in both languages; the search knows what menus call a page', async () => {
  const step = (name: string, to: string) => ({ name: both(name), to })
  const as = newsroom.token('author')
  const { body: file } = await service.ask('GET', `/backoffice/api/files/${newsroom.uploaded.file}`, { as })
  const next = [step('The regulator', 'https://example.org/rules'), step('Our form', file.url)]
  await newsroom.publish(pages, written({ slug: 'lakeside', heading: both('By the lake'), next }))
  const link = (name: string, href: string) => ({ name: both(name), href })
  const menu = (name: string) => ({
    company: 'bank',
    categories: [
      {
        name: both('Places'),
        href: '/fdhbankplc/home',
        links: [link(name, '/fdhbankplc/lakeside'), link('Elsewhere', 'https://example.org/lakeside')],
      },
    ],
    foot: [link('A file', file.url)],
    small_print: [],
  })
  const item = await newsroom.publish(menus, menu('Fishing rods'))
  for (const [at, lang] of [
    ['', 'en'],
    ['/ny', 'ny'],
  ]) {
    const { text } = await get(`${at}/fdhbankplc/lakeside`)
    expect(text).toContain(`lang="${lang}"`)
    expect(text).toMatch(/<a [^>]*href="https:\/\/example\.org\/rules"[^>]*rel="noopener"/)
    expect(text).toMatch(/<a [^>]*href="https:\/\/example\.org\/lakeside"[^>]*rel="noopener"/)
    expect(text.split(`href="${file.url}"`).length).toBeGreaterThan(2)
    expect(text).not.toContain('/ny/files/')
  }
  expect(await search('fishing rods')).toMatchObject([{ title: 'By the lake' }])
  await change(menus, item, menu('Canoes'))
  await newsroom.approve(menus, item)
  expect(await search('canoes')).toMatchObject([{ title: 'By the lake' }])
  expect(await search('fishing rods')).toEqual([])
})

test('page after page, the header keeps to the page: language and choices lead to its own address, and its own entry is marked', async () => {
  const link = (name: string, href: string) => ({ name: both(name), href })
  const links = [link('Tariffs', '/fdhmoneybureau/tariffs'), link('Counters', '/fdhmoneybureau/locations')]
  const categories = [{ name: both('Money'), href: '/fdhmoneybureau/locations', links }]
  await newsroom.publish(menus, { company: 'bureau', categories, foot: [], small_print: [] })
  const header = async (address: string) => {
    const [, html = ''] = /<header>(.*)<\/header>/s.exec((await get(address)).text) ?? []
    return {
      languages: new Set([...html.matchAll(/href="([^"]*)" lang="/g)].map(([, href]) => href)),
      backs: new Set([...html.matchAll(/name="back" value="([^"]*)"/g)].map(([, value]) => value)),
      marked: new Set([...html.matchAll(/aria-current="page" href="([^"]*)"/g)].map(([, href]) => href)),
    }
  }
  const expected = (address: string, marked: string[], at = '') => ({
    languages: new Set([address, `/ny${address}`]),
    backs: new Set([at + address]),
    marked: new Set(marked),
  })
  const [counters, nowhere] = ['/fdhmoneybureau/locations', '/fdhmoneybureau/%24%26%22']
  for (let again = 0; again < 2; again++) {
    expect(await header(counters)).toEqual(expected(counters, [counters]))
    expect(await header(`${counters}?name=a&branch=$%26+%22x&utm_source=x`)).toEqual(
      expected(`${counters}?name=a&amp;branch=%24%26+%22x`, [counters]),
    )
    expect(await header(`/ny${counters}`)).toEqual(expected(counters, [`/ny${counters}`], '/ny'))
    expect(await header('/fdhmoneybureau/$&%22')).toEqual(expected(nowhere, []))
    expect(await header('/fdhmoneybureau/home')).toEqual(expected('/fdhmoneybureau/home', []))
  }
})
