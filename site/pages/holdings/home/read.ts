import type { Feed } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { Item } from '#contract/registry.ts'
import { readFrame } from '../../../frame.ts'
import { shareholdersOf, type Shareholders } from '../../../sections/shareholders/read.ts'
import { readOffers, type Offers } from '../../offers/read.ts'

export type HoldingsHome = Offers & {
  /** the database's clock: the day the counts below were taken */
  now: string
  branches: number
  counters: number
  savings: Item<'bank_rates'> | null
  reference: Item<'bank_rates'> | null
  usd: Item<'money_bureau_exchange_rates'> | null
  reports: Item<'documents'>[]
  notices: Item<'documents'>[]
  lead: Item<'blogs'> | null
  more: Item<'blogs'>[]
  projects: Item<'fdhcares'>[]
  executives: Item<'executives'>[]
  /** who owns the bank, as its own page says */
  shareholders: Shareholders | null
}

/**
 * The newest by the day the documents bear, not by the day they were put up; of those in the reader's language, where
 * there is one.
 */
function latest(documents: Item<'documents'>[], lang: Lang): Item<'documents'>[] {
  const theirs = documents.filter(({ language }) => language === lang)
  return (theirs.length > 0 ? theirs : documents)
    .toSorted((a, b) => b.dated.localeCompare(a.dated))
    .slice(0, 1)
}

export async function readHoldingsHome(feed: Feed): Promise<HoldingsHome> {
  const papers = { section: 'public', brands: 'holdings' }
  const [
    branches,
    counters,
    savings,
    reference,
    usd,
    statements,
    annual,
    notices,
    [lead],
    news,
    projects,
    executives,
    offers,
    shareholders,
  ] = await Promise.all([
    feed.all('branches'),
    feed.all('moneybureau_locations'),
    feed.one('bank_rates', { product: 'savings-account' }),
    feed.one('bank_rates', { product: 'reference-rate' }),
    feed.one('money_bureau_exchange_rates', { currency: 'USD' }),
    feed.newest('documents', 12, { ...papers, document_type_name: 'Financial Statement' }),
    feed.newest('documents', 12, { ...papers, document_type_name: 'Annual Report' }),
    // Notices to holders come from the listed bank as well.
    feed.newest('documents', 12, { section: 'public', document_type_name: 'Notice' }),
    feed.newest('blogs', 1, { featured: true }),
    feed.newest('blogs', 4),
    feed.newest('fdhcares', 8),
    feed.all('executives'),
    readOffers(feed, 'holdings'),
    readFrame(feed).then((frame) => shareholdersOf(frame, 'bank')),
  ])
  return {
    ...offers,
    now: feed.now,
    branches: branches.filter(({ status }) => status === 'open').length,
    counters: counters.filter(({ status }) => status === 'open').length,
    savings,
    reference,
    usd,
    reports: latest([...statements, ...annual], feed.lang),
    notices: latest(notices, feed.lang),
    lead: lead ?? news[0] ?? null,
    more: news.filter(({ id }) => id !== (lead ?? news[0])?.id).slice(0, 3),
    projects,
    executives,
    shareholders,
  }
}
