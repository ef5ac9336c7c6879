import type { StoredBody } from './body.ts'
import type { Row } from './rows.ts'

/** An item with the words of one of its revisions. */
export type ItemRevision = { row: Row; body: StoredBody; revision: number }

/** As much of an item as readers get to see of it. */
export type PublicItem = {
  row: Pick<Row, 'id' | 'created_at' | 'updated_at' | 'published_at' | 'version'>
  body: StoredBody
}
