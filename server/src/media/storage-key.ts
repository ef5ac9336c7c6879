import { eq } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { fileObjects } from '#database/tables.ts'

/** Where the store has an object: under its public key, unless its document was replaced. */
export async function storeKeyOf(db: Pick<Database | Tx, 'select'>, key: string): Promise<string> {
  const [object] = await db.select().from(fileObjects).where(eq(fileObjects.key, key))
  return object?.store_key ?? key
}
