import { brandIds, type BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { SectionOf } from '#contract/section-types.ts'

/** Who owns a company, largest first, and the day on which its shares were listed. */
export type Shareholders = Pick<SectionOf<'shareholders'>, 'holders' | 'listed_on'> & { company: BrandId }
export type Holder = Shareholders['holders'][number]

/** The first list of a company's shareholders that a page of its own has. */
function listOn(pages: readonly Item<'pages'>[], company: BrandId): Shareholders | null {
  const sections = pages.filter((page) => page.company === company).flatMap((page) => page.sections)
  const found = sections.find(
    (section): section is SectionOf<'shareholders'> =>
      section.type === 'shareholders' &&
      !section.hidden &&
      (section.company ?? company) === company &&
      section.holders.length > 0,
  )
  return found ? { holders: found.holders, listed_on: found.listed_on, company } : null
}

/** Who owns a company, as its own page says; null where none does. */
export const readShareholders = async (feed: Feed, company: BrandId): Promise<Shareholders | null> =>
  listOn(await feed.all('pages', { company }), company)

/** What a company owns of each of the others, by what their pages say. */
export async function readOwned(feed: Feed, owner: BrandId): Promise<{ company: BrandId; part: Holder }[]> {
  const pages = await feed.all('pages')
  return brandIds.flatMap((company) => {
    const part = listOn(pages, company)?.holders.find((holder) => holder.company === owner)
    return part ? [{ company, part }] : []
  })
}
