import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { Item } from '#contract/registry.ts'

/** The colours that companies have instead of the design's, as a stylesheet under a name of its content. */
export type Theme = { name: string; css: string }

const properties = {
  main: '--main',
  deep: '--deep',
  tint: '--tint',
  night_tint: '--night-tint',
  spark: '--spark',
  lift: '--lift',
} as const

/** @returns null where every company has the design's colours */
export function themeOf(facts: Readonly<Partial<Record<BrandId, Item<'facts'>>>>): Theme | null {
  const rules = brandIds.flatMap((id) => {
    const colours = facts[id]?.theme
    if (!colours) return []
    const values = Object.entries(properties).map(
      ([name, property]) => `${property}:${colours[name as keyof typeof properties]}`,
    )
    return [`[data-brand='${id}']{${values.join(';')}}`]
  })
  if (rules.length === 0) return null
  const css = rules.join('\n')
  return { name: fingerprint(css), css }
}

/** FNV-1a in 32 bits, twice with different beginnings: enough to tell one stylesheet from the next. */
function fingerprint(text: string): string {
  const half = (begin: number) => {
    let hash = begin
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(36)
  }
  return half(0x811c9dc5) + half(0x1b873593)
}

/** Where the stylesheet is found; it is kept for a year, since its name changes with its content. */
export const themeAddress = ({ name }: Theme): string => `/theme/${name}`
