import { slugInPath } from '#contract/item-addresses.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { noteDependency, type Dependencies } from '../http/dependencies.ts'
import type { StoredBody } from './body.ts'
import { changeLinks } from './find-links.ts'
import { readOwnLink } from './link-address.ts'
import { visibleItems, whereFields } from './queryable.ts'
import { movedTo } from './redirect-former-slug.ts'

/** An address that no page has: what is drawn where a link's page is gone follows from that. */
const nowhere = '/-'

const fieldsOf = (item: object) => item as StoredBody // an object is a record

const mayLead = /\/(?:blog\/view|board|team)\//

/** Whether any text of these may lead to an article or a person. */
const mention = (node: unknown): boolean => {
  if (typeof node === 'string') return mayLead.test(node)
  return typeof node === 'object' && node !== null && Object.values(node).some(mention)
}

/**
 * Items as they are read, without links to articles and people that are gone: pages cannot tell these by the address. The
 * page depends on the collections that its links lead to.
 */
export async function withLiveLinks<T extends object>(
  db: Database,
  seen: Dependencies,
  { definition }: StoredCollection,
  items: readonly T[],
): Promise<T[]> {
  if (!mention(items)) return [...items]
  const targets = new Map<string, { stored: StoredCollection; slug: string }>()
  const targetOf = (href: string) => slugInPath(readOwnLink(href)?.path ?? '')
  const note = (href: string) => {
    const target = targetOf(href)
    const stored = target && storedNamed(target.collection)
    if (stored) targets.set(`${target.collection} ${target.slug}`, { stored, slug: target.slug })
    return href
  }
  for (const item of items) changeLinks(definition, fieldsOf(item), note)
  const gone = new Set<string>()
  for (const [key, { stored, slug }] of targets) {
    await noteDependency(db, seen, stored)
    const [found] = await visibleItems(db, stored, whereFields(stored, { slug }), [], 1)
    if (!found && (await movedTo(db, stored, slug)) === null) gone.add(key)
  }
  if (gone.size === 0) return [...items]
  return items.map((item) => {
    const body = changeLinks(definition, fieldsOf(item), (href, inText) => {
      const target = targetOf(href)
      if (!target || !gone.has(`${target.collection} ${target.slug}`)) return href
      return inText ? null : nowhere
    })
    return body as T // the same fields with other links
  })
}
