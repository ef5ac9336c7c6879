import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { PageRequest, Site } from '#contract/site.ts'
import type { Database } from '#database/open.ts'
import { storedCollections, storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { brokenLinks, revisions } from '#database/tables.ts'
import { publicFile } from './public-file.ts'
import { KeptValues } from './kept-values.ts'
import { fileKeyIn, findLinks, hasLinks, type FoundLink } from './find-links.ts'
import { readOwnLink, writeLink, type LinkAddress } from './link-address.ts'
import { allAddresses, findLinkers, readAddresses } from './linkers.ts'
import { visibleItems } from './queryable.ts'
import { openFeed } from './feed.ts'
import { noSearch, ownAddress, plainRequest, routeOf } from './staff/pages-showing-item.ts'

export type LinkServices = {
  db: Database
  site: () => Site | Promise<Site>
  about: Pick<PageRequest, 'origin' | 'demonstration'>
  /** names of the hosts that serve the site */
  ownHosts: readonly string[]
}
/** So few at a time, and a rest after them of so many times what they took: readers' pages are made in between. */
const batch = 50
const restTimes = 4
const mostRestMs = 500

/** Whether links lead to a page of this site. Each is looked up once; links to other sites are not checked. */
export function lookUpLinks({ db, site, about, ownHosts }: LinkServices): (href: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>()
  // Else each page would make anew what stands around all of them.
  const keptValues = new KeptValues()
  const look = async (href: string, link: LinkAddress): Promise<boolean> => {
    const key = fileKeyIn(href)
    if (key !== null) return (await publicFile(db, key)) !== null
    const built = await site()
    const found = routeOf(built.routes, link.path)
    if (!found) return link.path === '/'
    const { feed } = await openFeed(db, 'en', { search: noSearch, keptValues })
    const question = /^#faq-([\da-f-]{36})$/.exec(link.hash)?.[1]
    if (question !== undefined && !(await feed.one('faqs', { id: question }))) return false
    // A page without parameters exists. A page that shows an item says itself whether the item exists.
    if (!found.route.path.includes(':') && link.query.size === 0) return true
    const request = plainRequest(found, writeLink({ ...link, hash: '' }), { ...about, lang: 'en' })
    const answer = await found.route.render(request, feed)
    return answer.status !== 404
  }
  return (href) => {
    const link = readOwnLink(href, ownHosts)
    if (!link) return Promise.resolve(true)
    const asked = known.get(href) ?? look(href, link)
    known.set(href, asked)
    return asked
  }
}

/**
 * Notes the links in what the public sees now that lead nowhere.
 * @param only the items to look at; without them, all
 */
export async function findBroken(
  services: LinkServices,
  only: ReadonlyMap<string, readonly string[]> | null = null,
  stopped: () => boolean = () => false,
): Promise<void> {
  const leads = lookUpLinks(services)
  const named = only ? [...only.keys()].flatMap((name) => storedNamed(name) ?? []) : storedCollections
  for (const stored of named) {
    if (stored.definition.staffOnly || !hasLinks(stored.definition)) continue
    const ids = only?.get(stored.definition.name)
    const seen = new Set<string>()
    for await (const { id, links } of linkedItems(services.db, stored, ids, stopped)) {
      if (stopped()) return
      const broken: FoundLink[] = []
      for (const link of links) if (!(await leads(link.href))) broken.push(link)
      await note(services.db, stored, id, broken)
      seen.add(id)
    }
    if (stopped()) return
    await forget(services.db, stored, ids ?? null, seen)
  }
}

async function* linkedItems(
  db: Database,
  stored: StoredCollection,
  ids: readonly string[] | undefined,
  stopped: () => boolean,
) {
  const { table, definition } = stored
  let after = '00000000-0000-0000-0000-000000000000'
  // Most items have no links, and are not heard of outside: one that is stopped ends here.
  while (!stopped()) {
    const began = performance.now()
    const where = and(gt(table.id, after), ids && inArray(table.id, [...ids]))
    const found = await visibleItems(db, stored, where, [sql`${table.id}`], batch)
    for (const { row, body } of found) {
      const links = findLinks(definition, body)
      if (links.length) yield { id: row.id, links }
    }
    const last = found.at(-1)
    if (!last || found.length < batch) return
    after = last.row.id
    await sleep(Math.min(mostRestMs, (performance.now() - began) * restTimes))
  }
}

const ofItem = ({ definition }: StoredCollection, id: string) =>
  and(eq(brokenLinks.collection, definition.name), eq(brokenLinks.item_id, id))

async function note(
  db: Database,
  stored: StoredCollection,
  id: string,
  broken: readonly FoundLink[],
): Promise<void> {
  const collection = stored.definition.name
  const rows = new Map(
    broken.map(({ href, path }) => {
      const short = href.slice(0, 500)
      return [short, { collection, item_id: id, href: short, place: path, found_at: sql`now()` }]
    }),
  )
  const gone = rows.size ? notInArray(brokenLinks.href, [...rows.keys()]) : undefined
  await db.delete(brokenLinks).where(and(ofItem(stored, id), gone))
  if (!rows.size) return
  await db
    .insert(brokenLinks)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [brokenLinks.collection, brokenLinks.item_id, brokenLinks.href],
      set: { place: sql`excluded.place` },
    })
}

/** Removes the notes of items that are no longer public or have no broken link any more. */
async function forget(
  db: Database,
  { definition }: StoredCollection,
  ids: readonly string[] | null,
  seen: ReadonlySet<string>,
): Promise<void> {
  const rows = await db
    .selectDistinct({ id: brokenLinks.item_id })
    .from(brokenLinks)
    .where(eq(brokenLinks.collection, definition.name))
  const gone = rows.map(({ id }) => id).filter((id) => !seen.has(id) && (ids === null || ids.includes(id)))
  if (gone.length)
    await db
      .delete(brokenLinks)
      .where(and(eq(brokenLinks.collection, definition.name), inArray(brokenLinks.item_id, gone)))
}

export type LinkCheck = {
  /** all links; each hour is often enough */
  all(): Promise<void>
  /** what has just been published is checked soon, and so is what links to anything that changed or is gone */
  moved(events: readonly { collection: string; item_id: string }[]): void
  stop(): Promise<void>
}

const soon = 2000
/** From so many changed items on all links are checked: that takes no longer. */
const mostChanged = 20

/** Checks the links of what changed and of everything that links to it. @param changed null for all links */
export async function findBrokenAround(
  services: LinkServices,
  changed: ReadonlyMap<string, readonly string[]> | null,
  stopped: () => boolean = () => false,
): Promise<void> {
  if (stopped()) return
  const few = changed && [...changed.values()].flat().length <= mostChanged
  await findBroken(services, few ? await withLinkers(services, changed) : null, stopped)
}

/** The changed items, and those that link to any of them. */
async function withLinkers(
  services: LinkServices,
  changed: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = new Map([...changed].map(([name, ids]) => [name, new Set(ids)]))
  for (const [name, ids] of changed) {
    const stored = storedNamed(name)
    if (!stored || stored.definition.staffOnly) continue
    for (const id of new Set(ids)) {
      const addresses = readAddresses(await everyAddress(services, stored, id))
      for (const linker of await findLinkers(services.db, { id, addresses }, services.ownHosts)) {
        const { name: of } = linker.stored.definition
        all.set(of, (all.get(of) ?? new Set()).add(linker.id))
      }
    }
  }
  return new Map([...all].map(([name, ids]) => [name, [...ids]]))
}

/** All addresses that lead, or led, to an item; those that the site alone makes are among them. */
export async function everyAddress(
  { db, site }: Pick<LinkServices, 'db' | 'site'>,
  stored: StoredCollection,
  id: string,
): Promise<string[]> {
  const [found] = await db
    .select({ row: stored.table, body: revisions.body })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, stored.table.draft_revision))
    .where(eq(stored.table.id, id))
  const own = found && (await ownAddress(db, await site(), stored, { ...found, revision: 0 }))
  return [...(own ? [own] : []), ...(await allAddresses(db, stored, id))]
}

/**
 * Checks all links when asked, and new content soon after it is published. Several processes may do it: all find the
 * same.
 */
export function startLinkCheck(services: LinkServices, report: (error: unknown) => void): LinkCheck {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const waiting = new Map<string, string[]>()
  let timer: NodeJS.Timeout | null = null
  function look(changed: ReadonlyMap<string, readonly string[]> | null): Promise<void> {
    running = running.then(() => findBrokenAround(services, changed, () => stopped)).catch(report)
    return running
  }
  return {
    all: () => look(null),
    moved(events) {
      for (const { collection, item_id } of events)
        waiting.set(collection, [...(waiting.get(collection) ?? []), item_id])
      timer ??= setTimeout(() => {
        timer = null
        void look(new Map(waiting))
        waiting.clear()
      }, soon)
      timer.unref()
    },
    async stop() {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
