import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { productType, type ProductFamily } from '#contract/rules/product-address.ts'
import type { PageRequest } from '#contract/site.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import type { Both } from '#contract/languages.ts'
import { inLanguage } from '../../../in-language.ts'
import { notFound, redirect, type NotFound, type Redirect } from '../../../page.ts'
import { toKnownType } from '../../../redirect-close-type.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import type { BankRate } from '../../rates/tariffs.ts'

export type Product = Item<'products'>

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
  return product.up_to ? formatMessage(upTo, { rate: formatPercent(value) }) : formatPercent(value)
}

/** The products of a family, in their order. */
export const readFamily = async (feed: Feed, family: ProductFamily): Promise<Product[]> =>
  (await feed.all('products', { family })).toSorted(
    (a, b) => a.position - b.position || (a.name < b.name ? -1 : 1),
  )

type All = { to: string; name: Both | string; type: string }

/**
 * The product of an overview's `type`; null where all of them are asked for. A type that is spelt nearly so leads to it,
 * a product with an address of its own to that; an unknown one is a 404 that offers those there are.
 * @param all the overview, with the value of `type` that stands for it
 */
export async function findByType(
  feed: Feed,
  request: PageRequest,
  products: readonly Product[],
  all: All,
): Promise<{ product: Product | null } | NotFound | Redirect> {
  const type = request.query['type'] ?? all.type
  if (type === all.type) return { product: null }
  const product = products.find((one) => productType(one) === type)
  if (product) return isAt(request, product) ? { product } : redirect(product.to, 301)
  const moved = await feed.moved('products', type)
  const now = products.find(({ slug }) => slug === moved)
  if (now) return redirect(now.to, 301)
  const typed = products.filter((one) => one.to.startsWith(`${request.path}?`))
  return toKnownType(request, [all.type, ...typed.map(productType)]) ?? offer(request, all, products)
}

/** True where the product's page is this one, with its `type`. */
const isAt = ({ path }: PageRequest, { to }: Product): boolean => to.startsWith(`${path}?`)

/** An unknown product: the known ones are offered. */
export const offer = (
  { lang }: PageRequest,
  all: { to: string; name: Both | string },
  products: readonly Product[],
): NotFound => notFound([all, ...products].map(({ to, name }) => ({ to, label: inLanguage(name, lang) })))

/** The product of a page of its own, by its slug, which the spec fixes; a 404 where it is not live. */
export async function readOwnPage(
  feed: Feed,
  request: PageRequest,
  { family, slug, all }: { family: ProductFamily; slug: string; all: { to: string; name: Both | string } },
): Promise<{ product: Product; products: Product[]; figures: Figures } | NotFound> {
  const [products, figures] = await Promise.all([readFamily(feed, family), readFigures(feed)])
  const product = products.find((one) => one.slug === slug)
  return product ? { product, products, figures } : offer(request, all, products)
}
