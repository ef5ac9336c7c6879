import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { PageRequest } from '#contract/site.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../page.ts'
import type { DrawnSection } from '../../section.ts'
import { readSections } from '../../sections.ts'

export type Written = { page: Item<'pages'>; sections: DrawnSection[] }

/** The page at the address with what its sections show, or where it has moved to. */
export async function readWritten(feed: Feed, request: PageRequest): Promise<Written | NotFound | Redirect> {
  const page = await feed.one('pages', { address: request.path })
  if (page) return { page, sections: await readSections(feed, request, page.sections) }
  const moved = await feed.moved('pages', request.path)
  return moved === null ? notFound() : redirect(moved, 301)
}
