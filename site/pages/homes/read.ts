import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { referencesIn } from '#contract/rules/references.ts'
import type { Section } from '#contract/section-types.ts'
import type { PageRequest } from '#contract/site.ts'
import type { DrawnSection } from '../../section.ts'
import { messagesIn } from '../../messages/messages.ts'
import { readSections } from '../../sections.ts'

export type Home = {
  company: BrandId
  /** null while nobody has written it */
  written: Item<'homes'> | null
  sections: DrawnSection[]
}

/** What a company's home says, with what its sections show. */
export async function readHome(feed: Feed, request: PageRequest, company: BrandId): Promise<Home> {
  const written = await feed.one('homes', { company })
  const sections = await readSections(feed, request, written?.sections ?? usual(request, company))
  return { company, written, sections }
}

/** What a home shows while nobody has written it, as far as there is any. */
function usual({ lang }: PageRequest, company: BrandId): Section[] {
  const { titleBank, titleGroup } = messagesIn(lang).news
  const title = company === 'bank' ? titleBank : titleGroup
  return [
    { type: 'banners', hidden: false, most: 6 },
    { type: 'news', id: 'news', hidden: false, title, ground: 'sand', most: 3, more: [] },
  ]
}

/** A text with all its figures; undefined where one of them is not known. */
export const whole = (text: string | undefined): string | undefined =>
  text !== undefined && referencesIn(text).length === 0 ? text : undefined
