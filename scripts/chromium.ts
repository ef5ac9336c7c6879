import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** In order of preference: the headless shell has no browser window to draw, so that tests take less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The Chromium that CHROMIUM names, else the machine's own; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs)
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // Ubuntu's chromium-browser may be a script that only asks for a snap: it is there and does not run.
    return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  } catch {
    return false
  }
}

/** The same; where there is none, installs Debian's (as root there), else Playwright's own, found without a path. */
export function chromiumOrInstall(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing   Chromium by apt-get')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]): boolean =>
      spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0
    const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
    if (apt('update') && (install('chromium-headless-shell') || install('chromium'))) {
      const installed = findChromium()
      if (installed) return installed
    }
  }
  console.log('Installing   Chromium by Playwright')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  return undefined
}
