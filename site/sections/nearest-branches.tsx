import { regionNames } from '#contract/regions.ts'
import { Island } from '../components/island.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { Island as NearestBranches } from '../islands/nearest-branches.tsx'
import { readHolidays } from '../holidays.ts'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'

/** One branch of each region to start with; the island fetches the others and sorts them by distance when asked. */
export const view = defineSectionView('nearest-branches', {
  async load(_section, feed) {
    const open = (await feed.all('branches'))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .filter(({ status }) => status === 'open')
    const first = regionNames.flatMap((region) => open.find((branch) => branch.region_name === region) ?? [])
    return first.length === 0 ? null : { first, holidays: await readHolidays(feed) }
  },
  Component({ section: { id, title, lede, ground, more }, data: { first, holidays } }) {
    const {
      request: { lang },
      messages: { bankHome: messages, places, shell },
    } = usePageContext()
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
        id={id}
        title={title}
        lede={lede}
        ground={ground}
        aside={more.length > 0 && <More to={more} />}
      >
        <Island
          name="nearest-branches"
          of={NearestBranches}
          when="touch"
          props={{ places: listed, holidays, lang, messages: nearMessages }}
        />
      </Section>
    )
  },
})
