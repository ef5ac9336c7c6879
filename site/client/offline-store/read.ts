import { readStatus } from './store-status.ts'
import { openCopy } from './database.ts'
import type { StoredIn, StoreName } from './stores.ts'

/**
 * What this device keeps of a store, and as of when.
 * @returns null where nothing is kept, or not in the page's language
 */
export async function readOffline<N extends StoreName>(
  store: N,
): Promise<{ items: StoredIn[N][]; at: number } | null> {
  const status = readStatus()
  if (!status || status.lang !== (document.documentElement.lang === 'ny' ? 'ny' : 'en')) return null
  try {
    const copy = await openCopy()
    const items = await copy.getAll(store)
    copy.close()
    // A generic key's value type is not followed through the library's schema.
    return { items: items as StoredIn[N][], at: status.at }
  } catch {
    return null
  }
}
