import { and, desc, eq } from 'drizzle-orm'
import type { Feed, Page, Repeated } from '#contract/feed.ts'
import type { Lang } from '#contract/languages.ts'
import type { CollectionName, Item } from '#contract/registry.ts'
import { foldText } from '#contract/rules/search-text.ts'
import type { SearchQuery, SearchFound } from '#contract/search.ts'
import type { Database } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { events } from '#database/tables.ts'
import type { Config } from '../config/settings.ts'
import type { Moments } from '../changes/moments.ts'
import type { KeptValues } from './kept-values.ts'
import { figureCollections, readFigures } from './figures.ts'
import { figureValues, filledIn, refersToFigures, type FigureValues } from './fill-figures.ts'
import { PageCheckpoints, readCheckpoints, startFrom } from './page-checkpoints.ts'
import { withLiveLinks } from './live-links.ts'
import { movedTo } from './redirect-former-slug.ts'
import type { PublicItem } from './item-revision.ts'
import { present, type PresentedItem } from './present.ts'
import {
  announcedItems,
  byPublication,
  latestItems,
  pastItems,
  readList,
  visibleItems,
  visibleValues,
  whereFields,
  whereTitled,
} from './queryable.ts'
import {
  noteDependencies,
  noteDependency,
  startDependencies,
  type Dependencies,
} from '../http/dependencies.ts'

const most = 1000

/** Short lists that pages made for one visitor ask for again and again: the calculator's, and what every page shows on top. */
const keptLists: ReadonlySet<CollectionName> = new Set(['loans', 'notices'])

/** What answers `feed.search`. */
type Finder = { find(asked: SearchQuery, lang: Lang): Promise<SearchFound> }

const usualDays: Config['announceDays'] = { rate: 30, tariff: 30, loan: 30 }

/** What feeds share, so that a page asks the database for less. */
type FeedParts = {
  /** where pages of long lists begin; without them they are found anew */
  checkpoints?: PageCheckpoints | undefined
  /** without it the feed cannot search */
  search?: Finder | undefined
  /** without them it is a preview, and what `feed.kept()` makes is made each time */
  keptValues?: KeptValues | undefined
  /** how many days ahead changes are announced */
  announceDays?: Config['announceDays'] | undefined
  /** where many pages are made: they tell when it begins, mostly without asking the database */
  moments?: Moments | undefined
}

/** The feed of one page, filled from the database, and what it saw. */
export async function openFeed(
  db: Database,
  lang: Lang,
  parts: FeedParts = {},
): Promise<{ feed: Feed; seen: Dependencies }> {
  const { checkpoints = new PageCheckpoints(), search, keptValues, moments, announceDays = usualDays } = parts
  const seen = await startDependencies(db, moments)
  const { look, show, items } = itemReader(db, seen, lang, keptValues)

  const newest = <N extends CollectionName>(
    name: N,
    count: number,
    where: object = {},
    { kept = false }: Repeated = {},
  ) =>
    items(name, kept ? `newest ${count} ${JSON.stringify(where)}` : null, (stored) =>
      readList(db, stored, { where: { ...where }, order: 'publication', limit: count }),
    )

  const all = <N extends CollectionName>(name: N, where: object = {}) =>
    newest(name, most, where, { kept: keptLists.has(name) })

  const feed: Feed = {
    lang,
    now: seen.now,
    seq: seen.seq,
    preview: keptValues === undefined,
    newest,
    all,
    async page<N extends CollectionName>(name: N, wanted: PageOptions) {
      const stored = known(name)
      await look(stored)
      const found = await findPage(db, checkpoints, stored, wanted)
      // Made with old checkpoints: good for this answer, but not for the cache.
      if (!found.current) seen.until = seen.now
      if (!found.rows) return null
      const { rows, pages, total } = found
      return { items: await show<N>(stored, rows), page: wanted.page, pages, total } satisfies Page<Item<N>>
    },
    async one(name, where) {
      const stored = known(name)
      await look(stored, 'id' in where ? String(where.id) : undefined)
      const found = await readList(db, stored, { where: { ...where }, order: 'publication', limit: 1 })
      const [item] = await show<typeof name>(stored, found)
      return item ?? null
    },
    history: (name, { where, from, to, kept = false }) =>
      items(name, kept ? `history ${from} ${to} ${JSON.stringify(where)}` : null, (stored) =>
        pastItems(db, stored, whereFields(stored, { ...where }), from, to, most),
      ),
    announced: (name, where = {}) =>
      items(name, null, (stored) => {
        expireSoon(seen)
        return announcedItems(
          db,
          stored,
          whereFields(stored, where),
          announceDays[changeOf(name, where)],
          most,
        )
      }),
    latest: (name, options) => items(name, null, (stored) => latestItems(db, stored, options)),
    async values(name, field, where = {}) {
      const stored = known(name)
      await look(stored)
      return visibleValues(db, stored, field, whereFields(stored, { ...where }))
    },
    async moved(name, slug) {
      const stored = known(name)
      await look(stored)
      return movedTo(db, stored, slug)
    },
    async kept(name, of, make) {
      const key = `${name} ${lang}`
      return keptValues ? keptValues.get(db, key, of.map(known), seen, () => make(feed)) : make(feed)
    },
    withLiveLinks: (name, shown) => withLiveLinks(db, seen, known(name), shown),
    async search(asked) {
      if (!search) throw new Error('this feed cannot search')
      return search.find(asked, lang)
    },
  }
  return { feed, seen }
}

/** Reads items in the feed's language, noting what is looked at. */
function itemReader(db: Database, seen: Dependencies, lang: Lang, keptValues: KeptValues | undefined) {
  const look = (stored: StoredCollection, id?: string) => noteDependency(db, seen, stored, id)

  const show = async <N extends CollectionName>(stored: StoredCollection, found: PublicItem[]) => {
    const shown = await present(db, stored.definition, found, lang)
    const figures = refersToFigures(shown) ? await readFigureValues(db, seen, lang, keptValues) : null
    const live = await withLiveLinks(db, seen, stored, shown)
    return asItems<N>(stored, live, figures)
  }

  /** @param key of what is asked for again and again, and kept; null where it is read each time */
  const items = async <N extends CollectionName>(
    name: N,
    key: string | null,
    read: (stored: StoredCollection) => Promise<PublicItem[]>,
  ): Promise<Item<N>[]> => {
    const stored = known(name)
    if (keptValues && key !== null)
      return readKept<N>(db, seen, { stored, key, lang, keptValues }, () => read(stored))
    await look(stored)
    return show<N>(stored, await read(stored))
  }

  return { look, show, items }
}

/** Returns the kind of change, for which a setting has the number of days. */
const changeOf = (name: CollectionName, where: { kind?: unknown }) =>
  name === 'loans' ? 'loan' : where.kind === 'rate' ? 'rate' : 'tariff'

/** Lets a page with announcements expire after a minute. No event says that a later change was approved. */
function expireSoon(seen: Dependencies): void {
  const soon = new Date(Date.parse(seen.now) + 60_000).toISOString()
  if (seen.until === null || soon < seen.until) seen.until = soon
}

/** Items as pages take them, with the figures in their texts: a list of its own, which a page may sort. */
const asItems = <N extends CollectionName>(
  { definition }: StoredCollection,
  items: readonly PresentedItem[],
  figures: FigureValues | null,
) =>
  // present() follows the collection's schema, from which Item<N> is inferred.
  (figures ? filledIn(definition, items, figures) : [...items]) as unknown as Item<N>[]

/** Items as they are presented; the figures in their texts are filled in afterwards, as they are then. */
async function readKept<N extends CollectionName>(
  db: Database,
  seen: Dependencies,
  {
    stored,
    key,
    lang,
    keptValues,
  }: { stored: StoredCollection; key: string; lang: Lang; keptValues: KeptValues },
  read: () => Promise<PublicItem[]>,
): Promise<Item<N>[]> {
  const { definition } = stored
  const from = definition.namesCompanies ? [stored, known('facts')] : [stored]
  const { items, refers } = await keptValues.get(
    db,
    `${definition.name} ${lang} ${key}`,
    from,
    seen,
    async () => {
      const shown = await present(db, definition, await read(), lang)
      return { items: shown, refers: refersToFigures(shown) }
    },
  )
  const live = await withLiveLinks(db, seen, stored, items)
  return asItems<N>(stored, live, refers ? await readFigureValues(db, seen, lang, keptValues) : null)
}

/** What texts refer to, as it is now. */
async function readFigureValues(
  db: Database,
  seen: Dependencies,
  lang: Lang,
  keptValues: KeptValues | undefined,
): Promise<FigureValues> {
  const from = figureCollections.map(known)
  const read = async () => figureValues(await readFigures(db, lang))
  if (keptValues) return keptValues.get(db, `figures ${lang}`, from, seen, read)
  await noteDependencies(db, seen, from)
  return read()
}

type PageOptions = Parameters<Feed['page']>[1]

/**
 * Finds the rows of one page by the checkpoints of its list; null where there is no such page.
 * `current`: whether the checkpoints are those of the collection's last event.
 */
async function findPage(
  db: Database,
  checkpoints: PageCheckpoints,
  stored: StoredCollection,
  { page, size, where = {}, titled = '' }: PageOptions,
) {
  const { name } = stored.definition
  const narrow = and(whereFields(stored, { ...where }), whereTitled(stored, titled))
  const stamp = await lastMove(db, name)
  const key = `${name} ${JSON.stringify(where)} ${foldText(titled)}`
  const { checkpoints: list, current } = await checkpoints.get(key, stamp, () =>
    readCheckpoints(db, stored, narrow),
  )
  const pages = Math.max(1, Math.ceil(list.total / size))
  if (!Number.isInteger(page) || page < 1 || page > pages) return { rows: null, current }
  const start = startFrom(stored, list, (page - 1) * size)
  const within = and(narrow, start.where)
  const rows = await visibleItems(db, stored, within, byPublication(stored), size, start.skip)
  return { rows, current, pages, total: list.total }
}

function known(name: CollectionName): StoredCollection {
  const stored = storedNamed(name)
  if (!stored || stored.definition.staffOnly) throw new Error(`the feed has no ${name}`)
  return stored
}

/** The number of the collection's last event; 0 before the first. */
async function lastMove(db: Database, name: string): Promise<number> {
  const [last] = await db
    .select({ seq: events.seq })
    .from(events)
    .where(eq(events.collection, name))
    .orderBy(desc(events.seq))
    .limit(1)
  return last?.seq ?? 0
}
