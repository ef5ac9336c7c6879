import type { StorageConfig } from '../config/settings.ts'
import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './storage.ts'

/** The S3 client is loaded only where it is used: it takes half a second and 30 MB. */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  if (config.kind === 'disk') return diskStorage(config.folder)
  const { s3Storage: s3Store } = await import('./s3-storage.ts')
  return s3Store(config)
}
