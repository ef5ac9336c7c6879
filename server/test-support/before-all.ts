import { makeCopy } from './empty-database.ts'
import { sharePostgres } from './postgres.ts'

/** Vitest's: what all test files share is made before the first of them, and taken away after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([sharePostgres(), makeCopy()])
  return () => postgres.stop()
}
