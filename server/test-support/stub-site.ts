import type { Feed } from '#contract/feed.ts'
import { collectionNamed, type CollectionName } from '#contract/registry.ts'
import type { PageAnswer, PageRequest, PageRoute, Site } from '#contract/site.ts'
import type { OpenSite } from '../src/pages/open-site.ts'

// A site of a few pages whose HTML is the content as JSON: what the service does with pages shows without React.

const routes: PageRoute[] = [
  { path: '/list/:collection', brand: null, query: ['page', 'size'] },
  { path: '/item/:collection/:id', brand: null, query: [] },
  { path: '/moved', brand: null, query: [] },
  { path: '/fails', brand: null, query: [] },
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

const site: Site = {
  routes,
  async render(route, request, feed) {
    switch (route.path) {
      case '/list/:collection':
        return list(request, feed)
      case '/item/:collection/:id':
        return item(request, feed)
      case '/moved':
        return { status: 301, location: '/list/blogs' }
      default:
        throw new Error('secret detail of a page that fails')
    }
  },
  notFound: async (request) => page(404, { notFound: request.path, lang: request.lang }),
  failed: async (request) => page(500, { failed: true, lang: request.lang }),
  addresses: async (feed) => (await feed.all('blogs')).map((blog) => ({ path: `/item/blogs/${blog.id}` })),
}

export const stubSite: OpenSite = { site: () => site, assets: null, attach: null, close: async () => {} }
