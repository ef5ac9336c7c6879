import { formatMessage } from '#contract/format-message.ts'
import type { Feed } from '#contract/feed.ts'
import type { Item } from '#contract/registry.ts'
import { byTerm, withoutTerm } from '#contract/rules/terms.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import type { SiteMessages } from '../../messages/messages.ts'

export type BankRate = Item<'bank_rates'>
/** A row in effect, with the approved change that takes effect next; a new one is only announced so far. */
export type DatedRate = BankRate & { announced?: BankRate | undefined; isNew?: true }

/** Reads the rates or tariffs in effect, each with the change that is announced for it, and announced new ones. */
export async function readBankRates(feed: Feed, kind: 'rate' | 'tariff'): Promise<DatedRate[]> {
  const [rows, announced] = await Promise.all([
    feed.all('bank_rates', { kind }),
    feed.announced('bank_rates', { kind }),
  ])
  const inEffect = new Set(rows.map(({ product }) => product))
  return [
    ...rows.map((row) => ({ ...row, announced: announced.find(({ product }) => product === row.product) })),
    ...announced
      .filter(({ product }) => !inEffect.has(product))
      .map((row) => ({ ...row, announced: row, isNew: true as const })),
  ]
}

/** Reads one interest rate in effect, with the change that is announced for it. */
export const readBankRate = async (feed: Feed, product: string): Promise<DatedRate | undefined> =>
  (await readBankRates(feed, 'rate')).find((row) => row.product === product && row.value && !row.isNew)

/** The bureau's tariffs, told by their product codes: a group's name is words, in two languages. */
export const isBureauTariff = (tariff: BankRate): boolean => tariff.product.startsWith('tariff-bureau-')

/** @returns what a rate or charge says, such as "3.5%", "MK 2,500" or "Free" */
export function valueOf({ unit, value, note }: BankRate): string {
  if (value === undefined || unit === 'text') return note ?? ''
  return unit === 'MWK' ? formatMoneyShort(value) : formatPercent(value)
}

/** Returns the balance from which a rate is paid, such as "from a balance of MK 1,000,000"; undefined where on every balance. */
export const balanceOf = (
  { least_balance }: BankRate,
  { fromBalance }: SiteMessages['rates'],
): string | undefined =>
  least_balance && formatMessage(fromBalance, { balance: formatMoneyShort(least_balance) })

/** Returns the announced change of a rate or charge, with its balance where that changes too; undefined where none is. */
export function changeOf(
  rate: DatedRate,
  messages: SiteMessages['rates'],
): { value: string; from: string } | undefined {
  const { announced } = rate
  if (!announced) return undefined
  const value = valueOf(announced)
  if (rate.isNew) return { value, from: announced.effective_at }
  const isOtherBalance = announced.least_balance !== rate.least_balance
  if (value === valueOf(rate) && !isOtherBalance) return undefined
  const balance = isOtherBalance ? balanceOf(announced, messages) : undefined
  return { value: [value, balance].filter(Boolean).join(' '), from: announced.effective_at }
}

/**
 * Items under their groups' names, the oldest first. Each new figure is an item of its own, made later than the others:
 * the terms of one product stand together by their length all the same.
 */
export function byGroup(rates: readonly DatedRate[]): [group: string, rates: DatedRate[]][] {
  const byAge = rates.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
  return [...Map.groupBy(byAge, ({ group }) => group)].map(([group, members]) => {
    const products = [...Map.groupBy(members, ({ product }) => withoutTerm(product)).values()]
    return [group, products.flatMap((terms) => terms.toSorted((a, b) => byTerm(a.product, b.product)))]
  })
}
