import { z } from 'zod'
import { kindOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { leads } from '#contract/collections/leads.ts'
import { messageOverrides } from '#contract/collections/message-overrides.ts'
import { redirects } from '#contract/collections/redirects.ts'
import { roles, type Role } from '#contract/roles.ts'
import { storedCollections } from '#database/registry.ts'
import { approvers } from '../staff/two-people/rules.ts'
import { readersOf } from './staff/who-may-read.ts'
import { anyone, entrance, staff, type Row } from '../http/permissions/access.ts'

/** The fields that staff look records of customers up by, such as an account by its user name. */
export const lookupFields = ({ staffOnly, filters, fields }: Collection): readonly string[] =>
  staffOnly ? filters.filter((name) => kindOf(fields[name] ?? z.never()) !== 'flag') : []

/** The lines of one collection, from its definition. */
function collectionRows(definition: Collection): Row[] {
  const { name, writers, staffOnly, approval, legacy, appendOnly } = definition
  const base = `/api/${name}`
  const item = `${base}/:id`
  // The query may ask for drafts and both languages; the route checks that.
  const read = staffOnly ? staff(writers) : anyone
  // A service account may publish what needs no approval, and never sees customers' data.
  const write = staff(writers, approval || staffOnly ? null : name)
  // It may propose what needs approval: what it writes is a draft, and what it deletes a request to archive.
  const propose = staff(writers, staffOnly ? null : name)
  const backoffice = `/backoffice/api/${name}`
  const seen = staff(readersOf(definition))
  const rows: Row[] = [
    ['GET', backoffice, seen],
    // An export of customers' data is only for those who work with it, and it is recorded.
    ['GET', `${backoffice}/export.csv`, staffOnly ? staff(writers) : seen],
    ['GET', `${backoffice}/:id`, seen],
    ['GET', `${backoffice}/:id/revisions`, seen],
    ['GET', `${backoffice}/:id/revisions/:number`, seen],
    ['GET', `${backoffice}/:id/used-by`, seen],
    ['POST', `${backoffice}/:id/translations`, staff(writers)],
    ['PUT', `${backoffice}/:id/lock`, staff(writers)],
    ['POST', `${backoffice}/:id/lock/take`, staff(writers)],
    ['DELETE', `${backoffice}/:id/lock`, staff(writers)],
    // Approvers look at what they are to approve.
    ['POST', `${backoffice}/preview`, seen],
    ['GET', base, read],
    ['GET', item, read],
    ['POST', base, propose],
    ['PUT', item, propose],
    ['DELETE', item, propose],
  ]
  // Records of customers are never published.
  if (!staffOnly)
    rows.push(
      ['POST', `${backoffice}/check`, staff(writers)],
      ['POST', `${item}/publish`, write],
      ['POST', `${item}/archive`, write],
      ['POST', `${item}/restore`, write],
      ['POST', `${item}/reschedule`, write],
      ['POST', `${item}/discard`, write],
      ['POST', `${item}/withdraw`, write],
      // Approvers may also unschedule.
      ['POST', `${item}/unschedule`, { ...write, roles: [...new Set([...writers, ...approvers])] }],
    )
  if (approval)
    rows.push(
      ['POST', `${item}/submit`, write],
      ['POST', `${item}/approve`, staff(approvers)],
      ['POST', `${item}/return`, staff(approvers)],
    )
  if (appendOnly) rows.push(['GET', `${base}/history`, anyone])
  for (const field of lookupFields(definition)) rows.push(['GET', `${base}/${field}/:value`, read])
  if (legacy)
    rows.push(
      ['POST', `/${name}/login`, entrance],
      ['GET', `/${name}/:start/:end`, anyone],
      // Here a service account may also write what needs approval, as a draft (legacy-routes.ts).
      ['POST', `/${name}`, staff(writers, name)],
    )
  return rows
}

const translators: Role[] = ['author', 'rates_officer', 'approver', 'auditor', 'administrator']

/** Every collection's lines, and what content has beside them. */
export const contentRows: readonly Row[] = [
  ['GET', '/live', anyone],
  ['GET', '/api/search', anyone],
  ['POST', '/login', entrance],
  ['POST', '/api/leads/search', staff(readersOf(leads))],
  ['GET', '/backoffice/api/find', staff(roles)],
  ['GET', '/backoffice/api/titles', staff(roles)],
  ['GET', '/backoffice/api/links', staff(roles)],
  ['GET', '/backoffice/api/figures', staff(roles)],
  [
    'GET',
    '/backoffice/api/timeline',
    staff(['author', 'rates_officer', 'approver', 'auditor', 'administrator']),
  ],
  ['GET', '/backoffice/api/completeness', staff(roles)],
  ['GET', '/backoffice/api/translations', staff(translators)],
  ['GET', '/backoffice/api/translations/counts', staff(translators)],
  ['GET', '/backoffice/api/missing_addresses', staff(readersOf(redirects))],
  ['GET', '/backoffice/api/messages', staff(readersOf(messageOverrides))],
  // The token in the address decides.
  ['GET', '/backoffice/preview/:token', entrance],
  ['GET', '/backoffice/preview/:token/files/:key', entrance],
  ...storedCollections.flatMap(({ definition }) => collectionRows(definition)),
]
