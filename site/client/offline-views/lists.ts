import { brandOfPath } from '#contract/brands/names.ts'
import type { StoredItem } from '../offline-store/stores.ts'
import { element } from '../element.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { callNodes } from '../call-nodes.ts'

/** A table whose first column names the row, and says below the name since when it is so: a column of its own fits no phone. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly [name: string, since: string, ...figures: string[]])[],
): HTMLElement {
  const head = element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name)))
  const body = rows.map(([name, since, ...figures]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name, ' ', element('small', {}, since)),
      ...figures.map((figure) => element('td', { class: 'figure' }, figure)),
    ),
  )
  const made = element(
    'table',
    {},
    element('caption', { class: 'unseen' }, caption),
    element('thead', {}, head),
    element('tbody', {}, ...body),
  )
  // A region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.1.1).
  return element('section', { 'aria-label': caption, tabindex: '0', 'data-scrolls': '' }, made)
}

/** Branches or counters, by name: where they are and how to call them. */
export function places(
  all: readonly (StoredItem<'branches'> | StoredItem<'moneybureau_locations'>)[],
  title: string,
  messages: SiteMessages['offline'],
): { title: string; body: Node[] } {
  const list = element('ul')
  for (const { name, address, phone } of [...all].sort((a, b) => a.name.localeCompare(b.name))) {
    const item = element('li', {}, element('h2', {}, name), element('p', {}, address))
    if (phone) {
      item.append(element('p', {}, `${messages.phone}: `, ...callNodes(phone)))
    }
    list.append(item)
  }
  return { title, body: [list] }
}

/** The board or the team of the company whose section it is. */
export function people(
  all: readonly StoredItem<'executives'>[],
  path: string,
  type: string,
  title: string,
): { title: string; body: Node[] } | null {
  const brand = brandOfPath(path)
  const held = all.flatMap(({ name, roles }) =>
    roles
      .filter((role) => role.company === brand && role.executive_role_type_name === type)
      .map((role) => ({ name, title: role.title, position: role.position })),
  )
  if (held.length === 0) return null
  const list = element('ul')
  for (const one of [...held].sort((a, b) => a.position - b.position))
    list.append(element('li', {}, element('h2', {}, one.name), element('p', {}, one.title)))
  return { title, body: [list] }
}
