import type { SQL } from 'drizzle-orm'
import type { Database, Tx } from './open.ts'

/** The rows that a statement answers with. Both drivers answer so, and the type of neither says it: `Row` is what the statement selects. */
export const rowsOf = async <Row>(db: Pick<Database | Tx, 'execute'>, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows
