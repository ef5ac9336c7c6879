import type { Feed } from '#contract/feed.ts'
import type { Section } from '#contract/section-types.ts'
import type { PageRequest } from '#contract/site.ts'
import { readFrame } from './frame.ts'
import type { DrawnSection, SectionView } from './section.ts'

/** Every module under `sections/` that exports `view`; the others there are parts of a section. */
const modules = import.meta.glob<{ view?: SectionView }>('./sections/**/*.tsx', { eager: true })

/** How each type of section is drawn. */
export const sectionViews: ReadonlyMap<string, SectionView> = new Map(
  Object.values(modules).flatMap(({ view }) => (view ? [[view.type, view] as const] : [])),
)

/**
 * Reads what the sections of a page show. Left out are those that are hidden, that have nothing to show, and of a type that
 * this release does not know.
 */
export async function readSections(
  feed: Feed,
  request: PageRequest,
  sections: readonly Section[],
): Promise<DrawnSection[]> {
  const framed = { ...request, frame: await readFrame(feed) }
  const drawn = await Promise.all(
    sections.map(async (section, at) => {
      const view = section.hidden ? undefined : sectionViews.get(section.type)
      return (await view?.read({ ...section, id: section.id ?? `section-${at + 1}` }, feed, framed)) ?? null
    }),
  )
  return drawn.filter((one) => one !== null)
}
