import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { makeCopy } from './empty-database.ts'
import { sharePostgres } from './postgres.ts'

/** Vitest's: what all test files share is made before the first of them, and taken away after the last. */
export async function setup(): Promise<() => Promise<void>> {
  // What tests start as a process is the bundle, never one of older sources.
  const root = resolve(import.meta.dirname, '../..')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--server'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the server could not be bundled')
  const [postgres] = await Promise.all([sharePostgres(), makeCopy()])
  return () => postgres.stop()
}
