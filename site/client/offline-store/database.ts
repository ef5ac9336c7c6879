import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { offlineDatabase as name } from '#contract/storage-keys.ts'
import { limits } from '#contract/limits.ts'
import { storeNames, type StoredIn, type StoreName } from './stores.ts'

type Schema = DBSchema & { [N in StoreName]: { key: string; value: StoredIn[N] } }
export type Copy = IDBPDatabase<Schema>

const version = limits.offlineStoreVersion

/** True where the stores are the thirteen, each keyed as ours are. */
const isWhole = (db: Copy): boolean =>
  storeNames.every(
    (store) =>
      db.objectStoreNames.contains(store) && db.transaction(store).objectStore(store).keyPath === '_id',
  )

const openOnce = (): Promise<Copy> =>
  openDB<Schema>(name, version, {
    upgrade(db) {
      // Data of an older version has another shape. It is dropped, since all of it can be fetched again.
      for (const store of db.objectStoreNames) db.deleteObjectStore(store)
      for (const store of storeNames) db.createObjectStore(store, { keyPath: '_id' })
    },
    // Closed, so that a newer version in another tab, or a deletion, does not have to wait.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

/**
 * Opens the copy kept on this device.
 * @throws where storage is refused, as in some browsers' private mode
 */
export async function openCopy(): Promise<Copy> {
  const first = await openOnce().catch((error: unknown) => {
    // Another site of the same address may have gone further; anything else is refused for good.
    if (error instanceof DOMException && error.name === 'VersionError') return null
    throw error
  })
  if (first && isWhole(first)) return first
  first?.close()
  await deleteDB(name)
  return openOnce()
}
