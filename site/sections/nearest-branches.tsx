import { formatMessage } from '#contract/format-message.ts'
import { regionNames } from '#contract/regions.ts'
import { href } from '../addresses.ts'
import { Island } from '../components/island.tsx'
import { More } from '../components/more.tsx'
import { Section } from '../components/section.tsx'
import { Island as NearestBranches } from '../islands/nearest-branches.tsx'
import { readHolidays } from '../holidays.ts'
import { usePageContext } from '../page-context.ts'
import { defineSectionView } from '../section.ts'

/**
 * Before it knows where the visitor is it claims nothing: the regions with how many branches each has. The island fetches
 * the branches and sorts them by distance when asked.
 */
export const view = defineSectionView('nearest-branches', {
  async load(_section, feed) {
    const branches = await feed.all('branches')
    const regions = regionNames
      .map((name) => ({ name, count: branches.filter(({ region_name }) => region_name === name).length }))
      .filter(({ count }) => count > 0)
    return regions.length === 0 ? null : { regions, holidays: await readHolidays(feed) }
  },
  Component({ section: { id, title, lede, ground, more }, data: { regions, holidays } }) {
    const {
      request: { lang },
      messages: { bankHome: messages, components, places, shell },
    } = usePageContext()
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
          props={{
            regions: regions.map(({ name, count }) => ({
              href: href(lang, `/fdhbankplc/branches?region=${name}`),
              name: components.regions[name],
              count: formatMessage(places.count.branch, { n: count }, lang),
            })),
            holidays,
            lang,
            messages: nearMessages,
          }}
        />
      </Section>
    )
  },
})
