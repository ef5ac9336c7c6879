import type { Feed } from '#contract/feed.ts'
import { collectionNamed, type CollectionName } from '#contract/registry.ts'
import type { SearchEntry } from '#contract/search.ts'
import type { PageAnswer, PageRequest, PageRoute, Site } from '#contract/site.ts'
import type { OpenSite } from '../src/pages/open-site.ts'

// A site of a few pages whose HTML is the content as JSON: what the service does with pages shows without React.

const routes: PageRoute[] = [
  { path: '/list/:collection', brand: null, query: ['page', 'size'] },
  { path: '/item/:collection/:id', brand: null, query: [] },
  { path: '/moved', brand: null, query: [] },
  { path: '/fails', brand: null, query: [] },
  { path: '/alone', brand: null, query: ['n'] },
  { path: '/kyc/form', brand: null, query: [] },
  { path: '/onboarding/form', brand: null, query: [] },
]

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

const site: Site = {
  routes,
  async render(route, request, feed) {
    switch (route.path) {
      case '/list/:collection':
        return list(request, feed)
      case '/item/:collection/:id':
        return item(request, feed)
      case '/kyc/form':
      case '/onboarding/form':
        return page(200, { measurement: request.measurement && 'none is shown here' })
      case '/alone':
        return page(200, request.query, false)
      case '/moved':
        return { status: 301, location: '/list/blogs' }
      default:
        throw new Error('secret detail of a page that fails')
    }
  },
  notFound: async (request) => page(404, { notFound: request.path, lang: request.lang }),
  failed: async (request) => page(500, { failed: true, lang: request.lang }),
  search: {
    pages: async () => [
      entry({ id: 'page home', group: 'pages', to: '/home', title: 'Home of the stub', at: '' }),
    ],
    items: {
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
    },
  },
  addresses: async (feed) => (await feed.all('blogs')).map((blog) => ({ path: `/item/blogs/${blog.id}` })),
}

export const stubSite: OpenSite = {
  site: () => site,
  assets: null,
  attach: null,
  close: async () => {},
  backoffice: { folder: import.meta.dirname, script: '/backoffice/assets/stub.js', styles: [] },
}
