import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { packageFolder } from '#database/package-folder.ts'

const imported =
  /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm

/** What a module of the server loads, with all that these load. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const found of readFileSync(file, 'utf8').matchAll(imported)) {
    const name = found[1] ?? found[2] ?? found[3] ?? ''
    if (name.startsWith('.')) loadedBy(resolve(file, '..', name), seen)
    else seen.add(name)
  }
  return seen
}

const server = loadedBy(resolve(import.meta.dirname, '../../start.ts'))
const reader = loadedBy(resolve(import.meta.dirname, 'reader.process.ts'))

test.each(['@hyzyla/pdfium', '@cantoo/pdf-lib', 'inspect-image.ts'])(
  '%s reads strangers’ documents, and is never loaded into the server',
  (name) => {
    expect([...reader].filter((loaded) => loaded.endsWith(name))).toHaveLength(1)
    expect([...server].filter((loaded) => loaded.endsWith(name))).toEqual([])
  },
)

test.each(['@hyzyla/pdfium', '@cantoo/pdf-lib'])('%s is in no file of the bundled server', (name) => {
  const files = readdirSync(join(packageFolder, 'dist/server')).filter((file) => file.endsWith('.js'))
  expect(files).toContain('main.js')
  const notes = join(packageFolder, 'dist/.packages')
  const bundled = JSON.parse(readFileSync(join(notes, 'server.json'), 'utf8')) as string[] // our own build's
  expect(bundled).toContain('node_modules/fastify')
  expect(bundled).not.toContain(`node_modules/${name}`)
  for (const file of files)
    expect(readFileSync(join(packageFolder, 'dist/server', file), 'utf8')).not.toContain(`"${name}"`)
})
