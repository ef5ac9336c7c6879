import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// Builds the site, the back-office and the server's bundle, where anything they are made of has changed since the last
// build (or always, with --always; or the server alone, with --server).

const root = resolve(import.meta.dirname, '..')
const shared = ['contract', 'package.json', 'package-lock.json', 'scripts/build.ts']

type Part = {
  /** what its inputs were at the last build */
  stamp: string
  inputs: readonly string[]
  /** what is built, and by which script; in this order */
  builds: readonly (readonly [what: string, script: string])[]
}

const parts: readonly Part[] = [
  {
    stamp: join(root, 'dist/.inputs'),
    inputs: [...shared, 'site', 'backoffice', 'vite.config.ts', 'scripts/build-backoffice.ts'],
    builds: [
      ['the site', 'site/build.ts'],
      // After the site, whose fonts it takes.
      ['the back-office', 'scripts/build-backoffice.ts'],
    ],
  },
  {
    stamp: join(root, 'dist/.server-inputs'),
    inputs: [
      ...shared,
      'server/src',
      'database',
      'scripts/build-server.ts',
      'scripts/ascii.ts',
      'scripts/builtin-modules.ts',
      'scripts/unbundled.ts',
      'site/build/note-packages.ts',
    ],
    builds: [['the server', 'scripts/build-server.ts']],
  },
]

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

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function build({ stamp, inputs, builds }: Part): void {
  const wanted = hashOf(inputs)
  if (!process.argv.includes('--always') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return
  // Gone first: a build that fails half-way must not look finished.
  rmSync(stamp, { force: true })
  for (const [what, script] of builds) {
    console.log(`Building     ${what}`)
    const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' })
    if (status !== 0) {
      console.error(`Building ${what} failed.`)
      process.exit(1)
    }
  }
  writeFileSync(stamp, wanted)
  // For the back-office's system screen; a copy without its repository has none.
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  writeFileSync(join(root, 'dist/.commit'), stdout ?? '')
}

mkdirSync(join(root, 'dist'), { recursive: true })
// Unit tests need no more than the server's bundle.
const wantedParts = process.argv.includes('--server') ? parts.slice(-1) : parts
for (const part of wantedParts) build(part)
