import type { StoredBody } from './body.ts'
import type { Row } from './rows.ts'

/** An item with the words of one of its revisions. */
export type ItemRevision = { row: Row; body: StoredBody; revision: number }
