import type { PageRoute } from '#contract/site.ts'
import { roles } from '#contract/roles.ts'
import { storedCollections } from '#database/registry.ts'
import { reviewers } from './kyc/reviews/find.ts'
import { anyone, contact, entrance, staff, type Row } from './http/permissions/access.ts'
import { collectionRows } from './content/permission-rows.ts'
import { deskRows } from './rates/permission-rows.ts'
import { peopleRows } from './staff/permission-rows.ts'
import { contentRows } from './media/permission-rows.ts'

const officers = staff(reviewers)
const lookers = staff([...reviewers, 'auditor'])
const administrators = staff(['administrator'])

const reviews = '/api/kyc_reviews'
const paper = `${reviews}/:id/papers/:paper`

/** What is asked below these and is not there. */
export const notThere = ['/api/*', '/files/*', '/onboarding/*', '/uploads/*', '/ny/*'] as const

/** Every address that is no collection's and no page's. */
const own: readonly Row[] = [
  ['GET', '/healthz', anyone],
  ['GET', '/readyz', anyone],
  ['GET', '/live', anyone],
  ['GET', '/api/docs', anyone],
  ['GET', '/api/docs/', anyone],
  ['GET', '/api/docs/static/*', anyone],
  ['GET', '/api/docs/json', anyone],
  ['GET', '/api/docs/yaml', anyone],
  ['GET', '/api/docs/static/index.html', anyone],
  ['GET', '/api/docs/static/swagger-initializer.js', anyone],
  ['GET', '/api/openapi.json', anyone],
  ['GET', '/api/search', anyone],
  ['POST', '/login', entrance],

  ['GET', '/files/:key', anyone],

  ['POST', '/onboarding/v1/verify-username', entrance],
  ['POST', '/onboarding/v1/verify-code', entrance],
  ['POST', '/onboarding/v1/applications', contact],
  ['PUT', '/api/kyc_drafts/:id', contact],
  ['GET', '/api/kyc_drafts/:id', contact],
  ['DELETE', '/api/kyc_drafts/:id', contact],
  ['GET', '/api/kyc_submissions', contact],
  ['POST', '/api/kyc_submissions', contact],
  ['PUT', '/api/kyc_submissions/:id', contact],
  ['OPTIONS', '/uploads/kyc', anyone],
  ['OPTIONS', '/uploads/kyc/:id', anyone],
  ['POST', '/uploads/kyc', contact],
  ['HEAD', '/uploads/kyc/:id', contact],
  ['PATCH', '/uploads/kyc/:id', contact],
  ['DELETE', '/uploads/kyc/:id', contact],
  // Refused, whoever asks.
  ['GET', '/uploads/kyc', anyone],
  ['GET', '/uploads/kyc/:id', anyone],

  // Auditors see that it happened, masked; papers and details in full are not for them.
  ['GET', reviews, lookers],
  ['POST', `${reviews}/search`, officers],
  ['POST', `${reviews}/next`, officers],
  ['GET', `${reviews}/erasures`, lookers],
  ['GET', `${reviews}/reasons`, officers],
  ['GET', `${reviews}/:id`, lookers],
  ['GET', `${reviews}/:id/history`, lookers],
  ['POST', `${reviews}/:id/message-preview`, officers],
  ['POST', `${reviews}/:id/reveal`, officers],
  ['POST', `${reviews}/:id/claim`, officers],
  ['POST', `${reviews}/:id/release`, officers],
  ['POST', `${reviews}/:id/finish`, officers],
  ['POST', `${reviews}/:id/hold`, officers],
  ['POST', `${reviews}/:id/erasure`, officers],
  ['POST', `${reviews}/:id/erasure/decide`, officers],
  ['GET', `${paper}/pages/:page`, officers],
  ['GET', `${paper}/original`, officers],
  ['POST', `${paper}/decide`, officers],

  ['GET', '/api/dead_letters', administrators],
  ['POST', '/api/dead_letters/:name/:id/again', administrators],

  ['GET', '/', anyone],
  ['GET', '/ny', anyone],
  ['GET', '/robots.txt', anyone],
  ['GET', '/sitemap.xml', anyone],
  ['GET', '/favicon.ico', anyone],
  ['GET', '/.well-known/security.txt', anyone],
  ['POST', '/choices', anyone],
  ['GET', '/assets/*', anyone],
  // There is nothing there: programs hear of it as programs do, readers in their language.
  ...notThere.map((address): Row => ['GET', address, anyone]),
]

/** The back-office itself: the page and its files say nothing that is not in the open source; all else asks. */
const shell: readonly Row[] = [
  ['GET', '/backoffice', anyone],
  ['GET', '/backoffice/*', anyone],
  ['GET', '/backoffice/assets/*', anyone],
  ['GET', '/backoffice/api/find', staff(roles)],
  ['GET', '/backoffice/live', staff(roles)],
  ['GET', '/backoffice/api/queue', staff(roles)],
  ['GET', '/backoffice/api/preferences', staff(roles)],
  ['PUT', '/backoffice/api/preferences', staff(roles)],
]

/** The site's pages, which everybody reads, and the forms that some carry. */
const pageRows = (pages: readonly PageRoute[]): Row[] =>
  pages
    .flatMap(({ path, form }) => [path, `/ny${path}`].map((address) => ({ address, form })))
    .flatMap(({ address, form }): Row[] => [
      ['GET', address, anyone],
      ...(form ? [['POST', address, anyone] as const] : []),
    ])

/**
 * Who may come to which address: one table for the whole program. A route that is not in it stops the start, so that
 * nothing is open by oversight.
 */
export const permissionTable = (pages: readonly PageRoute[]): Row[] => [
  ...own,
  ...shell,
  ...deskRows,
  ...peopleRows,
  ...contentRows,
  ...storedCollections.flatMap(({ definition }) => collectionRows(definition)),
  ...pageRows(pages),
]
