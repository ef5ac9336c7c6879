import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload, type SourceOrigin } from 'node:module'
import { relative, resolve, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageFolder } from '#database/package-folder.ts'

/**
 * An error's stack with the sources' places, not the bundle's. A map is read only now: Node's own way keeps all of
 * them in memory, 80 MB. Where there is no map, or the error is none of ours, it stays as it is.
 */
export function readableStack(error: Error): string {
  const maps = new Map<string, SourceMap | null>()
  return (error.stack ?? error.message).replace(
    bundled,
    (place, address: string, line: string, column: string) => {
      const known = places.get(place)
      if (known !== undefined) return known
      const file = fileURLToPath(address)
      if (!maps.has(file)) maps.set(file, readMap(file))
      const found = maps.get(file)?.findOrigin(Number(line), Number(column))
      const source = found && 'fileName' in found ? sourcePlace(file, found) : place
      places.set(place, source)
      return source
    },
  )
}

const bundled = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/** What was found: the same failure again costs nothing. There are as many as lines that fail. */
const places = new Map<string, string>()

const sourcePlace = (file: string, { fileName, lineNumber, columnNumber }: SourceOrigin) =>
  `${relative(packageFolder, resolve(dirname(file), fileName))}:${lineNumber}:${columnNumber}`

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload) // our own build's
  } catch {
    return null
  }
}
