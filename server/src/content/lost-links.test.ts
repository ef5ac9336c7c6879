import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { banners, blogs, faqs, menus, pages, products, promotions } from '#contract/collections.ts'
import { storedNamed } from '#database/registry.ts'
import { brokenLinks } from '#database/tables.ts'
import { linkingPlaces, type LinkingPlace } from '../../test-support/linking-bodies.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../../test-support/newsroom.ts'
import { sampled } from '../../test-support/sampled.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'
import { stubSite } from '../../test-support/stub-site.ts'
import { findBrokenAround } from './broken-links.ts'
import { system } from '../changes/actor.ts'
import { findLinks } from './find-links.ts'
import { openFeed } from './feed.ts'
import { claimDue } from './jobs/due-changes.ts'
import { create } from './verbs/create.ts'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService({ env: { PUBLIC_URL: 'https://bank.invalid' } })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())
beforeEach(() => newsroom.makeRoom())

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  service.ask(method, url, { as: newsroom.token('administrator'), ...(body !== undefined && { body }) })

const spellings: Record<string, (path: string) => string> = {
  path: (path) => path,
  fragment: (path) => `${path}#part`,
  query: (path) => `${path}?a=b&c=d#part`,
  'trailing slash': (path) => `${path}/`,
  Chichewa: (path) => `/ny${path}`,
  'absolute address': (path) => `https://bank.invalid${path}`,
  'absolute address in Chichewa': (path) => `https://BANK.invalid/ny${path}/?a=b`,
  'another allowed host': (path) => `https://localhost:3000${path}`,
  encoded: (path) => path.replaceAll('-', '%2d').replace('/f', '/%66'),
}

const pageBody = () => ({
  ...newsroom.body(pages),
  company: 'discount',
  slug: `page-${crypto.randomUUID()}`,
  sections: [],
  address: undefined,
})
const pathOf = ({ slug }: Record<string, unknown>) => `/firstdiscounthouse/${String(slug)}`

type Target = {
  item: StaffItem
  collection: 'pages' | 'promotions'
  path: string
  body: Record<string, unknown>
}
async function publishTarget(way: string): Promise<Target> {
  if (way === 'end date') {
    const item = await newsroom.publish(promotions)
    return { item, collection: 'promotions', path: `/p/${item.id}`, body: {} }
  }
  const body = pageBody()
  return { item: await newsroom.publish(pages, body), collection: 'pages', path: pathOf(body), body }
}

const at = (name: string, to: string) => ({ name: { en: name, ny: name }, to })
const put = (name: string, { id, version }: StaffItem, body: unknown, query = '') =>
  service.ask('PUT', `/api/${name}/${id}${query}`, {
    as: newsroom.token('administrator'),
    headers: { 'if-match': `"v${version}"` },
    body,
  })
const linksOf = async ({ definition }: Pick<LinkingPlace, 'definition'>, id: string) =>
  findLinks(definition, (await ask('GET', `/backoffice/api/${definition.name}/${id}`)).body.item)

async function endNow({ collection, item }: Target): Promise<void> {
  const table = storedNamed(collection)!.table
  const past = '2020-01-02T00:00:00Z'
  await service.services.db
    .update(table)
    .set({ visible_until: past, due_at: past })
    .where(eq(table.id, item.id))
  await claimDue(service.services.changes)
}

/** How an item can leave the site under its address, besides being renamed. */
const ways: Record<string, (target: Target) => Promise<unknown>> = {
  archive: ({ item, collection }) => ask('POST', `/api/${collection}/${item.id}/archive`, {}),
  delete: ({ item, collection }) => ask('DELETE', `/api/${collection}/${item.id}`),
  'end date': endNow,
}

const brokenIn = async (target: Target, id: string) => {
  const { db } = service.services
  const about = { origin: 'https://bank.invalid', demonstration: true }
  const ownHosts = ['bank.invalid', 'localhost']
  const changed = new Map([[target.collection, [target.item.id]]])
  await findBrokenAround({ db, site: stubSite.site, about, ownHosts }, changed)
  return db.select().from(brokenLinks).where(eq(brokenLinks.item_id, id))
}

const places = linkingPlaces(() => newsroom)
const spelled = Object.entries(spellings)
const cases = places.flatMap((one, n) =>
  ['rename', ...Object.keys(ways)].map((way, m) => {
    const [spelling = '', spell = String] = spelled[(n + m) % spelled.length] ?? []
    return { ...one, way, spelling, spell }
  }),
)

describe('links to an item', () => {
  for (const [tags, share] of sampled(cases.filter(({ way }) => way === 'rename')))
    test.each(share)('follow its new address in $place: $spelling', { tags }, async (one) => {
      const { item, path, body } = await publishTarget('rename')
      const linker = await newsroom.publish(one.definition, one.body(one.spell(path)))
      const renamed = { ...body, slug: `new-${crypto.randomUUID()}` }
      expect((await ask('PUT', `/api/pages/${item.id}`, renamed)).status).toBe(200)
      const hrefs = (await linksOf(one, linker.id)).map(({ href }) => href)
      const [old, now] = [pathOf(body), pathOf(renamed)]
      expect(hrefs.filter((href) => decodeURIComponent(href).includes(old))).toEqual([])
      expect(hrefs.some((href) => href.includes(now))).toBe(true)
    })

  for (const [tags, share] of sampled(cases))
    test.each(share)('are listed before $way in $place: $spelling', { tags }, async (one) => {
      const target = await publishTarget(one.way)
      const linker = await newsroom.publish(one.definition, one.body(one.spell(target.path)))
      const uses = await ask('GET', `/backoffice/api/${target.collection}/${target.item.id}/used-by`)
      expect(uses.body).toMatchObject([{ collection: one.definition.name, id: linker.id, live: true }])
      expect(uses.body[0].places.length).toBeGreaterThan(0)
    })

  for (const [tags, share] of sampled(cases.filter(({ way }) => way !== 'rename')))
    test.each(share)('are reported after $way in $place: $spelling', { tags }, async (one) => {
      const target = await publishTarget(one.way)
      const linker = await newsroom.publish(one.definition, one.body(one.spell(target.path)))
      expect(await brokenIn(target, linker.id)).toEqual([])
      await ways[one.way]?.(target)
      const [found] = await brokenIn(target, linker.id)
      const links = await linksOf(one, linker.id)
      expect(links).toContainEqual({ path: found?.place, href: found?.href })
    })
})

test('a link to a question that was archived is reported', async () => {
  const question = await newsroom.publish(faqs)
  const to = `/fdhbankplc/faqs#faq-${question.id}`
  const content = { en: `<p><a href="${to}">How?</a></p>` }
  const body = { ...newsroom.body(blogs), content }
  const article = await service.services.changes(system('a test'), (change) =>
    create(change, storedNamed('blogs')!, body),
  )
  const built = await stubSite.site()
  const [any] = built.routes
  const site = () => ({ ...built, routes: [...built.routes, { ...any!, path: '/fdhbankplc/faqs' }] })
  const { db } = service.services
  const about = { origin: 'https://bank.invalid', demonstration: true }
  const broken = async () => {
    const changed = new Map([['faqs', [question.id]]])
    await findBrokenAround({ db, site, about, ownHosts: ['bank.invalid'] }, changed)
    const rows = await db.select().from(brokenLinks).where(eq(brokenLinks.item_id, article.id))
    return rows.map(({ href }) => href)
  }
  expect(await broken()).toEqual([])
  await ask('POST', `/api/faqs/${question.id}/archive`, {})
  expect(await broken()).toEqual([to])
})

describe('a renamed item', () => {
  test('takes along links of live content and of its newer draft', async () => {
    const { item, path, body } = await publishTarget('rename')
    const text = (word: string) => ({
      ...newsroom.body(blogs),
      content: { en: `<p><a href="${path}">${word}</a></p>` },
    })
    const [first, second] = [text('first'), text('second')]
    const article = await newsroom.publish(blogs, first)
    const draft = await put('blogs', article, { ...first, content: second.content }, '?draft=true')
    const renamed = { ...body, slug: `new-${crypto.randomUUID()}` }
    await put('pages', item, renamed)
    const now = `<a href="${pathOf(renamed)}">`
    const staff = await ask('GET', `/backoffice/api/blogs/${article.id}`)
    expect(staff.body.item).toMatchObject({ state: 'draft', content: { en: `<p>${now}second</a></p>` } })
    expect(staff.body.item.revision).toBeGreaterThan(draft.body.revision)
    const open = await service.ask('GET', `/api/blogs/${article.id}`)
    expect(open.body.content).toBe(`<p>${now}first</a></p>`)
  })

  test('takes along the target by which a redirect is found', async () => {
    const { item, path, body } = await publishTarget('rename')
    await ask('POST', '/api/redirects', { source: `/old/${crypto.randomUUID()}`, target: path })
    const renamed = { ...body, slug: `new-${crypto.randomUUID()}` }
    await put('pages', item, renamed)
    const byTarget = (target: string) =>
      ask('GET', `/api/redirects?${new URLSearchParams({ target }).toString()}`)
    expect((await byTarget(path)).body).toEqual([])
    expect((await byTarget(pathOf(renamed))).body).toHaveLength(1)
  })

  test('leaves what waits for approval waiting, with its writers', async () => {
    const { item, path, body } = await publishTarget('rename')
    const product = await newsroom.write(products, { ...newsroom.body(products), next: [at('On', path)] })
    await service.ask('POST', `/api/products/${product.id}/submit`, {
      as: newsroom.writer(products),
      body: null,
    })
    const before = (await ask('GET', `/backoffice/api/products/${product.id}`)).body
    const renamed = { ...body, slug: `new-${crypto.randomUUID()}` }
    await put('pages', item, renamed)
    const after = (await ask('GET', `/backoffice/api/products/${product.id}`)).body
    expect(after.item).toMatchObject({ state: 'in_review', next: [at('On', pathOf(renamed))] })
    expect(after.contributors).toEqual(before.contributors)
  })

  test('takes along a menu’s link by `type`, which keeps its query apart', async () => {
    const type = `Old ${crypto.randomUUID()}`
    const body = { ...newsroom.body(products), family: 'account', type }
    const product = await newsroom.publish(products, body)
    const name = { en: 'Account', ny: 'Akaunti' }
    const href = '/fdhbankplc/bankaccounts'
    const menu = await draftMenu([
      { name, href, query: [{ key: 'type', value: type }], clickable: true, links: [] },
    ])
    const draft = await put('products', product, { ...body, type: 'New type' }, '?draft=true')
    await newsroom.approve(products, draft.body)
    const { item } = (await ask('GET', `/backoffice/api/menus/${menu.id}`)).body
    expect(item.categories[0]).toMatchObject({ href, query: [{ key: 'type', value: 'New type' }] })
    const { feed } = await openFeed(service.services.db, 'en')
    expect(await feed.moved('products', type)).toBe(draft.body.slug)
  })
})

/** The site of these tests has no products, so that a menu that links to one is not published. */
const draftMenu = async (categories: object[]): Promise<StaffItem> =>
  (await ask('POST', '/api/menus?draft=true', { company: 'bank', categories })).body

describe('a menu’s link to a product', () => {
  test('is listed with its query', async () => {
    const type = `Some ${crypto.randomUUID()}`
    const product = await newsroom.publish(products, { ...newsroom.body(products), family: 'account', type })
    const name = { en: 'Account', ny: 'Akaunti' }
    const link = { name, href: '/fdhbankplc/bankaccounts', query: [{ key: 'type', value: type }] }
    const menu = await draftMenu([{ name, clickable: false, href: '/', links: [link] }])
    const uses = await ask('GET', `/backoffice/api/products/${product.id}/used-by`)
    expect(uses.body).toMatchObject([
      { id: menu.id, live: false, places: [{ path: 'categories.0.links.0.href' }] },
    ])
  })
})

describe('an item that leaves the site', () => {
  const menuOf = async (path: string) => {
    const [gone, kept] = [
      { name: { en: 'Gone' }, href: path },
      { name: { en: 'Kept' }, href: '/list/blogs' },
    ]
    const panel = { name: { en: 'Panel' }, clickable: false, href: path, links: [gone, kept] }
    return newsroom.publish(menus, { company: 'discount', categories: [panel], foot: [gone, kept] })
  }
  const leave = (way: string, { item }: Target, links: string) =>
    way === 'archive'
      ? ask('POST', `/api/pages/${item.id}/archive`, { links })
      : ask('DELETE', `/api/pages/${item.id}?links=${encodeURIComponent(links)}`)

  test.each(['archive', 'delete'])('takes along its links on %s', async (way) => {
    const target = await publishTarget(way)
    const menu = await menuOf(target.path)
    expect((await leave(way, target, 'remove')).status).toBeLessThan(300)
    const shown = (await service.ask('GET', `/api/menus/${menu.id}`)).body
    expect(shown.categories).toMatchObject([{ href: '/list/blogs', links: [{ name: 'Kept' }] }])
    expect(shown.foot).toMatchObject([{ name: 'Kept' }])
  })

  test.each(['archive', 'delete'])('leaves its links to another page on %s', async (way) => {
    const target = await publishTarget(way)
    const menu = await menuOf(target.path)
    expect((await leave(way, target, '/list/faqs')).status).toBeLessThan(300)
    const shown = (await service.ask('GET', `/api/menus/${menu.id}`)).body
    expect(shown.foot).toMatchObject([{ name: 'Gone', href: '/list/faqs' }, { name: 'Kept' }])
  })

  describe('with a redirect', () => {
    const locationOf = async (path: string) => (await service.ask('GET', path)).headers['location']

    test.each(['archive', 'delete'])('leads visitors and its links to another page on %s', async (way) => {
      const target = await publishTarget(way)
      const menu = await menuOf(target.path)
      expect((await leave(way, target, 'redirect:/list/faqs')).status).toBeLessThan(300)
      const shown = (await service.ask('GET', `/api/menus/${menu.id}`)).body
      expect(shown.foot).toMatchObject([{ name: 'Gone', href: '/list/faqs' }, { name: 'Kept' }])
      expect(await locationOf(target.path)).toBe('/list/faqs')
      expect(await locationOf(`/ny${target.path}`)).toBe('/ny/list/faqs')
    })

    test('takes along redirects to it', async () => {
      const target = await publishTarget('archive')
      const source = `/old/${crypto.randomUUID()}`
      expect((await ask('POST', '/api/redirects', { source, target: target.path })).status).toBe(201)
      expect(await leave('archive', target, 'redirect:/list/faqs')).toMatchObject({ status: 200 })
      expect(await locationOf(source)).toBe('/list/faqs')
    })

    test('changes the target when the item leaves a second time', async () => {
      const target = await publishTarget('archive')
      await leave('archive', target, 'redirect:/list/faqs')
      expect((await ask('POST', `/api/pages/${target.item.id}/publish`, null)).status).toBe(200)
      expect((await service.ask('GET', target.path)).status).toBe(200)
      await leave('archive', target, 'redirect:/list/blogs')
      expect(await locationOf(target.path)).toBe('/list/blogs')
    })

    test.each(['', 'redirect:'])('does not lead to itself: "%s"', async (prefix) => {
      const target = await publishTarget('archive')
      expect(await leave('archive', target, `${prefix}${target.path}`)).toMatchObject({
        status: 400,
        body: { message: 'Choose another page: this one leaves the website.' },
      })
    })

    test('leads on from the end date that it was chosen for', async () => {
      const body = { ...pageBody(), ends_at: new Date(Date.now() + 86_400_000).toISOString() }
      const page: StaffItem = (await ask('POST', '/api/pages?draft=true', body)).body
      const path = pathOf(body)
      const published = await ask('POST', `/api/pages/${page.id}/publish`, { redirect: '/list/faqs' })
      expect(published.status).toBe(200)
      const linking = { ...newsroom.body(products), next: [at('On', `${path}#part`)] }
      const product = await newsroom.publish(products, linking)
      expect((await service.ask('GET', path)).status).toBe(200)
      await endNow({ item: page, collection: 'pages', path, body })
      expect(await locationOf(path)).toBe('/list/faqs')
      const { item } = (await ask('GET', `/backoffice/api/products/${product.id}`)).body
      expect(item).toMatchObject({ state: 'published', next: [at('On', '/list/faqs')] })
    })

    test('takes along redirects to it when its end date comes', async () => {
      const target = await publishTarget('archive')
      const source = `/old/${crypto.randomUUID()}`
      const old = await ask('POST', '/api/redirects', { source, target: target.path })
      const body = { ...target.body, ends_at: new Date(Date.now() + 86_400_000).toISOString() }
      expect((await put('pages', target.item, body, '?draft=true')).status).toBe(200)
      const published = await ask('POST', `/api/pages/${target.item.id}/publish`, { redirect: '/list/faqs' })
      expect(published.status).toBe(200)
      expect(await locationOf(source)).toBe(target.path)
      const edited = { source, target: target.path, note: 'From the printed letters' }
      expect((await put('redirects', old.body, edited)).status).toBe(200)
      await endNow(target)
      expect(await locationOf(source)).toBe('/list/faqs')
    })

    test('is refused where its redirect would be a loop', async () => {
      const [first, second] = [await publishTarget('archive'), await publishTarget('archive')]
      for (const [from, to] of [
        [first, second],
        [second, first],
      ] as const) {
        const body = { ...from.body, ends_at: new Date(Date.now() + 86_400_000).toISOString() }
        await put('pages', from.item, body, '?draft=true')
        const published = await ask('POST', `/api/pages/${from.item.id}/publish`, { redirect: to.path })
        expect(published.status).toBe(from === first ? 200 : 409)
      }
    })

    test('is refused where its target is redirected itself', async () => {
      const target = await publishTarget('archive')
      const source = `/list/${crypto.randomUUID()}`
      await ask('POST', '/api/redirects', { source, target: '/list/faqs' })
      const reply = await leave('archive', target, `redirect:${source}`)
      expect(reply.status).toBe(400)
      expect((await service.ask('GET', target.path)).status).toBe(200)
    })
  })

  describe('when it is unscheduled', () => {
    /** A page that is to go live again, while links of a menu lead to it. */
    async function scheduleAgain() {
      const target = await publishTarget('archive')
      const menu = await menuOf(target.path)
      await ways['archive']?.(target)
      const at = new Date(Date.now() + 86_400_000).toISOString()
      expect((await ask('POST', `/api/pages/${target.item.id}/publish`, { at })).status).toBe(200)
      return { target, menu }
    }
    const footOf = async ({ id }: StaffItem) =>
      (await ask('GET', `/backoffice/api/menus/${id}`)).body.item.foot
    const unscheduleItem = ({ item }: Target, links: string) =>
      ask('POST', `/api/pages/${item.id}/unschedule`, { links })
    const unscheduleBatch = async ({ item }: Target, links: string) => {
      const { revision } = (await ask('GET', `/backoffice/api/pages/${item.id}`)).body.item
      return ask('POST', '/backoffice/api/approvals/withdraw', {
        verb: 'unschedule',
        items: [{ collection: 'pages', id: item.id, revision }],
        links,
      })
    }

    test.each([
      ['item', unscheduleItem],
      ['batch', unscheduleBatch],
    ])('takes along its links, by %s', async (_way, unschedule) => {
      const { target, menu } = await scheduleAgain()
      expect((await unschedule(target, 'remove')).status).toBeLessThan(300)
      expect(await footOf(menu)).toMatchObject([{ name: { en: 'Kept' } }])
    })

    test.each([
      ['item', unscheduleItem],
      ['batch', unscheduleBatch],
    ])('stays scheduled where the new target leads nowhere, by %s', async (_way, unschedule) => {
      const { target } = await scheduleAgain()
      expect(await unschedule(target, '/no/such')).toMatchObject({ status: 400, body: { code: 'malformed' } })
      const { item } = (await ask('GET', `/backoffice/api/pages/${target.item.id}`)).body
      expect(item.standing.scheduled).not.toBeNull()
    })

    test('keeps its links while an earlier revision is live', async () => {
      const target = await publishTarget('archive')
      const menu = await menuOf(target.path)
      await put('pages', target.item, target.body, '?draft=true')
      const at = new Date(Date.now() + 86_400_000).toISOString()
      expect((await ask('POST', `/api/pages/${target.item.id}/publish`, { at })).status).toBe(200)
      await unscheduleItem(target, 'remove')
      expect(await footOf(menu)).toMatchObject([{ name: { en: 'Gone' } }, { name: { en: 'Kept' } }])
    })
  })

  test('stays where the new target leads nowhere', async () => {
    const target = await publishTarget('archive')
    expect(await leave('archive', target, '/no/such')).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
    expect((await service.ask('GET', `/api/pages/${target.item.id}`)).status).toBe(200)
  })

  test('sends links that need a second person for approval', async () => {
    const target = await publishTarget('archive')
    const linking = { ...newsroom.body(products), next: [at('On', target.path)] }
    const product = await newsroom.publish(products, linking)
    await leave('archive', target, 'remove')
    const { item } = (await ask('GET', `/backoffice/api/products/${product.id}`)).body
    expect(item).toMatchObject({ state: 'in_review', live: true, next: [] })
  })

  test('is reported with the section that links to it, and listed with it before', async () => {
    const target = await publishTarget('archive')
    const place = linkingPlaces(() => newsroom).find((one) => one.place === 'section call-to-action')
    const linker = await newsroom.publish(pages, {
      ...place?.body(target.path),
      company: 'discount',
      next: [],
    })
    const uses = await ask('GET', `/backoffice/api/pages/${target.item.id}/used-by`)
    const section = 'call-to-action'
    expect(uses.body).toMatchObject([{ id: linker.id, places: [{ path: 'sections.0.steps.0.to', section }] }])
    await ways['archive']?.(target)
    const reported = async () => {
      const queue = await service.ask('GET', '/backoffice/api/work_queue', { as: newsroom.token('author') })
      const { rows } = queue.body.sections.find(({ kind }: { kind: string }) => kind === 'broken_links')
      return rows.find(({ id }: { id: string }) => id === linker.id)
    }
    await until(async () => (await reported()) !== undefined)
    expect(await reported()).toMatchObject({ place: 'sections.0.steps.0.to', section })
  })

  test('is reported in the work queue with the place, soon and without an hourly check', async () => {
    const target = await publishTarget('archive')
    const menu = await menuOf(target.path)
    await ways['archive']?.(target)
    const broken = async () => (await ask('GET', `/backoffice/api/menus/${menu.id}`)).body.broken_links
    await until(async () => (await broken()).includes(target.path))
    const queue = await service.ask('GET', '/backoffice/api/work_queue', { as: newsroom.token('author') })
    const { rows } = queue.body.sections.find(({ kind }: { kind: string }) => kind === 'broken_links')
    expect(rows).toContainEqual(
      expect.objectContaining({ id: menu.id, detail: target.path, place: 'foot.0.href' }),
    )
  })

  test('is reported newest first, then by place', async () => {
    const menu = await menuOf('/list/faqs')
    const row = { collection: 'menus', item_id: menu.id, found_at: '2026-01-02T00:00:00Z' }
    await service.services.db.insert(brokenLinks).values([
      { ...row, href: '/m', place: 'foot.1.href' },
      { ...row, href: '/a', place: 'foot.2.href', found_at: '2026-01-01T00:00:00Z' },
      { ...row, href: '/z', place: 'foot.0.href' },
    ])
    const { broken_links } = (await ask('GET', `/backoffice/api/menus/${menu.id}`)).body
    expect(broken_links).toEqual(['/z', '/m', '/a'])
  })

  test('is no target of links on pages, where the address alone does not tell', async () => {
    const article = await newsroom.publish(blogs)
    const { slug } = (await ask('GET', `/backoffice/api/blogs/${article.id}`)).body.item
    const path = `/fdhbankplc/blog/view/${slug}`
    const [body, stored] = [newsroom.body(banners), storedNamed('banners')!]
    const { id } = await service.services.changes(system('a test'), (change) =>
      create(change, stored, { ...body, href: path }),
    )
    const shown = async () =>
      (await (await openFeed(service.services.db, 'en')).feed.one('banners', { id }))?.href
    expect(await shown()).toBe(path)
    await ask('POST', `/api/blogs/${article.id}/archive`, {})
    expect(await shown()).toBe('/-')
  })
})
