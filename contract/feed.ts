import type { Lang } from './languages.ts'
import type { CollectionName, FilterOf, Item } from './registry.ts'
import type { SearchQuery, SearchFound } from './search.ts'

/** From a value, included, to another, not included, in the order of texts: days, names. */
export type Span = { from: string; before: string }
export type Where<N extends CollectionName> = { [F in FilterOf<N>]?: string | boolean | Span }

/** One page of a list, newest first by the day it was published. */
export type Page<T> = { items: T[]; page: number; pages: number; total: number }

/** `kept`: many pages ask for just the same, which is read once, and again when one of them moves. */
export type Repeated = { kept?: boolean }

/**
 * What a page reads its content through. The server fills it in-process; it notes what was read, so that the
 * finished page can be thrown away when any of it moves.
 */
export type Feed = {
  lang: Lang
  /** the database's clock, ISO 8601 in UTC */
  now: string
  /** the event number the page is rendered at */
  seq: number
  /** true where what nobody published yet is shown as if it were live; nothing of it may outlive the page */
  preview: boolean
  /** all live items (at most 1,000), newest first by `published_at` */
  all<N extends CollectionName>(collection: N, where?: Where<N>): Promise<Item<N>[]>
  /** the newest `count` live items */
  newest<N extends CollectionName>(
    collection: N,
    count: number,
    where?: Where<N>,
    how?: Repeated,
  ): Promise<Item<N>[]>
  /**
   * one numbered page; null where the number lies beyond the end (page 1 always exists). `titled` narrows it to
   * items whose title holds that text in either language, whatever the case and accents
   */
  page<N extends CollectionName>(
    collection: N,
    options: { page: number; size: number; where?: Where<N>; titled?: string },
  ): Promise<Page<Item<N>> | null>
  /** the values that live items have in a field, each once, in the order of texts; at most 1,000 */
  values<N extends CollectionName>(collection: N, field: FilterOf<N>, where?: Where<N>): Promise<string[]>
  /** the live item that matches, or null */
  one<N extends CollectionName>(collection: N, where: Where<N> | { id: string }): Promise<Item<N> | null>
  /** under what slug the item is seen now that once was seen under this one; null where there is none */
  moved(collection: CollectionName, slug: string): Promise<string | null>
  /** approved rows of an append-only collection that took effect in `[from, to)`, oldest first, at most 1,000 */
  history<N extends CollectionName>(
    collection: N,
    options: { where: Where<N>; from: string; to: string } & Repeated,
  ): Promise<Item<N>[]>
  /**
   * approved rows and changes that take effect later, soonest first: as many days ahead as the settings say for their kind
   */
  announced<N extends 'bank_rates' | 'loans'>(collection: N, where?: Where<N>): Promise<Item<N>[]>
  /**
   * of an append-only collection, for each of the values `of` a field its last `count` approved rows that took effect
   * before an instant (without one: up to now), oldest first; of rows with the same instant the newest only
   */
  latest<N extends CollectionName>(
    collection: N,
    options: { by: FilterOf<N>; of: readonly string[]; count: number; before?: string },
  ): Promise<Item<N>[]>
  /**
   * what is made of whole collections and needed again and again, such as the menus: made once, and again when one of them
   * moves. `make` reads through the feed that it is given and nothing else; what it makes is shared, so it is not changed
   */
  kept<T>(name: string, of: readonly CollectionName[], make: (feed: Feed) => Promise<T>): Promise<T>
  /** items read by `kept`, without links to articles and people that are gone */
  withLiveLinks<N extends CollectionName>(collection: N, items: readonly Item<N>[]): Promise<Item<N>[]>
  /** what is found over the whole site, in the feed's language; such a page is not kept */
  search(asked: SearchQuery): Promise<SearchFound>
}
