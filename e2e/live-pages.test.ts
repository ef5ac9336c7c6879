import type { APIRequestContext, Page } from '@playwright/test'
import type { Collection } from '#contract/collection.ts'
import { brandIds } from '#contract/brands/names.ts'
import { collections } from '#contract/registry.ts'
import type { Role } from '#contract/roles.ts'
import { bodyOf } from '../server/test-support/sample-body.ts'
import { pdf, picture } from '../server/test-support/newsroom.ts'
import { inLanguage, languages, pageAddresses } from './support/addresses.ts'
import type { RunningServer } from './support/running-server.ts'
import { startSampleServer } from './support/server.ts'
import { signIn } from './support/staff.ts'
import { expect, test } from './support/test.ts'

// Every collection on every page that shows it: while the page lies open an item comes, is changed twice and goes, and
// each time the page is what a reload would draw. Which page shows what, the pages say themselves.

test.describe.configure({ mode: 'default' })
test.use({ trace: 'off' })

type Item = { id: string; version: number; revision: number }

let server: RunningServer
let request: APIRequestContext
let files: { image: string; file: string }
const people = new Map<string, Record<string, string>>()

test.beforeAll(async ({ playwright }) => {
  server = await startSampleServer()
  request = await playwright.request.newContext()
  for (const role of ['author', 'rates-officer', 'approver', 'administrator'])
    people.set(role, await signIn(server, request, role))
  const upload = async (name: string, mime: string, data: Buffer) => {
    const headers = { ...people.get('author'), 'content-type': mime }
    const answer = await request.post(`${server.url}/api/files?name=${name}`, { headers, data })
    return ((await answer.json()) as { id: string }).id
  }
  files = {
    image: await upload('sample', 'image/png', await picture(64, 40)),
    file: await upload('sample', 'application/pdf', pdf('sample')),
  }
})
test.afterAll(async () => {
  await request.dispose()
  await server.stop()
})

async function call(method: 'post' | 'put' | 'delete', path: string, role: string, data: unknown) {
  const answer = await request[method](`${server.url}/api/${path}`, {
    headers: people.get(role) ?? {},
    ...(data !== null && { data }),
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (answer.status() === 204 ? {} : await answer.json()) as Item
}

const sampleOf: Partial<Record<Role, string>> = { rates_officer: 'rates-officer', author: 'author' }
const writerOf = ({ writers }: Collection) =>
  writers.map((role) => sampleOf[role]).find((name) => name !== undefined) ?? 'administrator'

/** What makes an item stand on as many pages as can be. */
const shown: Record<string, unknown> = { brands: brandIds, position: 0, featured: false, status: 'open' }
const shownIn: Record<string, Record<string, unknown>> = {
  kyc_account_types: { position: 50 },
  banners: { starts_at: '2026-01-01T00:00:00Z' },
  documents: { section: 'public', document_type_name: 'Notice', dated: '2090-01-01' },
  money_bureau_exchange_rates: { currency: 'USD' },
  bank_rates: { kind: 'rate', product: 'savings-account', unit: 'percent_per_year' },
}

/** The n-th body of a collection: of the same item, with other words and figures. */
function bodyFor(definition: Collection, n: number): Record<string, unknown> {
  const body = bodyOf(definition, n, files)
  for (const [field, value] of Object.entries({ ...shown, ...shownIn[definition.name] }))
    if (field in definition.fields) body[field] = value
  for (const link of ['href']) if (link in body) body[link] = '/fdhbankplc/faqs'
  if ('slug' in body) body['slug'] = 'a-live-sample'
  if ('effective_at' in body) body['effective_at'] = new Date().toISOString()
  return body
}

/** True for what each company has already, so that no other can come: its facts, its menu, its home. */
const isOneACompany = ({ unique }: Collection) => unique.some((field) => field === 'company')

async function goLive(definition: Collection, item: Item): Promise<Item> {
  if (!definition.approvalOf({})) return item
  const path = `${definition.name}/${item.id}`
  const { revision } = await call('post', `${path}/submit`, writerOf(definition), {
    confirmation: 'A sample.',
  })
  return call('post', `${path}/approve`, 'approver', { revision })
}

const create = async (definition: Collection, n: number): Promise<Item> =>
  goLive(definition, await call('post', definition.name, writerOf(definition), bodyFor(definition, n)))

async function change(definition: Collection, { id }: Item, n: number): Promise<Item> {
  // A rate is never changed: another takes its place.
  if (definition.appendOnly) return create(definition, n)
  const body = bodyFor(definition, n)
  return goLive(definition, await call('put', `${definition.name}/${id}`, writerOf(definition), body))
}

async function remove(definition: Collection, { id }: Item): Promise<void> {
  const path = `${definition.name}/${id}`
  if (!definition.approvalOf({})) return void (await call('delete', path, writerOf(definition), null))
  const { revision } = await call('post', `${path}/archive`, writerOf(definition), {})
  await call('post', `${path}/approve`, 'approver', { revision, kind: 'archiving' })
}

/** One address a template: those that show the same collections below the same first part of the path. Each home is one. */
async function templates(): Promise<{ path: string; live: string[] }[]> {
  const found = new Map<string, { path: string; live: string[] }>()
  for (const path of pageAddresses) {
    const html = await (await fetch(server.url + path)).text()
    const live = /<main[^>]*\sdata-live="([^"]*)"/.exec(html)?.[1]
    if (!live) continue
    const first = path.split('?')[0]?.split('/')[2] ?? ''
    const key = first === 'home' ? path : `${first} ${live}`
    if (!found.has(key)) found.set(key, { path, live: live.split(' ') })
  }
  return [...found.values()]
}

/** What differs between the page as it stands and as a reload would draw it; empty where it is the same. */
const difference = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const plain = (main: Element | null) => {
      const copy = (main ?? document.createElement('main')).cloneNode(true) as Element // a clone is of the same kind
      for (const element of copy.querySelectorAll('*')) {
        for (const name of ['data-fresh', 'open', 'data-open']) element.removeAttribute(name)
        // What scripts add: the time of a change, whether a place is open now, the buttons for sharing.
        if (element.matches('[data-stamp], [data-opening], [data-share] ul, [data-started]'))
          element.replaceChildren()
        element.removeAttribute('data-started')
      }
      copy.normalize()
      return copy
    }
    const first = (here: Node, there: Node): string => {
      for (const [n, child] of [...here.childNodes].entries()) {
        const other = there.childNodes[n]
        if (!other) return `only here: ${child.textContent}`
        if (!child.isEqualNode(other)) return first(child, other)
      }
      const text = (node: Node) =>
        (node instanceof Element ? node.outerHTML : (node.textContent ?? '')).slice(0, 300)
      return `${text(here)} | ${text(there)}`
    }
    const html = await (await fetch(location.href)).text()
    const fresh = new DOMParser().parseFromString(html, 'text/html')
    for (const started of document.querySelectorAll('[data-started]')) {
      const prefix = started.getAttribute('data-prefix') ?? ''
      fresh.querySelector(`[data-prefix="${prefix}"]`)?.setAttribute('data-started', '')
    }
    const [here, there] = [plain(document.querySelector('main')), plain(fresh.querySelector('main'))]
    return here.isEqualNode(there) ? '' : first(here, there)
  })

for (const lang of languages) {
  test(`pages follow every collection as a reload would draw them, in ${lang}`, async ({ browser }) => {
    const shownBy = await templates()
    const moved = collections.filter(
      (one) => !isOneACompany(one) && shownBy.some(({ live }) => live.includes(one.name)),
    )
    expect(moved.length).toBeGreaterThanOrEqual(11)
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const pages = await Promise.all(
      shownBy.map(async ({ path }) => {
        const page = await context.newPage()
        const socket = page.waitForEvent('websocket')
        await page.goto(server.url + inLanguage(lang, path))
        await socket
        await page.evaluate(() => document.body.setAttribute('data-same', ''))
        return page
      }),
    )
    const asReloaded = async (when: string) => {
      for (const page of pages)
        await expect
          .poll(() => difference(page), { message: `${when}: ${page.url()}`, timeout: 60_000 })
          .toBe('')
    }
    let n = languages.findIndex((one) => one === lang) * 100
    const items = new Map<Collection, Item>()
    for (const definition of moved) items.set(definition, await create(definition, n))
    await asReloaded('after something came')
    for (const when of ['changed', 'changed once more']) {
      n += 1
      for (const [definition, item] of items) items.set(definition, await change(definition, item, n))
      await asReloaded(`after it was ${when}`)
    }
    for (const [definition, item] of items) await remove(definition, item)
    await asReloaded('after it went')
    for (const page of pages)
      expect(await page.locator('body').getAttribute('data-same'), page.url()).toBe('')
    await context.close()
  })
}
