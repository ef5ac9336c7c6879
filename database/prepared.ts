import type { Database } from './open.ts'

type Preparable<Prepared> = { prepare(name: string): Prepared }

const kept = new WeakMap<Database, Map<string, unknown>>()

/**
 * A statement of Drizzle whose text is made once: making it anew costs more than sending it. It has no name at the
 * database, which plans it for the values it is given, so that a pool of connections in between does no harm.
 * @param key tells this statement from all others; what varies is `sql.placeholder()`
 */
export function prepared<Prepared>(db: Database, key: string, make: () => Preparable<Prepared>): Prepared {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  // What is kept under a key was made by the same caller, so it has its type.
  const known = statements.get(key) as Prepared | undefined
  if (known !== undefined) return known
  const made = make().prepare('')
  statements.set(key, made)
  return made
}
