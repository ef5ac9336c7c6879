import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { collectionNamed, type BodyOf, type CollectionName } from '#contract/registry.ts'
import { packageFolder } from '../package-folder.ts'
import { day } from './day.ts'
import type { Sample, SampleItem } from './sample.ts'

const folder = 'database/sample/content'
const entries = z.array(z.looseObject({ key: z.string(), published_at: z.string() }))

/**
 * Reads the sample items of a collection from `content/<name>.yaml`. In it, `3 days ago, 08:00` and `in 2 days` are days
 * relative to the seeding (times in UTC), and `file:<name>` is the id of a sample file.
 * @throws Error with file and line where the file cannot be read or an item does not match the collection's schema
 */
export function readSample<N extends CollectionName>(name: N): Sample<N> {
  const file = `${folder}/${name}.yaml`
  return parseSample(name, file, readFileSync(join(packageFolder, file), 'utf8'))
}

/** As `readSample`, of a text. @param file names it in errors */
export function parseSample<N extends CollectionName>(name: N, file: string, text: string): Sample<N> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const fail = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): never => {
    const lineOf = (path: readonly PropertyKey[]): number => {
      const node = document.getIn(path, true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
    }
    throw new Error(
      issues.map(({ path, message }) => `${file}:${lineOf(path)} ${path.join('.')}: ${message}`).join('\n'),
    )
  }
  if (document.errors[0]) throw new Error(`${file}: ${document.errors[0].message}`)
  const { data, error } = entries.safeParse(document.toJS())
  if (!data) return fail(error.issues)
  return (now, fileId) =>
    data.map((entry, at): SampleItem<N> => {
      const { key, published_at, ...body } = resolve(entry, now, fileId) as typeof entry // every entry is an object
      const checked = collectionNamed(name)?.schema.safeParse(body)
      if (checked?.error) fail(checked.error.issues.map((one) => ({ ...one, path: [at, ...one.path] })))
      return { key, published_at, body: body as BodyOf<N> } // by the schema
    })
}

const relativeDay = /^(?:(\d+) days? ago|in (\d+) days?)(?:, (\d\d:\d\d)(:\d\d)?)?$/

/** Replaces relative days and names of sample files, at any depth. */
function resolve(value: unknown, now: Date, fileId: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => resolve(one, now, fileId))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolve(one, now, fileId)]))
  if (typeof value !== 'string') return value
  if (value.startsWith('file:')) return fileId(value.slice('file:'.length))
  const found = relativeDay.exec(value)
  if (!found) return value
  const [, ago = 0, ahead = 0, time, seconds = ':00'] = found
  const at = day(now, Number(ahead) - Number(ago), time && time + seconds)
  return time === undefined ? at.slice(0, 10) : at
}
