import { chmodSync, mkdirSync } from 'node:fs'

/**
 * Keeps the data folder, and whatever this process writes from now on, its owner's alone. A folder that was there is made
 * so as well, and what lies in it is out of reach with it.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Windows has no such modes.
  if (process.platform !== 'win32') chmodSync(dataDir, 0o700)
}
