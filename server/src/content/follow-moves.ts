import { and, eq, max } from 'drizzle-orm'
import { textsOf } from '#contract/backoffice/texts.ts'
import { addressesOf } from '#contract/item-addresses.ts'
import { fileUses, revisions } from '#database/tables.ts'
import { doersOf, type Actor } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import type { StoredBody } from './body.ts'
import { changeLinks, type LinkChange } from './find-links.ts'
import { leadsTo, moveLink, readOwnLink, writeLinkLike } from './link-address.ts'
import { findLinkers, readAddresses, type Linker } from './linkers.ts'
import { writeListColumns } from './list-columns.ts'
import { loadItem, writeAndEmit, writeItem, type Revision, type Row } from './rows.ts'
import { basisOf, carryOn, countNy, nyColumns, nyCounts, type Translations } from './translations.ts'
import { newestColumns } from './write-revision.ts'

/** The author of revisions that differ from the one before only in links that follow their item. */
const author = 'new address'

/**
 * Gives links to items that moved the new address, in live content, drafts and what is scheduled. What was sent or approved
 * stays so: the link leads to the same item.
 */
export async function followMoves(change: Change): Promise<void> {
  for (const { collection, item_id, before, after } of change.moves) {
    const [old, now] = [addressesOf(collection, before), addressesOf(collection, after)]
    const [main] = now
    const gone = old.filter((address) => !now.includes(address))
    if (main === undefined || gone.length === 0) continue
    // An address of the same kind takes the place of each, such as a person's among the board.
    const successor = (address: string) =>
      (old.length === now.length ? now[old.indexOf(address)] : undefined) ?? main
    const pairs = gone.flatMap((address) => {
      const [from, to] = readAddresses([address, successor(address)])
      return from && to ? [{ from, to }] : []
    })
    const follow: LinkChange = (href, inText) => {
      const link = readOwnLink(href, change.ownHosts)
      const pair = link && pairs.find(({ from }) => leadsTo(link, from))
      return link && pair ? writeLinkLike(href, moveLink(link, pair.from, pair.to), inText) : href
    }
    const target = { id: item_id, addresses: pairs.map(({ from }) => from) }
    const linkers = await findLinkers(change.tx, target, change.ownHosts)
    const byItem = Map.groupBy(linkers, ({ id }) => id)
    for (const own of byItem.values())
      await changeLinksOf(change, own, follow, {
        action: 'follow address',
        details: { from: gone[0], to: main },
        actor: null,
      })
  }
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
  const set: Partial<Row> = {
    ...(newest && newestColumns(stored, newest)),
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
