import { brands, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { profileAddress, profileFolders } from '#contract/rules/profile-address.ts'
import type { PageRequest } from '#contract/site.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../../page.ts'
import { officesOf } from '../../../components/offices.ts'
import type { Person } from '../../../components/people.tsx'
import { readFrame } from '../../../frame.ts'
import { brandOf } from '../of.ts'

export type Executive = Item<'executives'>
export type Role = Executive['roles'][number]
export type Profile = {
  executive: Executive
  brand: BrandId
  /** the office by which this address was reached */
  role: Role
  /** the list it belongs to: its name and its address */
  list: { name: string; to: string }
  others: Person[]
}

export const addressOfRole = ({ slug }: Executive, role: Role): string =>
  profileAddress(slug, role.company, role.executive_role_type_name)

/** One address stands for all a person has: that of the first office. */
export function addressOfProfile(executive: Executive): string | undefined {
  const [first] = executive.roles
  return first && addressOfRole(executive, first)
}

export async function readProfile(feed: Feed, request: PageRequest): Promise<Profile | NotFound | Redirect> {
  const brand = brandOf(request)
  const type = request.path.startsWith(`${brands[brand].path}/board/`) ? 'Board' : 'Management'
  const to = `${brands[brand].path}/${profileFolders[type]}`
  const [page, executives] = await Promise.all([feed.one('pages', { address: to }), feed.all('executives')])
  const list = { name: page?.heading ?? (await readFrame(feed)).messages.company.role[type], to }
  const executive = executives.find(({ slug }) => slug === request.params['slug'])
  const moved = executive ? null : await feed.moved('executives', request.params['slug'] ?? '')
  if (moved !== null) return redirect(`${list.to}/${moved}`, 301)
  const role = executive?.roles.find(
    ({ company, executive_role_type_name }) => company === brand && executive_role_type_name === type,
  )
  if (!executive || !role) return notFound([{ label: list.name, to: list.to }])
  const others = officesOf(executives, brand, type).filter((other) => other.executive.id !== executive.id)
  return { executive, brand, role, list, others }
}
