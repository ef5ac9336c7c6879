import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Store } from './store.ts'

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder, spread over 256 subfolders by the key's end. */
export async function diskStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true })
  const pathOf = (key: string) => {
    if (!/^[\w.-]{8,200}$/.test(key) || key.includes('..')) throw new Error('not a key of this store')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(join(path, '..'), { recursive: true })
      // Written beside and moved into place, so that a crash leaves no half file under its name.
      const beside = `${path}.${randomUUID()}`
      const file = await open(beside, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (missing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    check: () => access(folder),
  }
}
