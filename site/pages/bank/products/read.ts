import type { Product } from '#contract/products/product.ts'
import type { Feed } from '#contract/feed.ts'
import type { PageRequest } from '#contract/site.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import { notFound, type NotFound } from '../../../page.ts'
import { valueOf, type BankRate } from '../../rates/tariffs.ts'

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

/** What a product earns, or else what it costs first, such as "up to 8%" or "MK 2,500"; undefined where neither is in effect. */
export function tellingFigure(
  figures: Figures,
  product: Product,
  upTo: (rate: string) => string,
): string | undefined {
  const rate = figures.get(product.rates[0] ?? '')
  if (rate?.value) return product.upTo ? upTo(formatPercent(rate.value)) : formatPercent(rate.value)
  const charge = figures.get(product.charges[0] ?? '')
  return charge && valueOf(charge)
}

/** An unknown `type`: the known ones are offered. */
export const offer = (
  request: PageRequest,
  all: { to: string; name: Product['name'] },
  products: readonly Product[],
): NotFound => notFound([all, ...products].map(({ to, name }) => ({ to, label: name[request.lang] })))
