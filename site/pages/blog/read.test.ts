import { expect, it, vi } from 'vitest'
import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import { readNews } from './read.ts'

const request = (path: string, query: Record<string, string> = {}): PageRequest => ({
  path,
  query,
  params: {},
  lang: 'en',
  lowData: false,
  theme: null,
  origin: 'http://localhost',
  demonstration: true,
  measurement: null,
})

/** A feed of three pages that notes what it was asked. */
function feedOf(featured: number) {
  const page = vi.fn<(name: string, asked: { page: number }) => Promise<object | null>>(
    async (_name, asked) => (asked.page > 3 ? null : { items: [], page: asked.page, pages: 3, total: 24 }),
  )
  const newest = vi.fn<(name: string, count: number) => Promise<object[]>>(async (_name, count) =>
    Array.from({ length: Math.min(count, featured) }, (_, at) => ({ id: String(at) })),
  )
  const none = async () => []
  const feed = {
    lang: 'en',
    page,
    newest,
    all: none,
    values: none,
    kept: (_name: string, _of: unknown, make: (feed: unknown) => unknown) => make(feed),
    withLiveLinks: async (_name: string, items: unknown) => items,
  }
  // Only what the page calls is here.
  return { page, newest, feed: feed as unknown as Feed }
}

it('puts featured articles above the list and asks for the others, eight a page', async () => {
  const { feed, page } = feedOf(7)
  const read = await readNews(feed, request('/fdhbankplc/blog'))
  expect(page).toHaveBeenCalledWith('blogs', { page: 1, size: 8, where: { brands: 'bank', featured: false } })
  expect(read).toMatchObject({
    lead: { id: '0' },
    featured: [{ id: '1' }, { id: '2' }, { id: '3' }],
    moreFeatured: true,
    page: 1,
    pages: 3,
  })
})

it('gives the lead on the first page only', async () => {
  const { feed, newest } = feedOf(2)
  expect(await readNews(feed, request('/fdhfinancialholdings/blog'))).toMatchObject({
    lead: { id: '0' },
    featured: [{ id: '1' }],
    moreFeatured: false,
  })
  newest.mockClear()
  expect(await readNews(feed, request('/fdhfinancialholdings/blog', { page: '2' }))).toMatchObject({
    lead: null,
    featured: [],
    page: 2,
  })
  expect(newest).not.toHaveBeenCalled()
})

it.each([{ page: '4' }, { page: '0' }, { page: 'two' }, { page: '1e1' }, { featured: 'some' }])(
  'has nothing at %o',
  async (query) => {
    expect(await readNews(feedOf(1).feed, request('/fdhbankplc/blog', query))).toEqual({
      outcome: 'notFound',
      offers: [{ label: 'All news', to: '/fdhbankplc/blog' }],
    })
  },
)

it('has one address for the first page, and a list of the featured', async () => {
  const { feed, page } = feedOf(1)
  expect(await readNews(feed, request('/fdhbankplc/blog', { page: '1' }))).toMatchObject({
    outcome: 'redirect',
    to: '/fdhbankplc/blog',
    status: 301,
  })
  expect(await readNews(feed, request('/fdhbankplc/blog', { page: '2', featured: 'all' }))).toMatchObject({
    onlyFeatured: true,
    page: 2,
  })
  expect(page).toHaveBeenLastCalledWith('blogs', {
    page: 2,
    size: 8,
    where: { brands: 'bank', featured: true },
  })
})
