import { chmodSync, mkdirSync, statSync } from 'node:fs'

/**
 * Keeps what this process writes to the account it runs as: the data folder is closed to others, one that is there
 * already too, and so is every file made from here on. The embedded database makes its files open to all otherwise.
 * @returns a line to say where the folder stays open to others, because it is not ours to close
 */
export function keepPrivate(dataDir: string): string | null {
  // Windows has no such modes; who may read is inherited from the folder above.
  if (process.platform === 'win32') return null
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if ((statSync(dataDir).mode & 0o077) === 0) return null
  try {
    chmodSync(dataDir, 0o700)
    return null
  } catch {
    return `WARNING: others may look into ${dataDir} (DATA_DIR), and its mode cannot be changed: close it to them (mode 0700).`
  }
}
