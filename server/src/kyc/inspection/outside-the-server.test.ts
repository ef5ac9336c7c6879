import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

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
