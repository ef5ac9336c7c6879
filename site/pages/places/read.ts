import type { Feed } from '#contract/feed.ts'
import { regionNames, type RegionName } from '#contract/regions.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../addresses.ts'
import { readHolidays, todayOf } from '../../holidays.ts'
import type { FinderQuery } from '../../islands/finder/arrange.ts'
import type { Collection } from '../../islands/finder/items.ts'
import { placeOf, type Place } from '../../islands/finder/place.ts'
import { notFound, type NotFound } from '../../page.ts'
import { readFrame } from '../../frame.ts'

export type Places = {
  collection: Collection
  asked: FinderQuery
  places: Place[]
  holidays: Holiday[]
  today: string
}

const isRegion = (value: string): value is RegionName | '' =>
  value === '' || regionNames.some((name) => name === value)

/** All places and what was asked for; a region that there is not offers the three that there are. */
export async function readPlaces(
  feed: Feed,
  request: PageRequest,
  collection: Collection,
): Promise<Places | NotFound> {
  const { name = '', region = '', branch = '' } = request.query
  if (!isRegion(region)) {
    const { components } = (await readFrame(feed)).messages
    return notFound(
      regionNames.map((known) => ({
        label: components.regions[known],
        to: addressOfRequest(request, { region: known }),
      })),
    )
  }
  const [all, holidays] = await Promise.all([feed.all(collection), readHolidays(feed)])
  const today = todayOf(feed)
  const places = all.map((item) => placeOf(item, feed.lang, today))
  return { collection, asked: { name, region, branch }, places, holidays, today }
}
