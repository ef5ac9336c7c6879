import type { StoreConfig } from '../config/config.ts'
import { diskStore } from './disk-storage.ts'
import type { Store } from './storage.ts'

/** The S3 client is loaded only where it is used: it takes half a second and 30 MB. */
export async function openStore(config: StoreConfig): Promise<Store> {
  if (config.kind === 'disk') return diskStore(config.folder)
  const { s3Store } = await import('./s3-storage.ts')
  return s3Store(config)
}
