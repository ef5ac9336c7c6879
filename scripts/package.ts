import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { packagesInside, writeBillOfMaterials } from './bill-of-materials.ts'
import { unbundled } from './unbundled.ts'

// npm run package: dist/release/<name>/ and <name>.tar.gz, which run with Node alone (`node server.js`). It packs what
// scripts/build.ts has built, for the platform that it runs on.

const root = resolve(import.meta.dirname, '..')
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  name: string
  version: string
} // ours
const releaseName = `${name}-${version}-${process.platform}-${process.arch}`
const releases = join(root, 'dist/release')
const folder = join(releases, releaseName)

/** What of a package never runs here: types, maps, documents, other kinds of builds, PostgreSQL's extensions. */
const idle = [
  /\.(d\.[mc]?ts|map|md|cts)$/,
  /(^|\/)(README|CHANGELOG)[^/]*$/,
  /^@electric-sql\/pglite\/dist\/(contrib|live|node-postgres)(\/|$)/,
  /^@electric-sql\/pglite\/dist\/[^/]*\.(cjs|tar\.gz)$/,
  /^@electric-sql\/pglite\/src(\/|$)/,
  /^@hyzyla\/pdfium\/dist\/(worker|index\.esm\.\w+\.js|index\.cjs|worker\.bundle\.js|pdfium\.wasm\.base64.*)/,
  /^@fastify\/[\w-]+\/(test|e2e|examples|scripts|types)(\/|$)/,
  /^yaml\/browser(\/|$)/,
  /^sharp\/(src|install)(\/|$)/,
]
/** A licence stays, whatever its ending. */
const isIdle = (path: string) => !/licen[cs]e|notice/i.test(path) && idle.some((one) => one.test(path))

/** The packages' folders that these need at run time, of those that are installed, as the lockfile names them. */
function neededBy(names: readonly string[], from = root, found = new Set<string>()): Set<string> {
  for (const one of names) {
    const place = findPackage(one, from)
    // An optional one of another platform.
    if (place === null || found.has(relative(root, place))) continue
    found.add(relative(root, place))
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(place, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
    neededBy(Object.keys({ ...dependencies, ...optionalDependencies }), place, found)
  }
  return found
}

/** As Node looks for it: in the node_modules of the folder, then of those above. */
function findPackage(one: string, from: string): string | null {
  const place = join(from, 'node_modules', one)
  if (existsSync(join(place, 'package.json'))) return place
  return from === root ? null : findPackage(one, dirname(from))
}

function copyPackages(): string[] {
  const folders = [...neededBy(unbundled)].filter((one) => !one.endsWith('/openapi-types'))
  for (const one of folders)
    cpSync(join(root, one), join(folder, one), {
      recursive: true,
      dereference: true,
      filter: (source) => {
        const path = relative(join(root, 'node_modules'), source)
        return !path.slice(one.length - 'node_modules/'.length + 1).includes('node_modules') && !isIdle(path)
      },
    })
  return folders
}

const filesOf = (at: string): string[] =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(at, join(entry.parentPath, entry.name)))
    .sort()

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

rmSync(releases, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const part of ['server', 'site', 'backoffice'])
  cpSync(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true })
cpSync(join(root, 'dist/.commit'), join(folder, 'dist/.commit'))
for (const data of ['database/migrations', 'database/sample/content'])
  cpSync(join(root, data), join(folder, data), { recursive: true })
cpSync(join(root, 'docs/settings.example'), join(folder, 'settings.example'))
cpSync(join(root, 'scripts/release'), folder, { recursive: true })
writeFileSync(join(folder, 'server.js'), "import './dist/server/launch.js'\n")
writeFileSync(join(folder, 'command.js'), "import './dist/server/command.js'\n")
const described = { name, version, private: true, type: 'module', engines: { node: '>=24' } }
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`)
const inside = packagesInside(root, copyPackages())
writeFileSync(join(folder, 'sbom.cdx.json'), writeBillOfMaterials(root, { name, version }, inside))
const sums = filesOf(folder).map((file) => `${sha256(join(folder, file))}  ${file}\n`)
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))

const archive = `${folder}.tar.gz`
const tar = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
const { status } = spawnSync('tar', [...tar, '-C', releases, '-czf', archive, releaseName], {
  stdio: 'inherit',
})
if (status !== 0) throw new Error('tar could not pack the release')
writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${releaseName}.tar.gz\n`)

const bytes = filesOf(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
console.log(
  `${relative(root, archive)}: ${inside.length} packages, ${(bytes / 1024 / 1024).toFixed(1)} MiB unpacked`,
)
