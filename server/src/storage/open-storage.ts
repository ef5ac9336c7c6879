import { AppError } from '../http/app-error.ts'
import type { StorageConfig } from '../config/settings.ts'
import { diskStorage } from './disk-storage.ts'
import type { ObjectStorage } from './storage.ts'

/** The S3 client is loaded only where it is used: it takes half a second and 30 MB. */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  if (config.kind === 'disk') return withUnavailable(await diskStorage(config.folder))
  const { s3Storage } = await import('./s3-storage.ts')
  return withUnavailable(s3Storage(config))
}

/** Turns failures of the disk, the network or the bucket into 503 responses, with the failure as their cause. */
function withUnavailable(storage: ObjectStorage): ObjectStorage {
  return {
    put: (key, bytes, mime) => storage.put(key, bytes, mime).catch(rethrow),
    putOnce: (key, bytes, mime) => storage.putOnce(key, bytes, mime).catch(rethrow),
    get: (key, range) => storage.get(key, range).catch(rethrow),
    remove: (key) => storage.remove(key).catch(rethrow),
    async *list(prefix) {
      try {
        yield* storage.list(prefix)
      } catch (error) {
        rethrow(error)
      }
    },
    room: () => storage.room().catch(rethrow),
    check: () => storage.check(),
  }
}

/** @throws AppError `unavailable`, except for errors of the program itself */
function rethrow(error: unknown): never {
  const isOutside =
    error instanceof Error &&
    ('code' in error || '$metadata' in error || /^(?:Abort|Timeout)Error$/.test(error.name))
  if (!isOutside) throw error
  const unavailable = new AppError(
    'unavailable',
    'Files are unavailable at the moment. Try again shortly.',
    undefined,
    30,
  )
  unavailable.cause = error
  throw unavailable
}
