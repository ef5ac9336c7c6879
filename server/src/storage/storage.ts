import type { StorageConfig } from '../config/config.ts'
import { diskStorage } from './disk-storage.ts'

/** Where files lie. Keys are opaque and made by us; nothing here knows names, kinds or who may read. */
export type ObjectStorage = {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>
  /** puts what is never to be written over. @returns false where the key is taken; what is there stays */
  putOnce(key: string, bytes: Uint8Array, mime: string): Promise<boolean>
  /** null where there is none */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /** every key that begins so, with the moment it was put */
  list(prefix: string): AsyncIterable<{ key: string; at: Date }>
  /** how many bytes may still be put; Infinity where nobody can tell */
  room(): Promise<number>
  /** throws where the store cannot be reached */
  check(): Promise<void>
}

/** The S3 client is loaded only where it is used: it takes half a second and 30 MB. */
export async function openStore(config: StorageConfig): Promise<ObjectStorage> {
  if (config.kind === 'disk') return diskStorage(config.folder)
  const { s3Storage: s3Store } = await import('./s3-storage.ts')
  return s3Store(config)
}
