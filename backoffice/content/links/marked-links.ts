import type { z } from 'zod'
import { elementOf, kindOf, shapeOf } from '#contract/backoffice/schema.ts'
import type { Collection } from '#contract/collection.ts'
import { addressInMenu } from '#contract/rules/menu-link.ts'
import { formatMessage, messages } from '../../messages.ts'
import { useEditing } from '../editing.tsx'

const say = messages.links

/** All texts of a value, and the addresses of its links as the link check notes them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const address = addressInMenu(value)
  return [...(address === null ? [] : [address]), ...Object.values(value).flatMap(textsIn)]
}

/** Tells of a value whether a link in it leads nowhere on the website; undefined where none does. */
export function useDeadLinks(): (value: unknown) => string | undefined {
  const { details } = useEditing()
  const broken = details?.broken_links ?? []
  const isDead = (text: string) =>
    broken.some((href) => text === href || text.includes(`href="${href.replaceAll('&', '&amp;')}"`))
  return (value) => (broken.length > 0 && textsIn(value).some(isDead) ? say.dead : undefined)
}

type Entry = Readonly<Record<string, unknown>>

/** The address of a link of a menu, with its query, or of a footer, which has none. */
const addressOf = (entry: Entry): string | null =>
  addressInMenu(entry) ?? (typeof entry['href'] === 'string' ? entry['href'] : null)

/**
 * Returns the addresses that the entries of a menu or a footer lead to more than once, by path. What only opens a panel
 * leads nowhere.
 */
export function repeatedLinks(name: string, entries: readonly Entry[]): Map<string, string> {
  const paths = new Map<string, string[]>()
  const note = (path: string, entry: Entry) => {
    const address = addressOf(entry)
    if (address) paths.set(address, [...(paths.get(address) ?? []), path])
  }
  entries.forEach((entry, at) => {
    const links = entry['clickable'] === false ? entry['links'] : undefined
    if (!Array.isArray(links)) return note(`${name}.${at}`, entry)
    links.forEach((link: Entry, n) => note(`${name}.${at}.links.${n}`, link))
  })
  return new Map(
    [...paths].flatMap(([address, all]) =>
      all.length < 2
        ? []
        : all.map((path): [string, string] => [path, formatMessage(say.repeated, { to: address })]),
    ),
  )
}

/** Whether the entries of a field are links: of a menu, or of a footer. */
const holdsLinks = (field: z.ZodType): boolean => {
  const element = elementOf(field)
  const href = element ? shapeOf(element)['href'] : undefined
  return href !== undefined && kindOf(href) === 'link'
}

/** Returns the repeated links in each menu and footer of an item, with what is to be said of them. */
export const repeatedIn = ({ fields }: Collection, item: Entry): { path: string; text: string }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = item[name]
    if (!holdsLinks(field) || !Array.isArray(value)) return []
    return [...repeatedLinks(name, value as Entry[])].map(([path, text]) => ({ path, text })) // its schema's
  })
