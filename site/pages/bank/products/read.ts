import type { Feed } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Item } from '#contract/registry.ts'
import { productType, type ProductFamily, type ProductKind } from '#contract/rules/product-address.ts'
import type { PageRequest } from '#contract/site.ts'
import { formatPercent } from '#contract/rules/money-format.ts'
import type { Step } from '#contract/fields.ts'
import type { AnnouncedChange } from '../../../components/announced.tsx'
import { notFound, redirect, type NotFound, type Redirect } from '../../../page.ts'
import { toKnownSpelling } from '../../../redirect-close-spelling.ts'
import type { SiteMessages } from '../../../messages/messages.ts'
import { readOverviewLink } from './read-overview.ts'
import { balanceOf, changeOf, readBankRates, type BankRate, type DatedRate } from '../../rates/tariffs.ts'

export type Product = Item<'products'>

/** The rates and tariffs in effect, by product code. */
export type Figures = ReadonlyMap<string, DatedRate>

export async function readFigures(feed: Feed): Promise<Figures> {
  const [rates, tariffs] = await Promise.all([readBankRates(feed, 'rate'), readBankRates(feed, 'tariff')])
  return new Map([...rates, ...tariffs].map((row) => [row.product, row]))
}

/** The rows of those codes that are in effect, in the codes' order; one that is withdrawn is left out. */
export const rowsOf = (figures: Figures, codes: readonly string[]): DatedRate[] =>
  codes.flatMap((code) => figures.get(code) ?? [])

export type ProductRate = {
  percent: string
  isHighest: boolean
  /** the balance that it needs */
  condition: string | undefined
  /** the rate's name, which gives its term, where it is the highest of several terms */
  term: string | undefined
  /** the approved change that takes effect next */
  announced: AnnouncedChange | undefined
}

/**
 * Returns the rates that a product is compared by, the lowest balance first: all tiers where they depend on the balance,
 * otherwise the telling one alone. None where no rate is in effect.
 */
export function comparedRates(
  rates: readonly DatedRate[],
  product: Pick<Product, 'up_to'>,
  messages: SiteMessages['rates'],
): ProductRate[] {
  const inPercent = rates.filter(
    ({ value, unit, isNew }) => !isNew && value !== undefined && unit === 'percent_per_year',
  )
  const hasTiers = inPercent.some(({ least_balance }) => least_balance !== undefined)
  const balance = ({ least_balance = '0' }: BankRate) => Number(least_balance)
  const compared = hasTiers ? inPercent.toSorted((a, b) => balance(a) - balance(b)) : inPercent.slice(0, 1)
  return compared.map((rate, at) => ({
    announced: changeOf(rate, messages),
    percent: formatPercent(rate.value ?? ''),
    isHighest: hasTiers ? at > 0 && at === compared.length - 1 : product.up_to,
    condition: balanceOf(rate, messages),
    term: !hasTiers && product.up_to ? rate.name : undefined,
  }))
}

/**
 * Returns the highest rate in words, such as "up to 8% (Fixed Deposit, 12 months)", and its announced change; undefined
 * where there is none.
 */
export function highestRate(
  rates: readonly ProductRate[],
  messages: RateWords,
): { value: string; announced: AnnouncedChange | undefined } | undefined {
  const rate = rates.at(-1)
  if (!rate) return undefined
  const value = formatMessage(rate.isHighest ? messages.upTo : messages.exactly, { rate: rate.percent })
  const words = [value, rate.condition, rate.term && `(${rate.term})`].filter(Boolean).join(' ')
  return { value: words, announced: rate.announced }
}

type RateWords = { upTo: `${string}{rate}${string}`; exactly: `${string}{rate}${string}` }

/** The products of a family, in their order. */
export const readFamily = async (feed: Feed, family: ProductFamily): Promise<Product[]> =>
  (await feed.all('products', { family })).toSorted(
    (a, b) => a.position - b.position || (a.name < b.name ? -1 : 1),
  )

type All = Step & { type: string }

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
  return toKnownSpelling(request, 'type', [all.type, ...typed.map(productType)]) ?? offer(all, products)
}

/** True where the product's page is this one, with its `type`. */
const isAt = ({ path }: PageRequest, { to }: Product): boolean => to.startsWith(`${path}?`)

/** An unknown product: the known ones are offered. */
const offer = (all: Step, products: readonly Product[]): NotFound =>
  notFound([all, ...products].map(({ to, name }) => ({ to, label: name })))

/** The product of a page of its own, by its slug, which the spec fixes; a 404 where it is not live. */
export async function readOwnPage(
  feed: Feed,
  { family, slug, kind }: { family: ProductFamily; slug: string; kind: ProductKind },
): Promise<{ product: Product; products: Product[]; figures: Figures; all: Step } | NotFound> {
  const [products, figures, all] = await Promise.all([
    readFamily(feed, family),
    readFigures(feed),
    readOverviewLink(feed, kind),
  ])
  const product = products.find((one) => one.slug === slug)
  return product ? { product, products, figures, all } : offer(all, products)
}
