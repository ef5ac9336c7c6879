import { newTargetOf, type LinksChoice } from '#contract/backoffice/links.ts'
import { redirects } from '#contract/collections/redirects.ts'
import type { StoredCollection } from '#database/stored.ts'
import { hasRole } from '../changes/actor.ts'
import type { Change } from '../changes/change.ts'
import { changeLinks, type LinkChange } from './find-links.ts'
import { changeLinksOf } from './follow-moves.ts'
import { leadsTo, moveLink, readOwnLink, writeLink } from './link-address.ts'
import { allAddresses, findLinkers, readAddresses, type Linker } from './linkers.ts'
import { needsApproval } from './needs-approval.ts'
import { readTarget, redirectAddresses } from './redirect-addresses.ts'
import { loadItem } from './rows.ts'
import { submit } from './verbs/submit.ts'
import { update } from './verbs/update.ts'

/**
 * Points all links to an item elsewhere or removes them, before it leaves the site, or redirects its address. What needs a second
 * person is sent for approval. Links that the actor may not change, or that cannot be missing, stay: the link check reports
 * them.
 * @throws AppError malformed where the new target is no address of this site, or is the item's own
 */
export async function settleLinks(
  change: Change,
  stored: StoredCollection,
  id: string,
  choice: LinksChoice,
): Promise<void> {
  const addresses = readAddresses(await allAddresses(change.tx, stored, id))
  const to = newTargetOf(choice)
  const target = to === null ? null : readTarget(to, addresses, change.ownHosts)
  const settle: LinkChange = (href) => {
    const link = readOwnLink(href, change.ownHosts)
    const address = link && addresses.find((one) => leadsTo(link, one))
    if (!address) return href
    // A place on the old page is none of the new one.
    return target && writeLink(moveLink({ ...address, hash: '' }, address, target))
  }
  const linkers = await findLinkers(change.tx, { id, addresses }, change.ownHosts)
  const isRedirected = choice.startsWith('redirect:')
  // Links follow the redirect when the item leaves. Redirects to an item that is not live have nothing to wait for.
  const settled = linkers.filter((one) => !isRedirected || one.stored.definition.name === redirects.name)
  for (const own of Map.groupBy(settled, (one) => one.id).values())
    await settleIn(change, own, settle, choice)
  if (target && isRedirected) await redirectAddresses(change, addresses, target)
}

async function settleIn(
  change: Change,
  linkers: readonly Linker[],
  settle: LinkChange,
  choice: LinksChoice,
): Promise<void> {
  const [first] = linkers
  if (!first) return
  const { stored, id } = first
  const { definition } = stored
  if (!hasRole(change.actor, definition.writers)) return
  const row = await loadItem(change, stored, id)
  const bodies = linkers.map(({ body }) => changeLinks(definition, body, settle))
  if (row.state === 'in_review' || !bodies.every((body) => definition.schema.safeParse(body).success)) return
  const newest = linkers.findIndex(({ revision }) => revision === row.draft_revision)
  if (!(await needsApproval(change, stored, row, bodies.at(newest) ?? null)))
    return changeLinksOf(change, linkers, settle, {
      action: 'change links',
      details: { links: choice },
      actor: change.actor,
    })
  const body = bodies[newest]
  if (body === undefined) return
  await update(change, stored, { id, version: row.version, body, draft: true })
  // A draft that somebody is still writing is sent by its writer.
  if (row.state === 'published') await submit(change, stored, { id, at: null })
}
