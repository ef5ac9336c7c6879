import { createElement, type FunctionComponent, type ReactElement } from 'react'
import { brandOfPath, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Section, SectionOf, SectionType } from '#contract/section-types.ts'
import type { PageRequest } from '#contract/site.ts'
import type { FramedRequest } from './frame.ts'
import type { Thing } from './structured-data.ts'

/** Where a section stands: in the column of text, beside it, or across the whole page. */
type Place = 'text' | 'aside' | 'wide'

/** A section whose place has a name, the author's or one of its own. */
export type Named<T> = T & { id: string }

type Definition<T extends SectionType, Data> = {
  place?: Place
  /** reads what the section shows beside its own words; null where there is nothing to show, and it is left out */
  load: (
    section: Named<SectionOf<T>>,
    feed: Feed,
    request: FramedRequest,
  ) => Promise<Data | null> | Data | null
  Component: FunctionComponent<{ section: Named<SectionOf<T>>; data: Data }>
  /** what schema.org has a type for */
  structured?: (section: Named<SectionOf<T>>, data: Data, request: FramedRequest) => readonly Thing[]
}

/** A section that is ready to be drawn. */
export type DrawnSection = {
  id: string
  type: SectionType
  place: Place
  element: ReactElement
  structured: readonly Thing[]
}

/** How a type of section is read and drawn; its kind of data is sealed inside. */
export type SectionView = {
  type: SectionType
  read: (section: Named<Section>, feed: Feed, request: FramedRequest) => Promise<DrawnSection | null>
}

/** Declares how a type of section is drawn that shows something of the feed; a module under `sections/` exports it as `view`. */
export const defineSectionView = <T extends SectionType, Data>(
  type: T,
  { place = 'wide', load, Component, structured }: Definition<T, Data>,
): SectionView => ({
  type,
  async read(section, feed, request) {
    const own = section as Named<SectionOf<T>> // readSections() finds the view by the section's type
    const data = await load(own, feed, request)
    if (data === null) return null
    const element = createElement(Component, { key: own.id, section: own, data })
    return { id: own.id, type, place, element, structured: structured?.(own, data, request) ?? [] }
  },
})

/** The same for a section that has all it shows in its own words. */
export const definePlainSection = <T extends SectionType>(
  type: T,
  place: Place,
  Component: FunctionComponent<{ section: Named<SectionOf<T>> }>,
): SectionView =>
  defineSectionView<T, object>(type, {
    place,
    load: () => ({}),
    Component: ({ section }) => Component({ section }),
  })

/** The company that a section is about: the one it names, else the page's own. */
export const companyOf = ({ company }: { company?: BrandId | undefined }, request: PageRequest): BrandId =>
  company ?? brandOfPath(request.path) ?? 'holdings'
