import type { RouteOptions } from 'fastify'
import type { App } from '../app.ts'
import { withoutTrailingSlash } from './raw-address.ts'

/**
 * `/blog/view/` is `/blog/view/:slug` with an empty slug to the router: readers are sent to the address without the
 * slash, as at every address that no route has (pages/routes.ts). Looked at only by routes that end in such a part.
 */
export function sendOnEmptyParts(app: App): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const last = /\/:(\w+)$/.exec(route.url)?.[1]
    const reads = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD')
    if (last === undefined || !reads) return
    const others = route.onRequest === undefined ? [] : [route.onRequest].flat()
    route.onRequest = [
      ...others,
      (request, reply, done) => {
        const { [last]: value } = request.params as Record<string, string> // the router fills it from the pattern
        const to = value === '' ? withoutTrailingSlash(request) : null
        if (to === null) done()
        else void reply.redirect(to, 308)
      },
    ]
  })
}
