import type { ItemState, Standing } from './content.ts'

/** An item that the command menu found by its title. */
export type FoundItem = ItemTitle & {
  state: ItemState
  standing: Standing
}

/** What an item is called. */
export type ItemTitle = {
  collection: string
  id: string
  /** in both languages; a plain line stands under `en` */
  title: { en?: string; ny?: string }
}
