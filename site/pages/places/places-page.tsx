import { formatMessage } from '#contract/format-message.ts'
import { href } from '../../addresses.ts'
import { Island as Finder, type FinderMessages } from '../../islands/finder.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Hero } from '../../components/hero.tsx'
import { Island } from '../../components/island.tsx'
import { Live } from '../../components/live.tsx'
import { Section } from '../../components/section.tsx'
import { usePageContext } from '../../page-context.ts'
import type { SiteMessages } from '../../messages/messages.ts'
import styles from './places-page.module.css'
import type { Places } from './read.ts'

export type PlacesOwner = keyof SiteMessages['places']['of']

/** @returns the page's title, with the region where one is chosen */
export function placesTitle(
  messages: SiteMessages,
  whose: PlacesOwner,
  { asked: { region } }: Places,
): string {
  const { title } = messages.places.of[whose]
  return region
    ? formatMessage(messages.places.titleIn, { title, region: messages.components.regions[region] })
    : title
}

/** The finder's messages: those of branches, or of the bureau's counters. */
function finderMessages(
  { places: own, components }: SiteMessages,
  noun: 'branch' | 'counter',
): FinderMessages {
  const { of: _, titleIn: __, before: ___, beforeList: ____, ...rest } = own
  return {
    ...rest,
    name: own.name[noun],
    count: own.count[noun],
    none: own.none[noun],
    regionNames: components.regions,
  }
}

/** The finder with its list and map, and what to know before one goes. */
export function PlacesPage({ data, whose }: { data: Places; whose: PlacesOwner }) {
  const { messages, request } = usePageContext()
  const { title, lede } = messages.places.of[whose]
  const props = {
    ...data,
    plain: request.lowData,
    action: href(request.lang, request.path),
    lang: request.lang,
    messages: finderMessages(messages, whose === 'bureau' ? 'counter' : 'branch'),
  }
  return (
    <>
      <Hero tool title={title} lede={lede} />
      <Breadcrumbs roomy here={title} />
      <div className="wrap">
        <Live id="places" of={[data.collection, 'holidays']}>
          <Island name="finder" of={Finder} when="touch" plain={request.lowData} props={props} />
        </Live>
      </div>
      <Section id="before" title={messages.places.before} ground="sand">
        <ul className={styles.before}>
          {messages.places.beforeList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
