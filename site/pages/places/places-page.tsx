import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Hero } from '../../parts/hero.tsx'
import { useReader } from '../../reader.ts'
import type { Words } from '../../words/words.ts'
import { Finder } from './finder.tsx'
import { PlaceList } from './list.tsx'
import type { Places } from './read.ts'

export type Whose = keyof Words['places']['of']

/** @returns the page's title, with the region where one is chosen */
export function placesTitle(words: Words, whose: Whose, { region }: Places): string {
  const { title } = words.places.of[whose]
  return region ? words.places.titleIn(title, words.parts.regions[region]) : title
}

/** The finder, the list, and what to know before one goes. */
export function PlacesPage({ data, whose }: { data: Places; whose: Whose }) {
  const { words } = useReader()
  const noun = whose === 'bureau' ? 'counter' : 'branch'
  const { title, lede } = words.places.of[whose]
  return (
    <>
      <Hero small title={title} lede={lede} />
      <Breadcrumbs here={title} />
      <div className="wrap">
        <Finder data={data} noun={noun} />
      </div>
      <PlaceList data={data} noun={noun} />
    </>
  )
}
