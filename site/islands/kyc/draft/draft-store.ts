import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { kycDatabase } from '#contract/storage-keys.ts'
import { open, seal, type Sealed } from './encrypt.ts'

type Schema = DBSchema & { sealed: { key: string; value: Sealed } }

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(kycDatabase, 1, {
    upgrade: (db) => void db.createObjectStore('sealed'),
    // Another tab that starts over is not held up.
    blocking: (_current, _blocked, event) => {
      opened = null
      ;(event.target as IDBDatabase).close()
    },
  })
  opened.catch(() => (opened = null))
  return opened
}

/** Puts a record in, sealed. @throws where the browser keeps nothing (private mode, no room) */
export async function keep(key: CryptoKey, place: string, content: BufferSource): Promise<void> {
  const sealed = await seal(key, place, content)
  await (await database()).put('sealed', sealed, place)
}

/** @returns null where there is none. @throws where it does not open */
export async function take(key: CryptoKey, place: string): Promise<ArrayBuffer | null> {
  const sealed = await (await database()).get('sealed', place)
  return sealed ? open(key, place, sealed) : null
}

export async function drop(place: string): Promise<void> {
  await (await database()).delete('sealed', place)
}

/** Removes all that was kept. It is asked for at once, so that what is kept from now on comes after it. */
export async function dropAll(): Promise<void> {
  const mine = opened
  opened = null
  mine?.then(
    (db) => db.close(),
    () => {},
  )
  await deleteDB(kycDatabase).catch(() => {})
}
