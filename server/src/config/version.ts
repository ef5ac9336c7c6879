import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '#database/package-folder.ts'

/** Returns the package's version, and the commit of the build where it is known. */
export function readVersion(): { version: string; commit: string | null } {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  } // ours
  try {
    const commit = readFileSync(join(packageFolder, 'dist/.commit'), 'utf8').trim()
    return { version, commit: /^[\da-f]{40}$/.test(commit) ? commit : null }
  } catch {
    return { version, commit: null }
  }
}
