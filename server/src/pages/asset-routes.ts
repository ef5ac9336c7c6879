import fastifyStatic from '@fastify/static'
import type { App } from '../http/app.ts'

/** What only documents need: on a script or a font it would be bytes that a visitor pays for, ten times a page. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** What the build made: hashed names never change, so browsers keep them for a year; the rest is asked for again. */
export async function assetRoutes(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    schemaHide: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders(reply, path) {
      for (const name of forDocuments) reply.removeHeader(name)
      const hashed = path.includes('/assets/')
      // What never changes is never asked for again by its tag.
      if (hashed) reply.removeHeader('etag')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
