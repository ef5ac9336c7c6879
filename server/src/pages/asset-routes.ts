import fastifyStatic from '@fastify/static'
import type { App } from '../app.ts'

/** What the build made: hashed names never change, so browsers keep them for a year; the rest is asked for again. */
export async function assetRoutes(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    schemaHide: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
