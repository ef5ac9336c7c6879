import { join } from 'node:path'

/**
 * A backup is a folder: `manifest.json`, written last; a file a table of one JSON array of texts a row, as PostgreSQL
 * writes each value (instants to the microsecond, decimals, bytes, JSON); the store's objects as they are, documents encrypted.
 */
export type Manifest = {
  format: 1
  /** the snapshot's moment, by the database's clock */
  at: string
  /** the newest migration the tables have, by drizzle's stamp and hash */
  migration: { when: number; hash: string }
  tables: TableEntry[]
  objects: { count: number; bytes: number; sha256: string }
  /** objects that rows name and the store did not have, and why */
  missing: { key: string; why: 'removed meanwhile' | 'not in the store' }[]
}

export type TableEntry = {
  name: string
  columns: { name: string; type: string }[]
  rows: number
  sha256: string
}

/** One line of `objects.ndjson`. */
export type ObjectEntry = { key: string; mime: string; bytes: number; sha256: string }

export const manifestIn = (folder: string): string => join(folder, 'manifest.json')
export const tableIn = (folder: string, table: string): string => join(folder, 'tables', `${table}.ndjson`)
export const objectsIn = (folder: string): string => join(folder, 'objects.ndjson')
export const objectIn = (folder: string, key: string): string => {
  // Keys are ours; one that leads elsewhere would be an altered backup.
  if (!/^[\w.-]{1,200}$/.test(key) || key.includes('..')) throw new BackupError('a key of an object is none')
  return join(folder, 'objects', key.slice(-2), key)
}

/** What an operator can mend; its message is what they are told. */
export class BackupError extends Error {}
