import type { Feed } from '#contract/feed.ts'
import { regionNames, type RegionName } from '#contract/regions.ts'
import type { Item } from '#contract/registry.ts'
import { matchesName } from '#contract/rules/search-text.ts'
import type { PageRequest } from '#contract/site.ts'
import { addressOfRequest } from '../../addresses.ts'
import { notFound, type NotFound } from '../../page.ts'
import { wordsIn } from '../../words/words.ts'

export type Place = Item<'moneybureau_locations'> & { services?: readonly string[] }
export type Places = {
  /** what was typed, as typed */
  name: string
  region: RegionName | null
  /** by region, the name filter applied; all three regions, so that counts can be told */
  groups: { region: RegionName; places: Place[] }[]
  total: number
}

const isRegion = (value: string): value is RegionName => regionNames.some((name) => name === value)

/** Places by region and by name; a region that there is not offers the three that there are. */
export async function readPlaces(
  feed: Feed,
  request: PageRequest,
  collection: 'branches' | 'moneybureau_locations',
): Promise<Places | NotFound> {
  const { name = '', region = '' } = request.query
  if (region !== '' && !isRegion(region)) {
    const { parts } = wordsIn(request.lang)
    return notFound(
      regionNames.map((known) => ({
        label: parts.regions[known],
        to: addressOfRequest(request, { region: known }),
      })),
    )
  }
  const all: Place[] = await feed.all(collection)
  const matching = all
    .filter((place) => matchesName(place.name, name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    name,
    region: region === '' ? null : region,
    groups: regionNames.map((known) => ({
      region: known,
      places: matching.filter((place) => place.region_name === known),
    })),
    total: matching.length,
  }
}
