import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { Feed } from '#contract/feed.ts'
import type { Section, SectionOf, SectionType } from '#contract/section-types.ts'
import type { PageRequest } from '#contract/site.ts'

type Definition<T extends SectionType, Data> = {
  /** reads what the section shows beside its own words; null where there is nothing to show, and it is left out */
  load: (section: SectionOf<T>, feed: Feed, request: PageRequest) => Promise<Data | null>
  Component: FunctionComponent<{ section: SectionOf<T>; data: Data }>
}

/** How a type of section is read and drawn; its kind of data is sealed inside. */
export type SectionView = {
  type: SectionType
  read: (section: Section, feed: Feed, request: PageRequest) => Promise<ReactElement | null>
}

/** Declares how a type of section is drawn that shows something of the feed; a module under `sections/` exports it as `view`. */
export const defineSectionView = <T extends SectionType, Data>(
  type: T,
  { load, Component }: Definition<T, Data>,
): SectionView => ({
  type,
  async read(section, feed, request) {
    const own = section as SectionOf<T> // readSections() finds the view by the section's type
    const data = await load(own, feed, request)
    return data === null ? null : createElement(Component, { section: own, data })
  },
})

/** The same for a section that has all it shows in its own words. */
export const definePlainSection = <T extends SectionType>(
  type: T,
  Component: FunctionComponent<{ section: SectionOf<T> }>,
): SectionView => ({
  type,
  read: async (section) => createElement(Component, { section: section as SectionOf<T> }), // as above
})
