import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogs, faqs, loans, notices } from '#contract/collections.ts'
import { openNewsroom, type Newsroom } from '../../../test-support/newsroom.ts'
import { startService, type Service } from '../../../test-support/service.ts'

// What a translator finds to do: each text once, with its state, page by page.

let service: Service
let newsroom: Newsroom
beforeAll(async () => {
  service = await startService()
  newsroom = await openNewsroom(service)
})
afterAll(() => service.stop())

type Found = { collection: string; id: string; path: string; state: string; en: string; live: boolean }
const ask = (query: string, as = newsroom.token('author')) =>
  service.ask('GET', `/backoffice/api/translations${query}`, { as })
async function all(query: string): Promise<Found[]> {
  const found: Found[] = []
  let after = ''
  for (let page = 0; page < 50; page++) {
    const { body } = await ask(`?${query}${after && `&after=${encodeURIComponent(after)}`}`)
    found.push(...body.texts)
    if (body.next === null) return found
    after = body.next
  }
  throw new Error('no end')
}

test('missing, stale and unreviewed texts are found where they are, in drafts and in what is live', async () => {
  const item = await newsroom.write(notices, {
    ...newsroom.body(notices),
    title: { en: 'Only English' },
    body: { en: '<p>Both</p>', ny: '<p>Zonse</p>' },
  })
  const mine = async (query = '') =>
    (await all(query)).filter(({ id }) => id === item.id).map(({ path, state, live }) => [path, state, live])
  const live = item.state === 'published'
  expect(await mine()).toContainEqual(['title', 'missing', live])
  expect(await mine()).toContainEqual(['body', 'unreviewed', live])
  expect(await mine('state=missing')).toEqual([['title', 'missing', live]])
  await service.ask('PUT', `/api/notices/${item.id}?draft=true`, {
    as: newsroom.token('author'),
    body: {
      ...newsroom.body(notices),
      title: { en: 'Only English' },
      body: { en: '<p>New</p>', ny: '<p>Zonse</p>' },
    },
  })
  expect(await mine('state=stale&collection=notices')).toEqual([['body', 'stale', live]])
  expect((await all('collection=blogs')).every(({ collection }) => collection === 'blogs')).toBe(true)
})

test('page by page nothing is left out and nothing comes twice; the counts say the same', async () => {
  for (let n = 0; n < 12; n++) await newsroom.write(blogs)
  for (let n = 0; n < 25; n++) await newsroom.write(faqs)
  const found = await all('')
  const keys = found.map(({ id, path }) => `${id} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
  const counts = (await ask('/counts')).body as { collection: string; unreviewed: number; missing: number }[]
  for (const { collection, unreviewed } of counts)
    expect([collection, unreviewed]).toEqual([
      collection,
      found.filter((one) => one.collection === collection && one.state === 'unreviewed').length,
    ])
})

test('who writes a collection finds its texts; what waits for a decision is left alone', async () => {
  const loan = await newsroom.write(loans)
  const ids = async (as: string) =>
    new Set(((await ask('?collection=loans', as)).body.texts as Found[]).map(({ id }) => id))
  const writer = newsroom.writer(loans)
  for (const as of [writer, newsroom.token('approver'), newsroom.token('auditor')])
    expect(await ids(as)).toContain(loan.id)
  await service.ask('POST', `/api/loans/${loan.id}/submit`, { as: writer, body: null })
  expect(await ids(writer)).not.toContain(loan.id)
  expect((await ask('?collection=bank_rates', newsroom.token('author'))).body.texts).toEqual([])
  expect((await ask('?after=elsewhere', writer)).status).toBe(400)
  expect((await ask('', newsroom.token('kyc_officer'))).status).toBe(403)
})
