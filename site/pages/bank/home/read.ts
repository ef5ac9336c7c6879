import type { CurrencyCode } from '#contract/currencies.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import type { Holiday } from '#contract/rules/opening.ts'
import { readHolidays } from '../../../holidays.ts'
import { readFamily, type Product } from '../products/read.ts'
import { readOffers, type Offers } from '../../offers/read.ts'

/** The currencies most asked for, in the card beside the greeting. */
const asked: readonly CurrencyCode[] = ['USD', 'ZAR', 'GBP', 'EUR']

export type BankHome = Offers & {
  rates: Item<'money_bureau_exchange_rates'>[]
  bankRates: Item<'bank_rates'>[]
  /** those that say for what one needs them */
  accounts: Product[]
  loans: Item<'loans'>[]
  branches: Item<'branches'>[]
  holidays: Holiday[]
  news: Item<'blogs'>[]
  faqs: Item<'faqs'>[]
}

export async function readBankHome(feed: Feed): Promise<BankHome> {
  const [rates, bankRates, accounts, loans, offers, branches, holidays, news, faqs] = await Promise.all([
    feed.all('money_bureau_exchange_rates'),
    feed.all('bank_rates', { kind: 'rate' }),
    readFamily(feed, 'account'),
    feed.all('loans'),
    readOffers(feed, 'bank'),
    feed.all('branches'),
    readHolidays(feed),
    feed.newest('blogs', 3, { brands: 'bank' }),
    feed.all('faqs', { brands: 'bank' }),
  ])
  return {
    rates: asked.flatMap((currency) => rates.find((rate) => rate.currency === currency) ?? []),
    ...offers,
    bankRates,
    accounts: accounts.filter(({ need }) => need !== undefined),
    loans,
    branches: branches.toSorted((a, b) => a.name.localeCompare(b.name)),
    holidays,
    news,
    faqs: faqs.toSorted((a, b) => a.position - b.position).slice(0, 5),
  }
}
