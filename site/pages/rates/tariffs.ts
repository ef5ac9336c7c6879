import type { Item } from '#contract/registry.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'

export type BankRate = Item<'bank_rates'>

/** The bureau's tariffs, told by their product codes: a group's name is words, in two languages. */
export const isBureauTariff = (tariff: BankRate): boolean => tariff.product.startsWith('tariff-bureau-')

/** @returns what a rate or charge says, such as "3.5%", "MK 2,500" or "Free" */
export function valueOf({ unit, value, note }: BankRate): string {
  if (value === undefined || unit === 'text') return note ?? ''
  return unit === 'MWK' ? formatMoneyShort(value) : formatPercent(value)
}

/** Items under their groups' names; groups and items in the order of their first making, which is the authors'. */
export function byGroup(rates: readonly BankRate[]): [group: string, rates: BankRate[]][] {
  const groups = new Map<string, BankRate[]>()
  for (const rate of rates.toSorted((a, b) => a.created_at.localeCompare(b.created_at))) {
    groups.set(rate.group, [...(groups.get(rate.group) ?? []), rate])
  }
  return [...groups]
}
