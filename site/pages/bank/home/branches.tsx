import type { Item } from '#contract/registry.ts'
import { regionNames } from '#contract/regions.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import { Island as NearestBranches } from '../../../islands/nearest-branches.tsx'
import { Island } from '../../../components/island.tsx'
import { Link } from '../../../components/link.tsx'
import { Section } from '../../../components/section.tsx'
import { usePageContext } from '../../../page-context.ts'

/** One branch of each region to start with; the island fetches the others and sorts them by distance when asked. */
export function Branches({
  branches,
  holidays,
}: {
  branches: readonly Item<'branches'>[]
  holidays: readonly Holiday[]
}) {
  const {
    request: { lang },
    messages: { bankHome: messages, places, shell },
  } = usePageContext()
  const open = branches.filter((branch) => branch.status === 'open')
  const first = regionNames.flatMap((region) => open.find((branch) => branch.region_name === region) ?? [])
  if (first.length === 0) return null
  const listed = first.map((branch) => ({
    id: branch.id,
    name: branch.name,
    address: branch.address,
    phone: branch.phone,
    hours: branch.hours,
    opening: branch.opening,
    latitude: branch.latitude,
    longtude: branch.longtude,
  }))
  const nearMessages = {
    ...places.near,
    ...messages.near,
    call: places.row.call,
    open: places.open,
    failed: shell.islandFailed,
  }
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
        props={{ places: listed, holidays, lang, messages: nearMessages }}
      />
    </Section>
  )
}
