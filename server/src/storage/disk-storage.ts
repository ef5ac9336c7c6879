import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  access,
  constants,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ObjectStorage } from './storage.ts'

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Random characters of a key: its first two, or its last where all begin with a name. */
const spread = (key: string) => (/^[a-z]+-/.test(key) ? key.slice(-2) : key.slice(0, 2))

/** Files in a folder, spread over 256 subfolders. */
export async function diskStorage(folder: string): Promise<ObjectStorage> {
  await mkdir(folder, { recursive: true })
  const pathOf = (key: string) => {
    if (!/^[\w.-]{8,200}$/.test(key) || key.includes('..')) throw new Error('not a key of this store')
    return join(folder, spread(key), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await writeBeside(path, bytes, (beside) => rename(beside, path))
    },
    async putOnce(key, bytes) {
      const path = pathOf(key)
      try {
        // Unlike a move, a link takes no name that there is.
        await writeBeside(path, bytes, (beside) => link(beside, path))
        return true
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
        throw error
      }
    },
    async get(key, range) {
      try {
        return await (range ? buffer(createReadStream(pathOf(key), range)) : readFile(pathOf(key)))
      } catch (error) {
        if (missing(error)) return null
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(prefix) {
      for (const inside of await readdir(folder)) {
        for (const key of await readdir(join(folder, inside))) {
          if (!key.startsWith(prefix)) continue
          const at = await stat(join(folder, inside, key)).then(
            ({ mtime }) => mtime,
            (error: unknown) => {
              if (missing(error)) return null
              throw error
            },
          )
          if (at) yield { key, at }
        }
      }
    },
    async room() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    check: () => access(folder, constants.R_OK | constants.W_OK),
  }
}

/** Writes a file beside its place, then puts it there, so that a crash leaves no half file under its name. */
async function writeBeside(
  path: string,
  bytes: Uint8Array,
  place: (beside: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const beside = `${path}.${randomUUID()}`
  try {
    await write(beside, bytes)
    await place(beside)
  } finally {
    // Where it went wrong, half a file would fill the disk further; where it was moved, nothing is left to remove.
    await rm(beside, { force: true })
  }
  await settle(folder)
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name outlives a power cut only once its folder is on the disk too. Windows opens no folders. */
async function settle(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
