import type { Collection } from '#contract/collection.ts'
import { roles } from '#contract/roles.ts'
import { storedCollections } from '#database/registry.ts'
import { approvers } from '../staff/two-people/rules.ts'
import { readersOf } from './staff/who-may-read.ts'
import { anyone, entrance, staff, type Row } from '../http/permissions/access.ts'

/** The lines of one collection, from its definition. */
function collectionRows(definition: Collection): Row[] {
  const { name, writers, staffOnly, approval, legacy, appendOnly, filters } = definition
  const base = `/api/${name}`
  const item = `${base}/:id`
  // Drafts and both languages are asked for in the query, and looked at by the route.
  const read = staffOnly ? staff(writers) : anyone
  // A program may bring content, but nothing that a second person must approve, and no customers' data.
  const write = staff(writers, approval || staffOnly ? null : name)
  // Who decides may take back what is scheduled, too; of what is customers' nobody who does not read it.
  const takers = [...new Set([...writers, ...(staffOnly ? [] : approvers)])]
  const backoffice = `/backoffice/api/${name}`
  const seen = staff(readersOf(definition))
  const rows: Row[] = [
    ['GET', backoffice, seen],
    // Customers' data in one file is for those who work with it, and recorded.
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
    ['POST', base, write],
    ['PUT', item, write],
    ['DELETE', item, write],
    ['POST', `${item}/publish`, write],
    ['POST', `${item}/archive`, write],
    ['POST', `${item}/withdraw`, write],
    ['POST', `${item}/unschedule`, { ...write, roles: takers }],
  ]
  if (approval)
    rows.push(
      ['POST', `${item}/submit`, write],
      ['POST', `${item}/approve`, staff(approvers)],
      ['POST', `${item}/return`, staff(approvers)],
    )
  if (appendOnly) rows.push(['GET', `${base}/history`, anyone])
  for (const field of staffOnly ? filters : []) rows.push(['GET', `${base}/${field}/:value`, read])
  if (legacy)
    rows.push(
      ['POST', `/${name}/login`, entrance],
      ['GET', `/${name}/:start/:end`, anyone],
      // A program may bring what needs approval too, as a draft (legacy-routes.ts).
      ['POST', `/${name}`, staff(writers, name)],
    )
  return rows
}

/** Every collection's lines, and what content has beside them. */
export const contentRows: readonly Row[] = [
  ['GET', '/live', anyone],
  ['GET', '/api/search', anyone],
  ['POST', '/login', entrance],
  ['GET', '/backoffice/api/find', staff(roles)],
  ['GET', '/backoffice/api/completeness', staff(roles)],
  // The token in the address is what is asked for.
  ['GET', '/backoffice/preview/:token', entrance],
  ['GET', '/backoffice/preview/:token/files/:key', entrance],
  ...storedCollections.flatMap(({ definition }) => collectionRows(definition)),
]
