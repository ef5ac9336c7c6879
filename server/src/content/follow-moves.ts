import { and, eq, max } from 'drizzle-orm'
import { textsOf } from '#contract/backoffice/texts.ts'
import { addressesOf } from '#contract/item-addresses.ts'
import { fileUses, revisions } from '#database/tables.ts'
import { doersOf, type Actor } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'
import { changeLinks, type LinkChange } from './find-links.ts'
import { leadsTo, moveLink, readOwnLink, writeLink, writeLinkLike, type LinkAddress } from './link-address.ts'
import { findLinkers, readAddresses, type Linker } from './linkers.ts'
import { findRedirect } from './redirects.ts'
import { writeListColumns } from './list-columns.ts'
import { filterColumns, loadItem, writeAndEmit, writeItem, type Revision, type Row } from './rows.ts'
import { basisOf, carryOn, countNy, nyColumns, nyCounts, type Translations } from './translations.ts'
import { newestColumns } from './write-revision.ts'

/** The author of revisions that differ from the one before only in links that follow their item. */
const author = 'new address'

/** An address that no longer shows an item, and the one that takes its place. */
type Pair = { from: LinkAddress; to: LinkAddress }

/**
 * Gives links to items that moved the new address, and links to items that left the site the target of their redirect: in live
 * content, drafts and what is scheduled. What was sent or approved stays so: the link leads where visitors are led anyway.
 */
export async function followMoves(change: Change): Promise<void> {
  for (const { collection, item_id, before, after } of change.moves) {
    const old = addressesOf(collection, before)
    const pairs = after ? renamed(old, addressesOf(collection, after)) : await redirected(change, old)
    const [first] = pairs
    if (!first) continue
    const follow: LinkChange = (href, inText) => {
      const link = readOwnLink(href, change.ownHosts)
      const pair = link && pairs.find(({ from }) => leadsTo(link, from))
      if (!link || !pair) return href
      // A place on the old page, or a tab of it, is none of another item's.
      return writeLinkLike(href, after ? moveLink(link, pair.from, pair.to) : pair.to, inText)
    }
    const target = { id: item_id, addresses: pairs.map(({ from }) => from) }
    const linkers = await findLinkers(change.tx, target, change.ownHosts)
    const byItem = Map.groupBy(linkers, ({ id }) => id)
    for (const own of byItem.values())
      await changeLinksOf(change, own, follow, {
        action: 'follow address',
        details: { from: writeLink(first.from), to: writeLink(first.to) },
        actor: null,
      })
  }
}

function renamed(old: readonly string[], now: readonly string[]): Pair[] {
  const [main] = now
  if (main === undefined) return []
  // An address of the same kind takes the place of each, such as a person's among the board.
  const successor = (address: string) =>
    (old.length === now.length ? now[old.indexOf(address)] : undefined) ?? main
  return old
    .filter((address) => !now.includes(address))
    .flatMap((address) => {
      const [from, to] = readAddresses([address, successor(address)])
      return from && to ? [{ from, to }] : []
    })
}

/** The addresses that are redirected to a page of ours; redirects to other websites stay redirects. */
async function redirected({ tx, ownHosts }: Change, old: readonly string[]): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const from of readAddresses(old)) {
    if (from.query.size > 0 || from.hash !== '') continue
    const redirect = await findRedirect(tx, writeLink(from), 'en')
    const to = redirect && readOwnLink(redirect.location, ownHosts)
    if (to) pairs.push({ from, to })
  }
  return pairs
}

type Reason = {
  /** what the audit log says of it */
  action: string
  details: Record<string, unknown>
  /** who chose the new targets; null where links follow by themselves */
  actor: Actor | null
}

/** Writes the revisions of one item that count anew, with other links. */
export async function changeLinksOf(
  change: Change,
  linkers: readonly Linker[],
  linkChange: LinkChange,
  { action, details, actor }: Reason,
): Promise<void> {
  const [first] = linkers
  if (!first) return
  const { stored, id } = first
  const row = await loadItem(change, stored, id)
  const successors = new Map<number, Revision>()
  // The newest is written last, so that its number stays the highest.
  for (const { revision, body } of linkers.toSorted((a, b) => a.revision - b.revision)) {
    if (![row.draft_revision, row.live_revision, row.next_revision].includes(revision)) continue
    successors.set(revision, await copyRevision(change, stored, { revision, body, actor }, linkChange))
  }
  const idAfter = (revision: number | null) =>
    revision === null ? null : (successors.get(revision)?.id ?? revision)
  const newest = successors.get(row.draft_revision ?? 0)
  const shown = successors.get(row.live_revision ?? row.draft_revision ?? 0)
  const set: Partial<Row> = {
    ...(newest && newestColumns(stored, newest)),
    ...(shown && filterColumns(stored.definition, shown.body)),
    live_revision: idAfter(row.live_revision),
    next_revision: idAfter(row.next_revision),
    archived_revision: idAfter(row.archived_revision),
  }
  if (newest)
    await writeListColumns(change, stored, id, {
      body: newest.body,
      chichewa: nyCounts(newest),
      isNew: false,
    })
  change.audit.push({ action, collection: stored.definition.name, item_id: id, details })
  if (row.live_revision === null) await writeItem(change, stored, id, set)
  else await writeAndEmit(change, stored, row, set)
}

/** Copies a revision with other links; who wrote, sent and approved it stays, and so does the review of its Chichewa. */
async function copyRevision(
  { tx, now }: Change,
  { definition }: Linker['stored'],
  { revision, body, actor }: Pick<Linker, 'revision' | 'body'> & Pick<Reason, 'actor'>,
  linkChange: LinkChange,
): Promise<Revision> {
  const [before] = await tx.select().from(revisions).where(eq(revisions.id, revision))
  if (!before) throw new Error('the revision went away')
  const { id, ...kept } = before
  const [last] = await tx
    .select({ number: max(revisions.number) })
    .from(revisions)
    .where(and(eq(revisions.collection, before.collection), eq(revisions.item_id, before.item_id)))
  const changed = changeLinks(definition, body, linkChange)
  const texts = changeLinks(definition, body, linkChange, { richTextOnly: true })
  const translations = carryOn(definition, changed, [
    { body: texts, translations: rebased(definition, before, texts) },
  ])
  const [written] = await tx
    .insert(revisions)
    .values({
      ...kept,
      number: (last?.number ?? 0) + 1,
      body: changed,
      author: actor?.id ?? author,
      contributors: [...new Set([...before.contributors, ...(actor ? doersOf(actor) : [])])],
      created_at: now,
      translations,
      ...nyColumns(countNy(definition, changed, translations)),
    })
    .returning()
  if (!written) throw new Error('the revision was not written')
  const uses = await tx.select().from(fileUses).where(eq(fileUses.revision_id, id))
  if (uses.length) await tx.insert(fileUses).values(uses.map((use) => ({ ...use, revision_id: written.id })))
  return written
}

/** What is known of the Chichewa of texts of which only links changed: it is as up to date as before. */
function rebased(
  { fields }: Linker['stored']['definition'],
  { body, translations }: Pick<Revision, 'body' | 'translations'>,
  texts: StoredBody,
): Translations {
  const before = new Map(textsOf(fields, body).map((text) => [text.path, text]))
  return Object.fromEntries(
    textsOf(fields, texts).flatMap(({ path, en }) => {
      const entry = translations[path]
      if (!entry) return []
      const isCurrent = entry.basis === basisOf(before.get(path)?.en ?? '')
      return [[path, isCurrent ? { ...entry, basis: basisOf(en) } : entry]]
    }),
  )
}
