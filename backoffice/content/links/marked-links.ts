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

type Category = Readonly<Record<string, unknown>>

/**
 * Returns the addresses that a menu's categories and links lead to more than once, by path. What only opens a panel leads
 * nowhere.
 */
export function repeatedLinks(name: string, categories: readonly Category[]): Map<string, string> {
  const paths = new Map<string, string[]>()
  const note = (path: string, link: unknown) => {
    const address = addressInMenu(link)
    if (address) paths.set(address, [...(paths.get(address) ?? []), path])
  }
  categories.forEach((category, at) => {
    if (category['clickable'] === true) return note(`${name}.${at}`, category)
    const links: unknown = category['links']
    if (Array.isArray(links)) links.forEach((link, n) => note(`${name}.${at}.links.${n}`, link))
  })
  return new Map(
    [...paths].flatMap(([address, all]) =>
      all.length < 2
        ? []
        : all.map((path): [string, string] => [path, formatMessage(say.repeated, { to: address })]),
    ),
  )
}
