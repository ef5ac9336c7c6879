import { readFileSync } from 'node:fs'

const root = new URL('../../../../', import.meta.url)

/** The package's version, and the commit that the site was built from, where the build knew one. */
export function readVersion(): { version: string; commit: string | null } {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string } // ours
  try {
    const commit = readFileSync(new URL('dist/.commit', root), 'utf8').trim()
    return { version, commit: /^[\da-f]{40}$/.test(commit) ? commit : null }
  } catch {
    return { version, commit: null }
  }
}
