import type { Item } from '#contract/registry.ts'
import { regionNames } from '#contract/regions.ts'
import { pointOf } from '../../../islands/finder/place.ts'
import { Island as NearestBranches } from '../../../islands/nearest-branches.tsx'
import { Island } from '../../../components/island.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'

/** One branch of each region to start with; the island sorts all of them by distance when asked. */
export function Branches({ branches }: { branches: readonly Item<'branches'>[] }) {
  const {
    messages: { bankHome: messages, places },
  } = usePageContext()
  const open = branches.filter((branch) => branch.status === 'open')
  const first = regionNames.flatMap((region) => open.find((branch) => branch.region_name === region) ?? [])
  if (first.length === 0) return null
  const listed = [...first, ...open.filter((branch) => !first.includes(branch))].map((branch) => ({
    id: branch.id,
    name: branch.name,
    address: branch.address,
    phone: branch.phone,
    hours: branch.hours,
    opening: branch.opening,
    at: pointOf(branch),
  }))
  const nearMessages = { ...places.near, ...messages.near, call: places.row.call, open: places.open }
  return (
    <Section
      id="branches"
      title={messages.branches}
      lede={messages.branchesLede}
      aside={<Link to="/fdhbankplc/branches">{messages.branchesAll}</Link>}
    >
      <Island
        name="nearest-branches"
        of={NearestBranches}
        when="touch"
        props={{ places: listed, count: first.length, messages: nearMessages }}
      />
    </Section>
  )
}
