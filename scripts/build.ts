import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Builds the site and the back-office where anything it is made of has changed since the last build (or always, with --always).

const root = resolve(import.meta.dirname, '..')
const stamp = join(root, 'dist/.inputs')
const inputs = ['site', 'backoffice', 'contract', 'vite.config.ts', 'package.json', 'package-lock.json']

/** The files at a path, sorted, so that the same content has the same hash on every machine. Tests are no input. */
function filesIn(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  const names = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

const hash = createHash('sha256')
for (const file of inputs.flatMap(filesIn)) {
  const content = readFileSync(join(root, file))
  hash.update(`${file}\0${content.length}\0`).update(content)
}
const wanted = hash.digest('hex')

if (process.argv.includes('--always') || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  // Gone first: a build that fails half-way must not look finished.
  rmSync(stamp, { force: true })
  // The back-office after the site, whose fonts it takes.
  for (const [what, script] of [
    ['the site', 'site/build.ts'],
    ['the back-office', 'scripts/build-backoffice.ts'],
  ] as const) {
    console.log(`Building     ${what}`)
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' })
    if (status !== 0) {
      console.error(`Building ${what} failed.`)
      process.exit(1)
    }
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
  // For the back-office's system screen; a copy without its repository has none.
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  writeFileSync(join(root, 'dist/.commit'), stdout ?? '')
}
