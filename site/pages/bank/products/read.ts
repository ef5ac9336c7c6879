import type { Product } from '#contract/products/product.ts'
import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { PageRequest } from '#contract/site.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import { notFound, type NotFound } from '../../../page.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import type { BankRate } from '../../rates/tariffs.ts'

/** The rates and tariffs in effect, by product code. */
export type Figures = ReadonlyMap<string, BankRate>

export async function readFigures(feed: Feed): Promise<Figures> {
  const [rates, tariffs] = await Promise.all([
    feed.all('bank_rates', { kind: 'rate' }),
    feed.all('bank_rates', { kind: 'tariff' }),
  ])
  return new Map([...rates, ...tariffs].map((row) => [row.product, row]))
}

/** The rows of those codes that are in effect, in the codes' order; one that is withdrawn is left out. */
export const rowsOf = (figures: Figures, codes: readonly string[]): BankRate[] =>
  codes.flatMap((code) => figures.get(code) ?? [])

/** What a product earns a year, such as "3.5%" or "up to 8%"; undefined where no rate is in effect. */
export function tellingRate(
  figures: Figures,
  product: Product,
  upTo: SiteMessages['product']['upTo'],
): string | undefined {
  const value = figures.get(product.rates[0] ?? '')?.value
  if (value === undefined) return undefined
  return product.upTo ? formatMessage(upTo, { rate: formatPercent(value) }) : formatPercent(value)
}

/** An unknown `type`: the known ones are offered. */
export const offer = (
  request: PageRequest,
  all: { to: string; name: Product['name'] },
  products: readonly Product[],
): NotFound => notFound([all, ...products].map(({ to, name }) => ({ to, label: name[request.lang] })))
