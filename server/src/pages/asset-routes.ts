import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { z } from 'zod'
import { ofType, pageAnswers } from '../http/answers.ts'
import type { App } from '../http/app.ts'
import { cacheLifetimes } from '../http/cache-lifetimes.ts'

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

const kinds = [
  'text/javascript',
  'text/css',
  'font/woff2',
  'image/png',
  'image/svg+xml',
  'application/json',
  'application/manifest+json',
] as const

/** What lies there compressed is sent under the name of what it holds, to whoever takes it so. */
const isAsset = (name: string): boolean => /^[\w-][\w.-]*$/.test(name) && !/\.(?:br|gz)$/.test(name)

/**
 * What the build made. Names change with what is in them, so browsers keep them for a year and never ask again by their tag.
 * One route has them all: with one for each, a start would list the folder and register hundreds.
 */
export async function assetRoutes(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    etag: false,
    setHeaders(reply) {
      for (const name of forDocuments) reply.removeHeader(name)
      reply.header('cache-control', cacheLifetimes.immutable)
    },
  })
  const schema = {
    hide: true,
    params: z.strictObject({ file: z.string() }),
    response: { ...pageAnswers, 200: ofType(...kinds) },
  }
  app.get('/assets/:file', { schema }, async ({ params: { file } }, reply) =>
    isAsset(file) ? reply.sendFile(file) : reply.callNotFound(),
  )
}
