import { and, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { redirects } from '#contract/collections/redirects.ts'
import type { Lang } from '#contract/languages.ts'
import { isWildcard, isServicePath, overlap, remainderOf, sourcesOf } from '#contract/rules/redirect-paths.ts'
import type { Database, Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { StoredBody } from './body.ts'
import { readOwnLink, writeLink } from './link-address.ts'
import { visibleItems } from './queryable.ts'

type Reader = Pick<Database | Tx, 'select'>

function storedRedirects(): StoredCollection {
  const stored = storedNamed(redirects.name)
  if (!stored) throw new Error('redirects are no collection')
  return stored
}

export type FoundRedirect = { id: string; location: string }

/**
 * Returns the live redirect of a path that has no page, the most specific one where several match; null where there is none.
 * @param target path and query as they were sent
 */
export async function findRedirect(db: Reader, target: string, lang: Lang): Promise<FoundRedirect | null> {
  const asked = readOwnLink(target)
  // The database stores no such character (refuse-unstorable.ts).
  if (!asked || asked.path.includes('\0')) return null
  const stored = storedRedirects()
  const sources = sourcesOf(asked.path)
  const isAsked = sql`${stored.column('source')} = any(array[${sql.join(
    sources.map((one) => sql`${one}`),
    sql`, `,
  )}]::text[])`
  const found = await visibleItems(db, stored, isAsked, [], sources.length)
  const [first] = found.toSorted((a, b) => rank(sources, a.body) - rank(sources, b.body))
  if (!first) return null
  const body = redirects.schema.parse(first.body)
  // `%` and the like are still encoded in a normalized path; spaces and the like are encoded again.
  const { path } = asked
  const remainder = encoded(remainderOf(body.source, path) ?? '')
  const to = isWildcard(body.target)
    ? body.target.slice(0, -1).replace(remainder === '' ? /(?<=[^/])\/$/ : '', '') + remainder
    : body.target
  return { id: first.row.id, location: inLanguage(withQuery(to, asked.query), lang) }
}

const rank = (sources: readonly string[], { source }: StoredBody) => sources.indexOf(String(source))

const encoded = (path: string): string => writeLink({ path, query: new URLSearchParams(), hash: '' })

/** Hands on the query of the request to a page of ours, such as a campaign's; other websites never get it. */
const withQuery = (to: string, query: URLSearchParams): string =>
  to.startsWith('/') && !/[?#]/.test(to) && query.size > 0 ? `${to}?${query.toString()}` : to

const inLanguage = (to: string, lang: Lang): string =>
  lang === 'en' || !to.startsWith('/') || to.startsWith('/files/')
    ? to
    : `/ny${to}`.replace(/^\/ny\/(?=$|[?#])/, '/ny')

/**
 * Returns what keeps a redirect from going live, by field: an address of the service, a live address, a loop, a chain, a
 * wildcard that leads nowhere.
 * @param id of the redirect itself; null for a new one
 */
export async function redirectErrors(
  db: Reader,
  { definition }: Pick<StoredCollection, 'definition'>,
  id: string | null,
  body: StoredBody,
  site: { isLive: (path: string) => Promise<boolean>; routes: readonly { path: string }[] },
): Promise<Record<string, string>> {
  const { source, target } = body
  if (definition.name !== redirects.name || typeof source !== 'string' || typeof target !== 'string')
    return {}
  if (isServicePath(source))
    return { source: 'This address belongs to the service and cannot be redirected.' }
  if (!isWildcard(source) && (await site.isLive(source)))
    return { source: 'This address is a live page. Only addresses without a page can be redirected.' }
  if (isWildcard(target) && target.startsWith('/') && !leadsBelow(target, site.routes))
    return { target: `This page doesn’t exist: ${target}.` }
  const loop = await loopErrors(db, id, { source, target })
  return Object.keys(loop).length > 0 ? loop : chainErrors(db, id, { source, target }, site.isLive)
}

/** True where the site has pages below the folder of a wildcard. */
function leadsBelow(target: string, routes: readonly { path: string }[]): boolean {
  const folder = target.split('/').slice(1, -1)
  if (isServicePath(target)) return false
  return routes.some(({ path }) => {
    const parts = path.split('/').slice(1)
    return (
      parts.length > folder.length &&
      folder.every((part, at) => part === parts[at] || parts[at]?.startsWith(':'))
    )
  })
}

type Path = { source: string; target: string }

/** Returns why a redirect would lead back to itself, directly or through another one. */
export async function loopErrors(
  db: Reader,
  id: string | null,
  { source, target }: Path,
): Promise<Record<string, string>> {
  const to = readOwnLink(target)?.path
  if (to === undefined) return {}
  const others = overlap(to, source) ? null : await readOthers(db, id, { source, to }, and)
  return others === null || others.some(({ leadsOn, leadsHere }) => leadsOn && leadsHere)
    ? { target: 'This redirect leads back to itself.' }
    : {}
}

/** Returns why a redirect would lead to another one, or another one to it. Live pages take precedence over redirects. */
async function chainErrors(
  db: Reader,
  id: string | null,
  { source, target }: Path,
  isLive: (path: string) => Promise<boolean>,
): Promise<Record<string, string>> {
  const to = readOwnLink(target)?.path
  for (const other of await readOthers(db, id, { source, to }, or)) {
    if (other.leadsOn && to !== undefined && (isWildcard(to) || !(await isLive(to))))
      return {
        target: `The redirect of ${other.source} leads on from here. Enter where it leads: ${other.target}.`,
      }
    if (other.leadsHere)
      return { source: `The redirect of ${other.source} leads to this address. Change that one first.` }
  }
  return {}
}

/** Reads the live redirects of the target of one (`leadsOn`), those that lead to its source (`leadsHere`), or that do both. */
async function readOthers(
  db: Reader,
  id: string | null,
  { source, to }: { source: string; to: string | undefined },
  combine: typeof and | typeof or,
): Promise<(Path & { leadsOn: boolean; leadsHere: boolean })[]> {
  const stored = storedRedirects()
  const { table } = stored
  const [sourceColumn, targetColumn] = [stored.column('source'), stored.column('target')]
  const targetPath = sql`regexp_replace(${targetColumn}, '[?#].*$', '')`
  const others = await db
    .select({ source: sql<string>`${sourceColumn}`, target: sql<string>`${targetColumn}` })
    .from(table)
    .where(
      and(
        isNull(table.deleted_at),
        sql`${table.live_revision} is not null`,
        id === null ? undefined : ne(table.id, id),
        combine(
          to === undefined ? undefined : mayOverlap(sql`${sourceColumn}`, to),
          mayOverlap(targetPath, source),
        ),
      ),
    )
    .limit(20)
  return others.map((other) => {
    const path = readOwnLink(other.target)?.path
    return {
      ...other,
      leadsOn: to !== undefined && overlap(to, other.source),
      leadsHere: path !== undefined && overlap(path, source),
    }
  })
}

/** Narrows to paths that may overlap one: the same, its wildcards, and for a wildcard everything below it. */
const mayOverlap = (column: SQL, path: string): SQL => {
  const folder = isWildcard(path) ? path.slice(0, -2) : path
  const same = [path, ...sourcesOf(folder)].map((one) => sql`${column} = ${one}`)
  const below = isWildcard(path) ? [sql`starts_with(${column}, ${`${folder}/`})`] : []
  return sql`(${sql.join([...same, ...below], sql` or `)})`
}
