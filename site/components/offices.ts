import type { BrandId } from '#contract/brands/names.ts'
import type { Item } from '#contract/registry.ts'
import type { Person } from './people.tsx'

type Executive = Item<'executives'>
type RoleType = Executive['roles'][number]['executive_role_type_name']

/** Everyone with an office of that kind in the company, in the order the page gives them. */
export function officesOf(executives: readonly Executive[], brand: BrandId, type: RoleType): Person[] {
  return executives
    .flatMap((executive) =>
      executive.roles
        .filter((role) => role.company === brand && role.executive_role_type_name === type)
        .map((role) => ({ executive, title: role.title, position: role.position })),
    )
    .toSorted((a, b) => a.position - b.position)
    .map(({ executive, title }) => ({ executive, title }))
}

/** The chair of the board, then the management; nobody twice. */
export function leadersOf(executives: readonly Executive[], brand: BrandId): Person[] {
  const leaders = [
    ...officesOf(executives, brand, 'Board').slice(0, 1),
    ...officesOf(executives, brand, 'Management'),
  ]
  return leaders.filter(
    ({ executive }, at) => leaders.findIndex((other) => other.executive.id === executive.id) === at,
  )
}
