import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// What a release is made of, as CycloneDX 1.6. Only what is inside: the packages that the builds have noted
// (dist/.packages) and those that are copied; versions, licences and hashes are the lockfile's.

type Locked = { version: string; license?: string; integrity?: string }

/** What no build notes, since it is no module: fonts and pictures that are cut from these packages. */
const cutFrom = [
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
  'node_modules/@fontsource-variable/bricolage-grotesque',
]

/** The folders of all packages that are in the release, as the lockfile names them. */
export function packagesInside(root: string, copied: readonly string[]): string[] {
  const notes = join(root, 'dist/.packages')
  const bundled = readdirSync(notes).flatMap(
    (file) => JSON.parse(readFileSync(join(notes, file), 'utf8')) as string[], // our own build's
  )
  return [...new Set([...bundled, ...copied, ...cutFrom])].sort()
}

/** @throws where something is inside that the lockfile does not name */
export function writeBillOfMaterials(
  root: string,
  { name, version }: { name: string; version: string },
  folders: readonly string[],
): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  } // npm's
  const all = folders.map((folder) => {
    const locked = packages[folder]
    if (!locked) throw new Error(`${folder} is in the release, and not in the lockfile`)
    return component(folder.split('node_modules/').at(-1) ?? '', locked)
  })
  // Two folders may hold the same one.
  const components = [...new Map(all.map((one) => [one.purl, one])).values()]
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(components))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components,
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function component(name: string, { version, license, integrity }: Locked) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license && {
      licenses: [/ (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    ...(algorithm === 'sha512' &&
      digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  }
}

/** The same list has the same number (a UUID of kind 8, made from what it names). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
