import type { ItemState, Standing } from './content.ts'

/** An item that the command menu found by its title. */
export type FoundItem = ItemTitle & {
  state: ItemState
  standing: Standing
  /** the company that the item is of; null where it is of none or of several */
  company: string | null
  /** the kind of a bank rate, such as `tariff`; null for most items */
  kind: string | null
  updated_at: string
}

/** What an item is called. */
export type ItemTitle = {
  collection: string
  id: string
  /** in both languages; a plain line stands under `en` */
  title: { en?: string; ny?: string }
}
