import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { SiteMessages } from './messages.ts'

type Names = Readonly<Record<BrandId, { name: string }>>

/** Puts the companies' names into messages, in place of `{company:bank}` and the like: they are facts, not messages. */
export function nameCompanies(messages: SiteMessages, companies: Names): SiteMessages {
  const walk = (node: unknown): unknown => {
    if (typeof node === 'string')
      return brandIds.reduce((text, id) => text.replaceAll(`{company:${id}}`, () => companies[id].name), node)
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]))
  }
  return walk(messages) as SiteMessages // the same keys, each with a text
}
