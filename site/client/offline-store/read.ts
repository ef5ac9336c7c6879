import type { SeenMark, StoredIn, StoreName } from './stores.ts'
import { isFilled, readStatus } from './store-status.ts'
import { openCopy } from './database.ts'

const lang = () => (document.documentElement.lang === 'ny' ? 'ny' : 'en')

/**
 * What this device keeps of a store, and as of when: the copy of all of it, or what pages have shown of it.
 * @returns null where nothing is kept, or not in the page's language
 */
export async function readOffline<N extends StoreName>(
  store: N,
): Promise<{ items: StoredIn[N][]; at: number } | null> {
  const status = readStatus()
  const whole = status?.lang === lang() && isFilled(status, store)
  try {
    const copy = await openCopy()
    const all = await copy.getAll(store)
    copy.close()
    const marked = all as SeenMark[]
    const items = all.filter((_, at) => {
      const seen = marked[at]?.seen
      return seen ? seen.lang === lang() : whole
    })
    if (!whole && items.length === 0) return null
    const seenAt = Math.max(0, ...marked.map(({ seen }) => (seen?.lang === lang() ? seen.at : 0)))
    // A generic key's value type is not followed through the library's schema.
    return { items: items as StoredIn[N][], at: whole ? Math.max(status.at, seenAt) : seenAt }
  } catch {
    return null
  }
}
