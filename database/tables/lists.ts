import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const wordVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

// What staff's lists are searched and ordered by, from each item's newest revision. Nothing of a customer is in it.

/** All words of an item, in both languages, folded. */
export const itemWords = pgTable(
  'item_words',
  {
    collection: text().notNull(),
    item_id: uuid().notNull(),
    words: wordVector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.item_id] }),
    index('item_words_words').using('gin', t.words),
  ],
)

/** Each field of an item as it is ordered by: folded, figures by their size. */
export const listValues = pgTable(
  'list_values',
  {
    collection: text().notNull(),
    field: text().notNull(),
    item_id: uuid().notNull(),
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.item_id, t.field] }),
    index('list_values_order').on(t.collection, t.field, t.value, t.item_id),
  ],
)
