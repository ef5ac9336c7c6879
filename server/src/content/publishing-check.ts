import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { PublishFaults, Use } from '#contract/backoffice/content.ts'
import { newTargetOf, type LinksChoice } from '#contract/backoffice/links.ts'
import { addressesOf } from '#contract/item-addresses.ts'
import { referenceName, type Reference } from '#contract/rules/references.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { files, revisions } from '#database/tables.ts'
import type { Actor } from '../changes/actor.ts'
import { AppError } from '../http/app-error.ts'
import { cleanBody, type StoredBody } from './body.ts'
import { lookUpLinks, type LinkServices } from './broken-links.ts'
import { messageErrors } from './check-message.ts'
import { shippedMessages } from './corrected-messages.ts'
import { readFigures, findReferences, mayLoseFigures, referencesOf } from './figures.ts'
import { checkDraft, gapsOf } from './draft-body.ts'
import { parseBody } from './foreign-sections.ts'
import { fileKeyIn, findLinks, withOwnPaths } from './find-links.ts'
import { leadsTo, readOwnLink } from './link-address.ts'
import { readAddresses } from './linkers.ts'
import { takenFields } from './publish-revision.ts'
import { redirectErrors } from './redirects.ts'
import type { Row } from './rows.ts'
import { ownAddress } from './staff/pages-showing-item.ts'
import { liveUsersOf } from './staff/used-by.ts'
import { readWire } from './wire-body.ts'

/**
 * What may not go live, or may not go: looked at before a change begins, since pages are drawn for it. A change that comes
 * in between is found by the hourly look at all links.
 */
export type PublishingCheck = {
  /**
   * Returns what would keep a body from being published, before it is saved.
   * @param id null for a new item
   * @throws AppError not_found; malformed where it could not be saved as a draft either
   */
  look(stored: StoredCollection, id: string | null, sent: unknown, actor: Actor): Promise<PublishFaults>
  /** a body that goes live at once where its collection needs no approval. @throws AppError malformed, at the fields */
  written(stored: StoredCollection, id: string | null, body: unknown, actor: Actor): Promise<void>
  /** the newest revision, which is to go further. @throws AppError malformed, at the fields */
  newest(stored: StoredCollection, id: string, actor: Actor): Promise<void>
  /** what waits for a second person. @throws AppError malformed, conflict */
  approving(stored: StoredCollection, id: string, actor: Actor): Promise<void>
  /** an archived item's revision that is to stand on the site again. @throws AppError malformed, at the fields */
  restoring(stored: StoredCollection, id: string, number: number, actor: Actor): Promise<void>
  /** an item that is to leave the site. @throws AppError conflict with what uses it */
  archiving(stored: StoredCollection, id: string, actor: Actor): Promise<void>
  /** where links to it are to lead then. @throws AppError malformed where nothing is there */
  target(links: LinksChoice | undefined): Promise<void>
}

type Newest = { row: Row; body: StoredBody; number: number }

export function publishingCheck(services: LinkServices): PublishingCheck {
  const newest: PublishingCheck['newest'] = async (stored, id, actor) => {
    const found = await readNewest(services, stored, id)
    if (found) await check(services, stored, found.body, { known: found, actor })
  }
  const archiving: PublishingCheck['archiving'] = async (stored, id, actor) => {
    const found = await readNewest(services, stored, id)
    if (found) await mustNotBeShown(services, stored, found, actor)
  }
  return {
    newest,
    archiving,
    async target(links) {
      const to = links === undefined ? null : newTargetOf(links)
      if (to === null || (await lookUpLinks(services)(to))) return
      throw new AppError('malformed', `This page doesn’t exist: ${to}.`)
    },
    async look(stored, id, sent, actor) {
      const known = id === null ? null : await readNewest(services, stored, id)
      if (id !== null && !known) throw new AppError('not_found', 'There is no such item.')
      const { definition } = stored
      const draft = checkDraft(definition, readWire(definition, sent, known?.body ?? null), () => true)
      const body = withOwnPaths(definition, draft.body, services.ownHosts)
      const fields = {
        ...(await faultsOf(services, stored, body, { known, actor })),
        ...(await takenFields(services.db, stored, id, body)),
        ...gapsOf(definition, body),
      }
      return { fields, pictures: silentPictures(body) }
    },
    async restoring(stored, id, number, actor) {
      const found = await readNewest(services, stored, id)
      const [revision] = await services.db
        .select({ body: revisions.body })
        .from(revisions)
        .where(
          and(
            eq(revisions.collection, stored.definition.name),
            eq(revisions.item_id, id),
            eq(revisions.number, number),
          ),
        )
      // That there is none the verb says.
      if (found && revision) await check(services, stored, revision.body, { known: found, actor })
    },
    async written(stored, id, body, actor) {
      const { definition } = stored
      if (definition.staffOnly) return
      const found = id === null ? null : await readNewest(services, stored, id)
      const parsed = parseBody(definition, readWire(definition, body, found?.body ?? null), () => true)
      // What is not right otherwise the verb says.
      if (parsed.success && !definition.approvalOf(parsed.data)) {
        const cleaned = withOwnPaths(definition, cleanBody(definition, parsed.data), services.ownHosts)
        await check(services, stored, cleaned, { known: found, actor })
      }
    },
    async approving(stored, id, actor) {
      const found = await readNewest(services, stored, id)
      if (found && found.row.archive_asked_by !== null) await mustNotBeShown(services, stored, found, actor)
      else if (found) await check(services, stored, found.body, { known: found, actor })
    },
  }
}

async function readNewest(
  { db }: LinkServices,
  { table }: StoredCollection,
  id: string,
): Promise<Newest | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deleted_at)))
  if (!row) return null
  const [revision] = await db
    .select({ body: revisions.body, number: revisions.number })
    .from(revisions)
    .where(eq(revisions.id, row.draft_revision ?? 0))
  return revision ? { row, ...revision } : null
}

type About = { known: Newest | null; actor: Actor }

async function check(
  services: LinkServices,
  stored: StoredCollection,
  body: StoredBody,
  about: About,
): Promise<void> {
  const fields = await faultsOf(services, stored, body, about)
  if (Object.keys(fields).length)
    throw new AppError('malformed', 'Some fields lead nowhere, or name what there is not.', fields)
}

/** What a body names that is not there, by field. */
async function faultsOf(
  services: LinkServices,
  stored: StoredCollection,
  body: StoredBody,
  { known, actor }: About,
): Promise<Record<string, string>> {
  if (stored.definition.staffOnly) return {}
  return {
    ...messageErrors(stored.definition, body, shippedMessages(await services.site())),
    ...(await unknownFigures(services, body)),
    ...(await deadLinks(services, stored, body, known)),
    ...(await redirectErrors(services.db, stored, known?.row.id ?? null, body, {
      isLive: lookUpLinks(services),
      routes: (await services.site()).routes,
    })),
    ...(known && (await lostFigures(services, stored, body, known.row, actor))),
  }
}

/** The rich texts in which a picture has no alternative text; `path` is such as `content.en`. */
function silentPictures(body: unknown): string[] {
  const found: string[] = []
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') {
      const pictures = node.match(/<img [^>]*>/g) ?? []
      if (pictures.some((tag) => !/ alt="[^"]*[^"\s][^"]*"/.test(tag))) found.push(path)
    } else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, path === '' ? name : `${path}.${name}`)
  }
  walk(body, '')
  return found
}

/** Figures that live texts show and that the next revision of their item no longer has. */
async function lostFigures(
  { db }: LinkServices,
  { definition }: StoredCollection,
  body: StoredBody,
  row: Row,
  actor: Actor,
): Promise<Record<string, string>> {
  const next = new Set(referencesOf(definition.name, body).map(referenceName))
  const [live] = mayLoseFigures(definition.name) ? await liveBody(db, row) : []
  const lost = live
    ? referencesOf(definition.name, live.body).filter((one) => !next.has(referenceName(one)))
    : []
  const uses = lost.length ? await liveUsersOf(db, actor, lost) : []
  return uses.length ? { figures: `Live texts show a figure that is gone. ${usedBy(uses)}` } : {}
}

const liveBody = (db: LinkServices['db'], row: Row) =>
  db
    .select({ body: revisions.body })
    .from(revisions)
    .where(eq(revisions.id, row.live_revision ?? 0))

const usedBy = (uses: readonly Use[]): string => {
  const names = uses.map(
    ({ title, collection }) => title || (storedNamed(collection)?.definition.label.one ?? collection),
  )
  return `Used by: ${names.slice(0, 10).join(', ')}.`
}

async function unknownFigures({ db }: LinkServices, body: StoredBody): Promise<Record<string, string>> {
  const found = findReferences(body)
  if (!found.length) return {}
  const known = new Set((await readFigures(db)).map(referenceName))
  const unknown = found.filter(({ reference }) => !known.has(referenceName(reference)))
  return Object.fromEntries(
    unknown.map(({ path, reference: { kind, key } }) => [path, `There is no ${kind} "${key}".`]),
  )
}

async function deadLinks(
  services: LinkServices,
  stored: StoredCollection,
  body: StoredBody,
  known: Newest | null,
): Promise<Record<string, string>> {
  const links = findLinks(stored.definition, body)
  if (!links.length) return {}
  const leads = lookUpLinks(services)
  const dead: typeof links = []
  for (const link of links)
    if (!(await leads(link.href)) && !(await isInLibrary(services, link.href))) dead.push(link)
  if (!dead.length) return {}
  // What is about to be published may link to itself.
  const own =
    known &&
    (await ownAddress(services.db, await services.site(), stored, { ...known, revision: known.number, body }))
  const addresses = readAddresses([
    ...(own === null ? [] : [own]),
    ...addressesOf(stored.definition.name, body),
  ])
  const isOwn = (href: string) => {
    const link = readOwnLink(href, services.ownHosts)
    return link !== null && addresses.some((address) => leadsTo(link, address))
  }
  return Object.fromEntries(
    dead
      .filter(({ href }) => !isOwn(href))
      .map(({ path, href }) => [path, `This page doesn’t exist: ${href}.`]),
  )
}

/** A document that nothing public shows yet: the link itself makes it public. */
async function isInLibrary({ db }: LinkServices, href: string): Promise<boolean> {
  const key = fileKeyIn(href)
  if (key === null) return false
  const [found] = await db
    .select({ mime: files.mime })
    .from(files)
    .where(and(eq(files.key, key), isNull(files.deleted_at)))
  return found !== undefined && !found.mime.startsWith('image/')
}

/** Refuses to take away a figure that live texts show, while no other row of its key gives it. */
async function mustNotBeShown(
  { db }: LinkServices,
  stored: StoredCollection,
  { row, body }: Newest,
  actor: Actor,
): Promise<void> {
  if (row.live_revision === null) return
  const given = referencesOf(stored.definition.name, body)
  const lost: Reference[] = []
  for (const reference of given) if (!(await otherGives(db, stored, row.id, body))) lost.push(reference)
  if (!lost.length) return
  const uses = await liveUsersOf(db, actor, lost)
  if (uses.length) throw new AppError('conflict', `Live texts show its figure. ${usedBy(uses)}`)
}

/** Of rows that follow one another, such as rates, the one before stands again when the last one goes. */
async function otherGives(
  db: LinkServices['db'],
  stored: StoredCollection,
  id: string,
  body: StoredBody,
): Promise<boolean> {
  const { table, definition } = stored
  if (!definition.appendOnly) return false
  const same = definition.appendOnly.key.map((field) => eq(stored.column(field), body[field]))
  const [other] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        ...same,
        ne(table.id, id),
        isNull(table.deleted_at),
        sql`${table.live_revision} is not null and ${table.state} <> 'archived' and ${table.visible_from} <= now()`,
      ),
    )
    .limit(1)
  return other !== undefined
}
