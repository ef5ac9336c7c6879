import { href } from '../../addresses.ts'
import { Island as Finder, type FinderWords } from '../../islands/finder.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Island } from '../../components/island.tsx'
import { Live } from '../../components/live.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import type { Words } from '../../messages/messages.ts'
import styles from './places-page.module.css'
import type { Places } from './read.ts'

export type Whose = keyof Words['places']['of']

/** @returns the page's title, with the region where one is chosen */
export function placesTitle(words: Words, whose: Whose, { asked: { region } }: Places): string {
  const { title } = words.places.of[whose]
  return region ? words.places.titleIn(title, words.parts.regions[region]) : title
}

/** The finder's words: those of branches, or of the bureau's counters. */
function finderWords({ places: own, parts }: Words, noun: 'branch' | 'counter'): FinderWords {
  const { of: _, titleIn: __, before: ___, beforeList: ____, ...rest } = own
  return {
    ...rest,
    name: own.name[noun],
    one: own.one[noun],
    many: own.many[noun],
    none: own.none[noun],
    regionNames: parts.regions,
  }
}

/** The finder with its list and map, and what to know before one goes. */
export function PlacesPage({ data, whose }: { data: Places; whose: Whose }) {
  const { words, request } = usePageContext()
  const { title, lede } = words.places.of[whose]
  const props = {
    ...data,
    map: !request.lowData,
    action: href(request.lang, request.path),
    lang: request.lang,
    words: finderWords(words, whose === 'bureau' ? 'counter' : 'branch'),
  }
  return (
    <>
      <Hero small title={title} lede={lede} />
      <Breadcrumbs here={title} />
      <div className="wrap">
        <Live id="places" of={[data.collection]}>
          <Island name="finder" of={Finder} when="touch" props={props} />
        </Live>
      </div>
      <Section id="before" title={words.places.before} ground="sand">
        <ul className={styles.before}>
          {words.places.beforeList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
