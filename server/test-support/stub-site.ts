import type { Feed } from '#contract/feed.ts'
import { collectionNamed, type CollectionName } from '#contract/registry.ts'
import type { SearchEntry } from '#contract/search.ts'
import type { PageAnswer, PageRequest, RenderedRoute, SearchItems, Site } from '#contract/site.ts'
import { stubMessages } from './stub-messages.ts'
import type { OpenSite } from '../src/pages/open-site.ts'

// A site of a few pages whose HTML is the content as JSON: what the service does with pages shows without React.

const page = (status: 200 | 404 | 500, content: unknown, keep = true): PageAnswer => ({
  status,
  html: JSON.stringify(content),
  keep,
})

function nameOf(request: PageRequest): CollectionName | null {
  const name = request.params['collection'] ?? ''
  const definition = collectionNamed(name)
  return definition && !definition.staffOnly ? (definition.name as CollectionName) : null
}

async function list(request: PageRequest, feed: Feed): Promise<PageAnswer> {
  const name = nameOf(request)
  if (!name) return page(404, 'none')
  if (request.query['page'] === undefined) return page(200, await feed.all(name))
  const size = Number(request.query['size'] ?? 10)
  const found = await feed.page(name, { page: Number(request.query['page']), size })
  return found ? page(200, found) : page(404, 'beyond')
}

async function item(request: PageRequest, feed: Feed): Promise<PageAnswer> {
  const name = nameOf(request)
  const found = name && (await feed.one(name, { id: request.params['id'] ?? '' }))
  return found ? page(200, found) : page(404, 'none')
}

/** Found by its title alone. */
function entry({
  title,
  ny = title,
  ...about
}: Pick<SearchEntry, 'id' | 'group' | 'to' | 'at'> & { title: string; ny?: string }): SearchEntry {
  const rest = { names: '', summary: '', more: '' }
  return { ...about, brand: null, en: { ...rest, title }, ny: { ...rest, title: ny }, untranslated: false }
}

type Render = RenderedRoute['render']
const route = (path: string, render: Render, query: string[] = []): RenderedRoute => ({
  path,
  brand: null,
  query,
  render,
  hasForm: async () => false,
})
const form: Render = async (request) =>
  page(200, { measurement: request.measurement && 'none is shown here' })

const items: SearchItems = {
  faqs: (en, ny) =>
    entry({
      id: `faqs ${en.id}`,
      group: 'faqs',
      to: `/f/${en.id}`,
      title: en.question,
      ny: ny.question,
      at: en.published_at,
    }),
  promotions: (en) =>
    entry({
      id: `promotions ${en.id}`,
      group: 'news',
      to: `/p/${en.id}`,
      title: en.title,
      at: en.published_at,
    }),
  notices: (en) =>
    entry({
      id: `notices ${en.id}`,
      group: 'news',
      to: `/n/${en.id}`,
      title: en.title,
      at: en.published_at,
    }),
}

const site: Site = {
  messages: { en: { ...stubMessages, 'stub.days.other': '{n} days' }, ny: stubMessages },
  routes: [
    route('/list/:collection', list, ['page', 'size']),
    route('/item/:collection/:id', item),
    route('/f/:id', (request, feed) =>
      item({ ...request, params: { ...request.params, collection: 'faqs' } }, feed),
    ),
    route('/p/:id', (request, feed) =>
      item({ ...request, params: { ...request.params, collection: 'promotions' } }, feed),
    ),
    route('/firstdiscounthouse/:slug', async ({ path }, feed) => {
      const written = await feed.one('pages', { address: path })
      return written ? page(200, written) : page(404, 'none')
    }),
    route('/moved', async () => ({ status: 301, location: '/list/blogs' })),
    route('/fails', () => Promise.reject(new Error('secret detail of a page that fails'))),
    route('/alone', async (request) => page(200, request.query, false), ['n']),
    route('/kyc/form', form),
    route('/onboarding/form', form),
    { ...route('/enquiry', form), form: 'enquiry', hasForm: async () => true },
  ],
  prepare: async () => {},
  notFound: async (request) => page(404, { notFound: request.path, lang: request.lang }),
  inOtherCase: async (path) => (path.toLowerCase() === '/moved' ? '/moved' : null),
  failed: async (request) => page(500, { failed: true, lang: request.lang }),
  tooManyRequests: ({ lang, path, refused }, seconds) =>
    `<p>stub, ${lang}, ${path}: too many requests, ${seconds} seconds</p>${refused ? JSON.stringify(refused.typed) : ''}`,
  unavailable: ({ lang, refused }, seconds) =>
    `<p>stub, ${lang}: unavailable, ${seconds} seconds</p>${refused ? JSON.stringify(refused.typed) : ''}`,
  badRequest: () => '<!doctype html><p>stub: bad request</p>',
  withAsOf: (html, { lang }, at) => `<p>stub, ${lang}: as of ${at}</p>${html}`,
  search: {
    pages: async () => [
      entry({ id: 'page home', group: 'pages', to: '/home', title: 'Home of the stub', at: '' }),
    ],
    collections: ['faqs', 'promotions', 'notices'],
    follows: { facts: [] },
    items: async () => items,
    addressOf: (collection, item) => items[collection]?.(item as never, item as never)?.to ?? null,
  },
  addresses: async (feed) => (await feed.all('blogs')).map((blog) => ({ path: `/item/blogs/${blog.id}` })),
}

export const stubSite: OpenSite = {
  site: () => site,
  assets: null,
  attach: null,
  close: async () => {},
  backoffice: { folder: import.meta.dirname, script: '/backoffice/assets/stub.js', styles: [], fonts: [] },
}
