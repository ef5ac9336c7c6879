import type { PageRoute } from '#contract/site.ts'
import { anyone, type Row } from '../http/permissions/access.ts'

/** Address patterns whose 404 is a page for browsers and JSON for API clients. */
export const mixedNotFoundAddresses = ['/files/*', '/onboarding/*', '/uploads/*'] as const
/** Address patterns that have a 404 handler of their own. */
export const notFoundAddresses = ['/api/*', ...mixedNotFoundAddresses, '/ny/*'] as const

/** What the site answers beside its pages. */
const siteRows: readonly Row[] = [
  ['GET', '/', anyone],
  ['GET', '/ny', anyone],
  ['GET', '/robots.txt', anyone],
  ['GET', '/sitemap.xml', anyone],
  ['GET', '/favicon.ico', anyone],
  ['GET', '/.well-known/security.txt', anyone],
  ['POST', '/choices', anyone],
  ['GET', '/assets/:file', anyone],
  ...notFoundAddresses.map((address): Row => ['GET', address, anyone]),
]

/** The site's pages, which everybody reads, and the forms that some carry. */
export const pageRows = (pages: readonly PageRoute[]): readonly Row[] => [
  ...siteRows,
  ...pages
    .flatMap(({ path, form }) => [path, `/ny${path}`].map((address) => ({ address, form })))
    .flatMap(({ address, form }): Row[] => [
      ['GET', address, anyone],
      ...(form ? [['POST', address, anyone] as const] : []),
    ]),
]
