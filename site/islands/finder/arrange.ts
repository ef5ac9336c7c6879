import { kilometres, type Point } from '#contract/rules/distance.ts'
import { foldText, matchesName } from '#contract/rules/search-text.ts'
import { slips } from '#contract/rules/slips.ts'
import { regionNames, type RegionName } from '#contract/regions.ts'
import { pointOf, type Place } from './place.ts'

/** What was asked for: empty strings where nothing was. */
export type FinderQuery = { name: string; region: RegionName | ''; branch: string }

export type PlaceWithDistance = Place & { far: number | null }

export type FinderResult = {
  /** what shows: by region, or all together, the nearest first, where one knows where the visitor is */
  groups: { region: RegionName | null; places: PlaceWithDistance[] }[]
  shown: PlaceWithDistance[]
  /** how many match what was typed, by region */
  counts: Record<RegionName, number>
  total: number
  /** the one that is open: the one asked for where it shows, else the first (spec, section 4) */
  selected: PlaceWithDistance | undefined
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)

/** Each word typed stands in the name, the district, the address or one of the services. */
function matchesPlace({ name, region, address, services }: Place, typed: string): boolean {
  if (matchesName(name, typed)) return true
  const all = [name, region, address, ...services].join(' ')
  return typed
    .trim()
    .split(/\s+/)
    .every((word) => matchesName(all, word))
}

/** Returns whether each word typed is spelt nearly as a word of the name or the district, one slip to four letters. */
function nearlyMatches({ name, region }: Place, typed: string): boolean {
  const words = foldText(`${name} ${region}`).split(/[\s-]+/)
  return foldText(typed)
    .trim()
    .split(/\s+/)
    .every((word) => {
      const most = Math.min(2, Math.floor(word.length / 4))
      return words.some((one) => slips(word, one, most, word.length > 4) <= most)
    })
}

/** The list as it is shown, the same on the server and while one types. */
export function arrange(
  places: readonly Place[],
  { name, region, branch }: FinderQuery,
  from: Point | null = null,
): FinderResult {
  const exact = places.filter((place) => matchesPlace(place, name))
  const matching = (exact.length > 0 ? exact : places.filter((place) => nearlyMatches(place, name)))
    .map((place): PlaceWithDistance => ({ ...place, far: from && kilometres(from, pointOf(place)) }))
    // Who is called so comes before who lies there.
    .sort(
      (a, b) =>
        Number(matchesName(b.name, name)) - Number(matchesName(a.name, name)) ||
        a.name.localeCompare(b.name, 'en'),
    )
  const of = (one: RegionName) => matching.filter((place) => place.region_name === one)
  const counts = {
    Northern: of('Northern').length,
    Central: of('Central').length,
    Southern: of('Southern').length,
  }
  const wanted = region === '' ? matching : of(region)
  const groups = from
    ? [{ region: null, places: [...wanted].sort((a, b) => (a.far ?? 0) - (b.far ?? 0)) }]
    : regionNames
        .filter((one) => region === '' || region === one)
        .map((one) => ({ region: one, places: of(one) }))
  const shown = groups.flatMap((group) => group.places)
  return {
    groups: groups.filter((group) => group.places.length > 0),
    shown,
    counts,
    total: sum(counts),
    selected: shown.find(({ id }) => id === branch) ?? shown[0],
  }
}
