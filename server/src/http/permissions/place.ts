import { storedCollections } from '#database/registry.ts'
import type { Access } from './access.ts'

/**
 * Where an address is answered once the back-office has a host of its own, and how it takes plain http; said of each
 * route when it is registered, by its pattern and by who may come.
 */
export type Place = {
  /** `health` is for any host: who watches the process may not know its name */
  on: 'public' | 'staff' | 'both' | 'health'
  /** for programs: over plain http it is refused rather than sent on, since what they send with it is told already */
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
  // Where programs may come too, staff's sessions are told apart by authenticate.ts.
  const staffOnly = access.to === 'staff' && access.serviceCollection === null
  if (staffOnly || below(pattern, ['/backoffice'])) return { on: 'staff', api }
  return { on: below(pattern, shared) ? 'both' : 'public', api }
}
