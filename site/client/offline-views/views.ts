import { brandOfPath } from '#contract/brands/names.ts'
import { currencies } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatDay, formatDayTime } from '#contract/rules/dates.ts'
import { formatMoneyShort, formatRate } from '#contract/rules/money-format.ts'
import type { OfflineMessages } from './offline-messages.ts'
import { element } from '../element.ts'
import { readOffline } from '../offline-store/read.ts'
import type { StoredIn, StoreName } from '../offline-store/stores.ts'
import { people, places, table } from './lists.ts'

export type View = { title: string; at: number; body: readonly Node[] }
type Draw = (path: string, lang: Lang, words: OfflineMessages) => Promise<View | null>

const newestFirst = (a: { published_at: string }, b: { published_at: string }) =>
  Date.parse(b.published_at) - Date.parse(a.published_at)
const href = (lang: Lang, path: string) => (lang === 'ny' ? `/ny${path}` : path)

/** A view of one store; null where nothing of it is kept. */
function of<N extends StoreName>(
  store: N,
  draw: (
    items: StoredIn[N][],
    path: string,
    lang: Lang,
    words: OfflineMessages,
  ) => { title: string; body: Node[] } | null,
): Draw {
  return async (path, lang, words) => {
    const kept = await readOffline(store)
    if (!kept || kept.items.length === 0) return null
    const drawn = draw(kept.items, path, lang, words)
    return drawn && { ...drawn, at: kept.at }
  }
}

const newsList = of('blogs', (articles, path, lang, words) => {
  const brand = brandOfPath(path)
  const own = articles.filter(({ brands }) => brand === null || brands.includes(brand)).toSorted(newestFirst)
  const list = element('ul')
  for (const { slug, title, summary, published_at } of own) {
    const link = element('a', { href: href(lang, `${path}/view/${slug}`) }, title)
    list.append(
      element(
        'li',
        {},
        element('h2', {}, link),
        element('p', {}, formatDay(published_at, lang)),
        element('p', {}, summary),
      ),
    )
  }
  return { title: words.news, body: [list] }
})

const article = of('blogs', (articles, path, lang) => {
  const slug = decodeURIComponent(path.split('/').at(-1) ?? '')
  const found = articles.find((one) => one.slug === slug)
  if (!found) return null
  const content = element('div')
  // Cleaned by the service when it was written and again when it was sent; the security policy runs no script in it.
  content.innerHTML = found.content
  return {
    title: found.title,
    body: [element('p', {}, formatDay(found.published_at, lang)), element('p', {}, found.summary), content],
  }
})

const exchangeRates = of('exchangeRates', (rates, _path, lang, words) => ({
  title: words.exchange,
  body: [
    table(
      words.exchange,
      [words.currency, words.weBuy, words.weSell, words.since],
      rates
        .toSorted(
          (a, b) => Object.keys(currencies).indexOf(a.currency) - Object.keys(currencies).indexOf(b.currency),
        )
        .map(({ currency, buying, selling, effective_at }) => [
          `${currency} ${currencies[currency][lang]}`,
          formatRate(buying),
          formatRate(selling),
          formatDayTime(effective_at, lang),
        ]),
    ),
  ],
}))

const bankRates = of('bankRates', (rates, _path, lang, words) => ({
  title: words.interest,
  body: [
    table(
      words.interest,
      [words.name, words.value, words.since],
      rates.map(({ name, value, unit, note, effective_at }) => [
        name,
        value === undefined
          ? (note ?? '')
          : unit === 'MWK'
            ? formatMoneyShort(value)
            : formatMessage(words.perYear, { n: formatRate(value) }),
        formatDay(effective_at, lang),
      ]),
    ),
  ],
}))

/** Exchange rates first, then the bank's own. */
const allRates: Draw = async (path, lang, words) => {
  const [exchange, bank] = await Promise.all([exchangeRates(path, lang, words), bankRates(path, lang, words)])
  if (!exchange || !bank) return exchange ?? bank
  return { ...exchange, body: [...exchange.body, element('h2', {}, bank.title), ...bank.body] }
}

const loans = of('loans', (all, _path, lang, words) => {
  const list = element('ul')
  for (const { title, description, most, longest_months, rate } of all) {
    const sum = formatMoneyShort(most)
    const terms = formatMessage(words.most, { sum, n: longest_months, rate: formatRate(rate) }, lang)
    list.append(
      element('li', {}, element('h2', {}, title), element('p', {}, description), element('p', {}, terms)),
    )
  }
  return { title: words.loans, body: [list] }
})

/** Which kept content stands in for which pages, by how their addresses end; the first that fits is taken. */
export const views: readonly { fits: RegExp; draw: Draw }[] = [
  { fits: /\/blog\/view\/[^/]+$/, draw: article },
  { fits: /\/blog$/, draw: newsList },
  { fits: /\/branches$/, draw: of('branches', (all, _p, _l, words) => places(all, words.branches, words)) },
  {
    fits: /\/locations$/,
    draw: of('moneybureauLocations', (all, _p, _l, words) => places(all, words.locations, words)),
  },
  { fits: /\/fdhmoneybureau\/(home|tariffs)$/, draw: exchangeRates },
  { fits: /\/exchangeRates$/, draw: allRates },
  { fits: /\/board$/, draw: of('boards', (all, path, _l, words) => people(all, path, 'Board', words.board)) },
  {
    fits: /\/team$/,
    draw: of('teams', (all, path, _l, words) => people(all, path, 'Management', words.team)),
  },
  { fits: /\/(personalAndbusinessbanking|amayiatakateloan)$/, draw: loans },
]

/** Pages worth offering where the one asked for is not kept. */
export const offered = (words: OfflineMessages) =>
  [
    ['/fdhbankplc/exchangeRates', words.exchange],
    ['/fdhbankplc/branches', words.branches],
    ['/fdhmoneybureau/locations', words.locations],
    ['/fdhfinancialholdings/blog', words.news],
    ['/fdhbankplc/personalAndbusinessbanking', words.loans],
    ['/fdhfinancialholdings/board', words.board],
    ['/fdhfinancialholdings/team', words.team],
  ] as const
