import type { Collection } from '#contract/collection.ts'
import { pages } from '#contract/collections/pages.ts'
import * as sections from '#contract/sections.ts'
import { storedCollections } from '#database/registry.ts'
import { hasLinks } from '../src/content/find-links.ts'
import type { Newsroom } from './newsroom.ts'
import { bodyOf } from './sample-body.ts'

export type LinkingPlace = {
  place: string
  definition: Collection
  body: (href: string) => Record<string, unknown>
}

const [ownPath, anyAddress] = [/\/\?n=\d+/g, /https:\/\/somewhere\.invalid\/\d+|\/\?n=\d+/g]

/** The body with its links, and the first link of each rich text, leading to one address; some fields take no path. */
export function linked(body: Record<string, unknown>, href: string) {
  const typed = href.startsWith('https://') ? anyAddress : ownPath
  const text = JSON.stringify(body).replaceAll(typed, href).replaceAll('<p>', `<p><a href='${href}'>x</a> `)
  return JSON.parse(text) as Record<string, unknown> // the same body with other links
}

/** Every collection and type of section in which an author can write a link. @param newsroom opened before a body is made */
export const linkingPlaces = (newsroom: () => Newsroom): LinkingPlace[] => [
  ...storedCollections
    .map(({ definition }) => definition)
    .filter((definition) => hasLinks(definition) && !definition.staffOnly)
    .map((definition) => ({
      place: definition.name,
      definition,
      body: (href: string) => linked(newsroom().body(definition), href),
    })),
  ...Object.values(sections).flatMap(({ type, schema }) => {
    const shape: Collection = { ...pages, fields: schema.shape, window: { from: null, until: null } }
    if (!hasLinks(shape)) return []
    const section = (href: string) => linked(bodyOf(shape, 0, newsroom().uploaded), href)
    return {
      place: `section ${type}`,
      definition: pages,
      body: (href: string) => ({ ...newsroom().body(pages), sections: [section(href)] }),
    }
  }),
]
