import type { Figure } from '#contract/backoffice/links.ts'
import { formatDay } from '#contract/rules/dates.ts'
import { formatMoneyShort, formatPercent } from '#contract/rules/money-format.ts'
import { referenceKinds, referencesIn, referenceName, type Reference } from '#contract/rules/references.ts'
import { byTerm } from '#contract/rules/terms.ts'
import type { Lang } from '#contract/languages.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { visibleItems } from './queryable.ts'
import type { StoredBody } from './body.ts'

const most = 1000
type Parts = Figure['name']

/** The collections that figures are read from. */
export const figureCollections = [
  'bank_rates',
  'facts',
  'branches',
  'moneybureau_locations',
  'products',
  'loans',
  'money_bureau_exchange_rates',
] as const

type Told = {
  of: (typeof figureCollections)[number]
  name: Parts
  /** undefined where there is nothing to tell */
  tell: (rows: readonly StoredBody[], lang: Lang) => string | undefined
}

const numberOf = (counts: (body: StoredBody) => boolean) => (rows: readonly StoredBody[]) =>
  String(rows.filter(counts).length)

/** Facts that follow from all rows of a collection, by key. Temporarily closed places count, as in the branch finder. */
const told: Readonly<Record<string, Told>> = {
  branches: {
    of: 'branches',
    name: { en: 'Bank branches', ny: 'Nthambi za banki' },
    tell: (rows) => String(rows.length),
  },
  counters: {
    of: 'moneybureau_locations',
    name: { en: 'Currency counters', ny: 'Malo osinthira ndalama' },
    tell: (rows) => String(rows.length),
  },
  accounts: {
    of: 'products',
    name: { en: 'Accounts on offer', ny: 'Maakaunti omwe alipo' },
    tell: numberOf(({ family }) => family === 'account'),
  },
  'loan-months': {
    of: 'loans',
    name: { en: 'Months of the longest loan', ny: 'Miyezi ya ngongole ya nthawi yaitali kwambiri' },
    tell: (rows) => {
      const months = rows.map(({ longest_months }) => Number(longest_months ?? 0))
      return months.length === 0 ? undefined : String(Math.max(...months))
    },
  },
  'exchange-rates-day': {
    of: 'money_bureau_exchange_rates',
    name: { en: 'Day of the newest exchange rate', ny: 'Tsiku la mtengo watsopano wosinthira' },
    tell: (rows, lang) => {
      const newest = rows
        .map(({ effective_at }) => String(effective_at))
        .toSorted()
        .at(-1)
      return newest && formatDay(newest, lang)
    },
  },
}

/**
 * Every figure that texts can refer to, with what readers see today: rates and tariffs in effect, facts, and numbers of rows.
 * @param lang the language in which facts are read
 */
export async function readFigures(db: Database, lang: Lang = 'en'): Promise<Figure[]> {
  const bodies = await Promise.all([seenOf(db, 'bank_rates'), seenOf(db, 'facts')])
  const numbers = await Promise.all(
    Object.entries(told).map(async ([key, { of, name, tell }]): Promise<Figure[]> => {
      const value = tell(await seenOf(db, of), lang)
      return value === undefined ? [] : [{ kind: 'fact', key, name, value }]
    }),
  )
  const all = [
    ...bodies[0].flatMap((body) => figuresOfRate(body, lang)),
    ...numbers.flat(),
    ...bodies[1].flatMap((body) => figuresOfFacts(body, lang)),
  ]
  const order = (one: Figure) => `${referenceKinds.indexOf(one.kind)} ${one.name.en ?? ''} ${one.key}`
  return [...new Map(all.map((one) => [referenceName(one), one])).values()].toSorted((a, b) =>
    byTerm(order(a), order(b)),
  )
}

/** What the public sees of a collection; nothing where this release has no such collection. */
async function seenOf(db: Database, name: string): Promise<StoredBody[]> {
  const stored = storedNamed(name)
  return stored ? (await visibleItems(db, stored, undefined, [], most)).map(({ body }) => body) : []
}

/** True where an item gives several figures, so that a revision may lack one; rates are never changed. */
export const mayLoseFigures = (collection: string): boolean => collection === 'facts'

/** What an item gives to refer to. */
export function referencesOf(collection: string, body: StoredBody): Reference[] {
  if (collection === 'bank_rates') return figuresOfRate(body)
  return collection === 'facts' ? figuresOfFacts(body) : []
}

function figuresOfRate(
  { kind, product, name, unit, value, note, least_balance }: StoredBody,
  lang: Lang = 'en',
): Figure[] {
  if ((kind !== 'rate' && kind !== 'tariff') || typeof product !== 'string') return []
  const figure = typeof value === 'string' ? value : ''
  const shown =
    unit === 'percent_per_year'
      ? formatPercent(figure)
      : unit === 'MWK'
        ? formatMoneyShort(figure)
        : textOf(note, lang)
  const names = partsOf(name)
  const rate: Figure = { kind, key: product, name: names, value: shown }
  if (typeof least_balance !== 'string') return [rate]
  const balance = {
    en: `${names.en ?? product}: balance`,
    ny: `${names.ny ?? names.en ?? product}: ndalama zotsala`,
  }
  return [
    rate,
    { kind, key: `${product}.least_balance`, name: balance, value: formatMoneyShort(least_balance) },
  ]
}

function figuresOfFacts({ figures }: StoredBody, lang: Lang = 'en'): Figure[] {
  if (!Array.isArray(figures)) return []
  return figures.flatMap((one: unknown): Figure[] => {
    if (typeof one !== 'object' || one === null) return []
    const { key, value, label } = one as Record<string, unknown>
    if (typeof key !== 'string' || key === '') return []
    return [{ kind: 'fact', key, name: partsOf(label), value: textOf(value, lang) }]
  })
}

function textOf(value: unknown, lang: Lang): string {
  const { en = '', ny } = partsOf(value)
  return lang === 'ny' ? (ny ?? en) : en
}

/** A text in both languages, or a line that is the same in both. */
function partsOf(value: unknown): Parts {
  if (typeof value === 'string' || typeof value === 'number') return { en: String(value) }
  if (typeof value !== 'object' || value === null) return {}
  const { en, ny } = value as { en?: unknown; ny?: unknown }
  return { ...(typeof en === 'string' && { en }), ...(typeof ny === 'string' && { ny }) }
}

/** The references in all texts of a body; `path` is such as `content.en`. */
export function findReferences(body: unknown): { path: string; reference: Reference }[] {
  const found: { path: string; reference: Reference }[] = []
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') found.push(...referencesIn(node).map((reference) => ({ path, reference })))
    else if (typeof node === 'object' && node !== null)
      for (const [name, child] of Object.entries(node)) walk(child, path === '' ? name : `${path}.${name}`)
  }
  walk(body, '')
  return found
}
