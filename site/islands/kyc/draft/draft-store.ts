import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { kycDatabase } from '#contract/storage-keys.ts'
import { decrypt, encrypt, type Encrypted } from './encrypt.ts'

type Schema = DBSchema & { encrypted: { key: string; value: Encrypted } }

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(kycDatabase, 1, {
    upgrade: (db) => void db.createObjectStore('encrypted'),
    // Another tab that starts over is not held up.
    blocking: (_current, _blocked, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  opened.catch(() => (opened = null))
  return opened
}

/** Puts a record in, encrypted. @throws where the browser keeps nothing (private mode, no room) */
export async function putRecord(key: CryptoKey, place: string, content: BufferSource): Promise<void> {
  const encrypted = await encrypt(key, place, content)
  await (await database()).put('encrypted', encrypted, place)
}

/** @returns null where there is none. @throws where it does not open */
export async function getRecord(key: CryptoKey, place: string): Promise<ArrayBuffer | null> {
  const encrypted = await (await database()).get('encrypted', place)
  return encrypted ? decrypt(key, place, encrypted) : null
}

export async function removeRecord(place: string): Promise<void> {
  await (await database()).delete('encrypted', place)
}

/** Removes all that was kept. It is asked for at once, so that what is kept from now on comes after it. */
export async function removeAllRecords(): Promise<void> {
  const mine = opened
  opened = null
  mine?.then(
    (db) => db.close(),
    () => {},
  )
  try {
    // Throws before it returns a promise where storage is denied.
    await deleteDB(kycDatabase)
  } catch {
    // Then nothing was kept.
  }
}
