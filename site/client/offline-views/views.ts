import { brandOfPath } from '#contract/brands/names.ts'
import { currencies } from '#contract/currencies.ts'
import { formatMessage } from '#contract/format-message.ts'
import type { Lang } from '#contract/languages.ts'
import { formatDay, formatDayTime } from '#contract/rules/dates.ts'
import { formatMoneyShort, formatRate } from '#contract/rules/money-format.ts'
import type { SiteMessages } from '../../messages/en.ts'
import { element } from '../element.ts'
import { readOffline } from '../offline-store/read.ts'
import type { StoredIn, StoreName } from '../offline-store/stores.ts'
import { people, places, table } from './lists.ts'

/** `at`: when it was last updated (ms since 1970); null where nothing is kept. */
export type View = { title: string; at: number | null; body: readonly Node[] }
type Draw = (path: string, lang: Lang, messages: SiteMessages['offline']) => Promise<View | null>

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
    messages: SiteMessages['offline'],
  ) => { title: string; body: Node[] } | null,
): Draw {
  return async (path, lang, messages) => {
    const kept = await readOffline(store)
    if (!kept || kept.items.length === 0) return null
    const drawn = draw(kept.items, path, lang, messages)
    return drawn && { ...drawn, at: kept.at }
  }
}

/** Articles that are here as a whole can be read; of others a page has shown only the head. */
const newsList = of('blogs', (articles, path, lang, messages) => {
  const brand = brandOfPath(path)
  // The group's list has all of them (pages/blog/scope.ts).
  const own = articles.filter(({ brands }) => brand !== 'bank' || brands.includes(brand)).sort(newestFirst)
  const list = element('ul')
  for (const { slug, title, summary, published_at, content } of own) {
    const head = content ? element('a', { href: href(lang, `${path}/view/${slug}`) }, title) : title
    list.append(
      element(
        'li',
        {},
        element('h2', {}, head),
        element('p', {}, formatDay(published_at, lang)),
        element('p', {}, summary),
        element(
          'p',
          { 'data-opens': content ? 'yes' : 'no' },
          content ? messages.opens : messages.opensLater,
        ),
      ),
    )
  }
  return { title: messages.news, body: [list] }
})

/** The articles that can be read without a line, by their slugs. */
export async function savedArticles(): Promise<ReadonlySet<string>> {
  const kept = await readOffline('blogs')
  return new Set(kept?.items.flatMap(({ slug, content }) => (content ? [slug] : [])))
}

const article = of('blogs', (articles, path, lang) => {
  const slug = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const found = articles.find((one) => one.slug === slug)
  // Of one that stood in a list only the head is here.
  if (!found?.content) return null
  const content = element('div')
  // Cleaned by the service when it was written and again when it was sent; the security policy runs no script in it.
  content.innerHTML = found.content
  return {
    title: found.title,
    body: [element('p', {}, formatDay(found.published_at, lang)), element('p', {}, found.summary), content],
  }
})

const exchangeRates = of('exchangeRates', (rates, _path, lang, messages) => ({
  title: messages.exchange,
  body: [
    table(
      messages.exchange,
      [messages.currency, messages.weBuy, messages.weSell],
      [...rates]
        .sort(
          (a, b) => Object.keys(currencies).indexOf(a.currency) - Object.keys(currencies).indexOf(b.currency),
        )
        .map(({ currency, buying, selling, effective_at }) => [
          `${currency} ${currencies[currency][lang]}`,
          formatMessage(messages.since, { time: formatDayTime(effective_at, lang) }),
          formatRate(buying),
          formatRate(selling),
        ]),
    ),
  ],
}))

const bankRates = of('bankRates', (rates, _path, lang, messages) => ({
  title: messages.interest,
  body: [
    table(
      messages.interest,
      [messages.name, messages.value],
      rates.map(({ name, value, unit, note, effective_at }) => [
        name,
        formatMessage(messages.since, { time: formatDay(effective_at, lang) }),
        value === undefined
          ? (note ?? '')
          : unit === 'MWK'
            ? formatMoneyShort(value)
            : formatMessage(messages.perYear, { n: formatRate(value) }),
      ]),
    ),
  ],
}))

/** Exchange rates first, then the bank's own. */
const allRates: Draw = async (path, lang, messages) => {
  const [exchange, bank] = await Promise.all([
    exchangeRates(path, lang, messages),
    bankRates(path, lang, messages),
  ])
  if (!exchange || !bank) return exchange ?? bank
  return { ...exchange, body: [...exchange.body, element('h2', {}, bank.title), ...bank.body] }
}

const loans = of('loans', (all, _path, lang, messages) => {
  const list = element('ul')
  for (const { title, description, most, longest_months, rate } of all) {
    const sum = formatMoneyShort(most)
    const terms = formatMessage(messages.most, { sum, n: longest_months, rate: formatRate(rate) }, lang)
    list.append(
      element('li', {}, element('h2', {}, title), element('p', {}, description), element('p', {}, terms)),
    )
  }
  return { title: messages.loans, body: [list] }
})

/** Which kept content stands in for which pages, by how their addresses end; the first that fits is taken. */
export const views: readonly { fits: RegExp; draw: Draw }[] = [
  { fits: /\/blog\/view\/[^/]+$/, draw: article },
  { fits: /\/blog$/, draw: newsList },
  {
    fits: /\/branches$/,
    draw: of('branches', (all, _p, _l, messages) => places(all, messages.branches, messages)),
  },
  {
    fits: /\/locations$/,
    draw: of('moneybureauLocations', (all, _p, _l, messages) => places(all, messages.locations, messages)),
  },
  { fits: /\/fdhmoneybureau\/(home|tariffs)$/, draw: exchangeRates },
  { fits: /\/exchangeRates$/, draw: allRates },
  {
    fits: /\/board$/,
    draw: of('boards', (all, path, _l, messages) => people(all, path, 'Board', messages.board)),
  },
  {
    fits: /\/team$/,
    draw: of('teams', (all, path, _l, messages) => people(all, path, 'Management', messages.team)),
  },
  { fits: /\/(personalAndbusinessbanking|amayiatakateloan)$/, draw: loans },
]

/** Pages worth offering where the one asked for is not kept, each with the store it is drawn from. */
export const offered = (messages: SiteMessages['offline']) =>
  [
    ['/fdhbankplc/exchangeRates', messages.exchange, 'exchangeRates'],
    ['/fdhbankplc/branches', messages.branches, 'branches'],
    ['/fdhmoneybureau/locations', messages.locations, 'moneybureauLocations'],
    ['/fdhfinancialholdings/blog', messages.news, 'blogs'],
    ['/fdhbankplc/personalAndbusinessbanking', messages.loans, 'loans'],
    ['/fdhfinancialholdings/board', messages.board, 'boards'],
    ['/fdhfinancialholdings/team', messages.team, 'teams'],
  ] as const
