import { storedCollections } from '#database/registry.ts'
import type { Access } from './access.ts'

/**
 * On which host a route is served if the back-office has its own, and what happens over plain http. Decided when the
 * route is registered, from its pattern and from who may call it.
 */
export type Place = {
  /** `health` is for any host: who watches the process may not know its name */
  on: 'public' | 'staff' | 'both' | 'health'
  /**
   * an API: over plain http it is refused and not redirected, because what the client sent with it is exposed already
   */
  api: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    place?: Place
  }
}

const health = ['/healthz', '/readyz']
/** What the back-office's pages load beside its own; not the site's pages, whose trackers would run where staff are. */
const shared = ['/api', '/files', '/assets', '/favicon.ico', '/.well-known']
const apiPrefixes = [
  '/api',
  '/files',
  '/backoffice/api',
  '/backoffice/auth',
  '/backoffice/live',
  '/live',
  '/login',
  '/onboarding',
  '/uploads',
  ...storedCollections.flatMap(({ definition }) => (definition.legacy ? [`/${definition.name}`] : [])),
]

const below = (pattern: string, roots: readonly string[]) =>
  roots.some((root) => pattern === root || pattern.startsWith(`${root}/`))

/** @param pattern the address as the route spells it */
export function placeOf(pattern: string, access: Access): Place {
  const api = below(pattern, apiPrefixes)
  if (health.includes(pattern)) return { on: 'health', api }
  // Where service accounts may call too, authenticate.ts checks the host of staff's sessions.
  const staffOnly = access.to === 'staff' && access.serviceCollection === null
  if (staffOnly || below(pattern, ['/backoffice'])) return { on: 'staff', api }
  return { on: below(pattern, shared) ? 'both' : 'public', api }
}
