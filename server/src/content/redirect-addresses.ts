import { and, eq, isNull, sql } from 'drizzle-orm'
import { redirects } from '#contract/collections/redirects.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import type { Change } from '../changes/change.ts'
import { AppError } from '../http/app-error.ts'
import { leadsTo, readOwnLink, writeLink, type LinkAddress } from './link-address.ts'
import { allAddresses, readAddresses } from './linkers.ts'
import { loadRevision } from './rows.ts'
import { create } from './verbs/create.ts'
import { update } from './verbs/update.ts'

/**
 * Reads the page that takes the place of an item.
 * @param addresses the item's own
 * @throws AppError malformed where it is no page of this site, or the item itself
 */
export function readTarget(
  to: string,
  addresses: readonly LinkAddress[],
  ownHosts: readonly string[],
): LinkAddress {
  const target = readOwnLink(to, ownHosts)
  if (!target) throw new AppError('malformed', 'Choose a page of this site.')
  if (addresses.some((address) => leadsTo(target, address)))
    throw new AppError('malformed', 'Choose another page: this one leaves the website.')
  return target
}

/** Redirects all addresses of an item to a page, once it has left the site. @throws AppError as below */
export async function redirectItem(
  change: Change,
  stored: StoredCollection,
  id: string,
  to: string,
): Promise<void> {
  const addresses = readAddresses(await allAddresses(change.tx, stored, id))
  await redirectAddresses(change, addresses, readTarget(to, addresses, change.ownHosts))
}

/**
 * Redirects the addresses of an item to a page. Skips addresses with a query or fragment, which belong to another page. Gives a
 * live redirect of the same address the new target. While the item is live its page takes precedence, and other redirects may
 * lead to it: they follow when it leaves (follow-moves.ts).
 * @throws AppError malformed where no address is left, conflict where the redirect would be a loop, forbidden where the actor may not write
 *   redirects
 */
export async function redirectAddresses(
  change: Change,
  addresses: readonly LinkAddress[],
  to: LinkAddress,
): Promise<void> {
  const target = writeLink(to)
  const stored = storedNamed(redirects.name)
  if (!stored) throw new Error('redirects are no collection')
  const own = addresses.filter(({ query, hash }) => query.size === 0 && hash === '')
  if (own.length === 0) throw new AppError('malformed', 'It has no address of its own to redirect.')
  const { table } = stored
  for (const source of new Set(own.map(({ path }) => path))) {
    const [row] = await change.tx
      .select()
      .from(table)
      .where(
        and(
          eq(stored.column('source'), source),
          isNull(table.deleted_at),
          sql`${table.live_revision} is not null`,
        ),
      )
    if (!row) {
      await create(change, stored, { source, target })
      continue
    }
    const { body } = await loadRevision(change, row.live_revision)
    await update(change, stored, { id: row.id, version: row.version, body: { ...body, source, target } })
  }
}
