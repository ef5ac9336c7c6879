import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '#contract/collection.ts'
import { blogs } from '#contract/collections/blogs.ts'
import { executives } from '#contract/collections/executives.ts'
import { loans } from '#contract/collections/loans.ts'
import { pages } from '#contract/collections/pages.ts'
import { products } from '#contract/collections/products.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { services } from '#contract/collections/services.ts'
import { addressesOf } from '#contract/item-addresses.ts'
import { openNewsroom, type Newsroom, type StaffItem } from '../server/test-support/newsroom.ts'
import { startService, type Service } from '../server/test-support/service.ts'
import { stubSite } from '../server/test-support/stub-site.ts'
import { until } from '../server/test-support/until.ts'
import { createSite } from '../site/entry.server.tsx'

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  const site = createSite({ script: '/x.js', styles: [], ownStyles: {}, innerStyles: [], fonts: [] })
  service = await startService({ site: { ...stubSite, site: () => site }, worker: true })
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

const statusOf = async (address: string) => (await service.ask('GET', address)).status
const act = (definition: Collection, { id }: StaffItem, command: string, body: object | null = null) =>
  service.ask('POST', `/api/${definition.name}/${id}/${command}`, { as: newsroom.writer(definition), body })

/** Archives an item, with a second person where its collection needs one. */
async function archive(definition: Collection, item: StaffItem): Promise<void> {
  const { revision, state } = (await act(definition, item, 'archive')).body as StaffItem
  if (state === 'archived') return
  const decision = { revision, kind: 'archiving' }
  const as = newsroom.token('approver')
  const done = await service.ask('POST', `/api/${definition.name}/${item.id}/approve`, { as, body: decision })
  expect(done.body).toMatchObject({ state: 'archived' })
}

/** Publishes an item. @returns it with its main address */
async function publish(definition: Collection, more: Record<string, unknown> = {}) {
  const body = { ...newsroom.body(definition), ...more }
  const item = await newsroom.publish(definition, body)
  return { item, body, address: addressesOf(definition.name, { ...body, id: item.id })[0] ?? '' }
}

const page = { company: 'bank' }
const kinds: [Collection, Record<string, unknown>][] = [
  [pages, page],
  [blogs, { brands: ['bank'] }],
  [products, { slug: 'video-teller', family: 'digital' }],
  [products, { slug: 'harvest', family: 'account', type: 'Harvest Account', next: [] }],
  [loans, { slug: 'boats', type: 'Boat Loan' }],
  [services, { company: 'properties', slug: 'clearing', type: 'Site Clearing' }],
  [
    executives,
    { roles: [{ company_name: 'bank', executive_role_type_name: 'Board', title: { en: 'Chair' } }] },
  ],
]

describe('the address of a withdrawn item', () => {
  test.each(kinds.map(([definition, more]) => [definition.name, definition, more] as const))(
    'of %s responds with 410 and links, in both languages',
    async (_, definition, more) => {
      const { item, address } = await publish(definition, more)
      for (const one of [address, `/ny${address}`]) expect([one, await statusOf(one)]).toEqual([one, 200])
      await archive(definition, item)
      for (const one of [address, `/ny${address}`]) {
        const { status, text, headers } = await service.ask('GET', one)
        expect([one, status, headers['cache-control']]).toEqual([one, 410, 'no-store'])
        expect(text).toContain('<a href="/')
      }
      expect(await statusOf(`/api/${definition.name}/${item.id}`)).toBe(404)
    },
  )

  test('responds with 410 if the item was deleted', async () => {
    const { item, address } = await publish(blogs)
    const headers = { 'if-match': `"v${item.version}"` }
    await service.ask('DELETE', `/api/blogs/${item.id}`, { as: newsroom.token('author'), headers })
    expect(await statusOf(address)).toBe(410)
  })

  test('responds with 410 once the item has ended', async () => {
    const { address } = await publish(blogs, { ends_at: new Date(Date.now() + 3000).toISOString() })
    expect(await statusOf(address)).toBe(200)
    await until(async () => (await statusOf(address)) === 410)
  })

  test('leads on where staff redirect it', async () => {
    const { item, address } = await publish(blogs)
    await archive(blogs, item)
    await newsroom.publish(redirects, { source: address, target: '/fdhbankplc/blog' })
    expect(await statusOf(address)).toBe(301)
  })

  test('shows the item once it is published again', async () => {
    const { item, address } = await publish(blogs)
    await archive(blogs, item)
    await act(blogs, item, 'publish')
    expect(await statusOf(address)).toBe(200)
  })

  test('responds with 404 while the item is scheduled to come back', async () => {
    const { item, address } = await publish(blogs)
    await archive(blogs, item)
    await act(blogs, item, 'publish', { at: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await statusOf(address)).toBe(404)
  })
})

describe('the address of an item that was never public', () => {
  test('responds with 404 for a draft, also once that is deleted', async () => {
    const body = { ...newsroom.body(pages), ...page }
    const made = await service.ask('POST', '/api/pages?draft=true', { as: newsroom.token('author'), body })
    const item = made.body as StaffItem
    const address = addressesOf('pages', body)[0] ?? ''
    expect(await statusOf(address)).toBe(404)
    const headers = { 'if-match': `"v${item.version}"` }
    await service.ask('DELETE', `/api/pages/${item.id}`, { as: newsroom.token('author'), headers })
    expect(await statusOf(address)).toBe(404)
  })

  test('responds with 404 for a slug that only a draft of a withdrawn item has', async () => {
    const { item, body, address } = await publish(blogs)
    const draft = { as: newsroom.token('author'), body: { ...body, slug: 'only-drafted' } }
    await service.ask('PUT', `/api/blogs/${item.id}?draft=true`, draft)
    await archive(blogs, item)
    expect(await statusOf(address)).toBe(410)
    expect(await statusOf('/fdhbankplc/blog/view/only-drafted')).toBe(404)
  })
})
