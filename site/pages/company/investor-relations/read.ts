import type { BrandId } from '#contract/brands/names.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'

export const documentTypes = ['Financial Statement', 'Annual Report', 'Notice'] as const
export type InvestorDocuments = Record<(typeof documentTypes)[number], Item<'documents'>[]>

/** How many of a kind stand here; the rest is among the documents. */
const most = 5

/** The company's documents for its holders, the newest of each kind. */
export async function readInvestorDocuments(feed: Feed, brand: BrandId): Promise<InvestorDocuments> {
  const of = async (document_type_name: (typeof documentTypes)[number]) => {
    const newest = await feed.newest('documents', most, {
      section: 'public',
      brands: brand,
      document_type_name,
    })
    return newest.toSorted((a, b) => b.dated.localeCompare(a.dated))
  }
  const [statements, reports, notices] = await Promise.all([
    of('Financial Statement'),
    of('Annual Report'),
    of('Notice'),
  ])
  return { 'Financial Statement': statements, 'Annual Report': reports, Notice: notices }
}
