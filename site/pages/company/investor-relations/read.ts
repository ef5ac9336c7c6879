import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

export const paperTypes = ['Financial Statement', 'Annual Report', 'Notice'] as const
export type Papers = Record<(typeof paperTypes)[number], Item<'documents'>[]>

/** How many of a kind stand here; the rest is among the documents. */
const most = 5

/** The company's papers for its holders, newest first by the day they bear. */
export async function readPapers(feed: Feed, brand: BrandId): Promise<Papers> {
  const all = await feed.all('documents', { section: 'public', brands: brand })
  const newest = all.toSorted((a, b) => b.dated.localeCompare(a.dated))
  const of = (type: (typeof paperTypes)[number]) =>
    newest.filter(({ document_type_name }) => document_type_name === type).slice(0, most)
  return {
    'Financial Statement': of('Financial Statement'),
    'Annual Report': of('Annual Report'),
    Notice: of('Notice'),
  }
}
