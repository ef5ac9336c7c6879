import type { CollectionName } from '#contract/registry.ts'
import { storedCollections } from '#database/registry.ts'
import { sampleId } from '#database/sample/id.ts'
import type { Sample } from '#database/sample/sample.ts'
import type { StoredCollection } from '#database/stored.ts'
import { writtenKeyOf, type KnownExamples } from '../http/openapi-document.ts'
import { wireNames } from '#contract/brands/wire-names.ts'
import { presentItem } from './present.ts'
import type { ShownFile } from './shown-files.ts'
import { componentOf } from './read-schema.ts'

const at = '2026-11-21T06:00:00.000000Z'

/** Examples for the API's description: of each collection the sample item that says most, written and read. */
export async function sampleExamples(): Promise<KnownExamples> {
  const named = new Map<string, unknown>()
  const written = new Map<string, unknown>()
  const items = new Map<string, Record<string, unknown>>()
  for (const stored of storedCollections) {
    const { definition } = stored
    const { key, body, file } = await fullestOf(stored)
    const frame = {
      id: sampleId(definition.name, key),
      _id: sampleId(definition.name, key),
      created_at: at,
      updated_at: at,
      ...(!definition.staffOnly && { published_at: at }),
      version: 1,
    }
    const read = presentItem(definition, frame, definition.schema.parse(body), 'en', {
      fileOf: file,
      companyName: (id) => withoutNames(wireNames[id]),
    })
    const name = componentOf(definition)
    // As it would leave: what is not there is no key.
    const shown = JSON.parse(JSON.stringify(read)) as typeof read // the same, through JSON
    items.set(definition.name, shown)
    named.set(name, shown)
    named.set(`${name}ForStaff`, shown)
    named.set(`${name}Written`, { id: frame.id, state: definition.staffOnly ? 'open' : 'draft', version: 1 })
    written.set(writtenKeyOf(definition.name, Object.keys(definition.fields)), body)
  }
  return { named, written, items }
}

/** Replaces the names of the sample's companies: another group's API is described by the same examples. */
const withoutNames = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('First Discount House', 'Sample Discount House')
      .replaceAll(/\bFDH\b/g, 'Sample'),
  ) as T // the same shape, text by text

async function fullestOf(stored: StoredCollection) {
  const names = new Map<string, string>()
  // The union of all collections' samples; each makes bodies of its own collection.
  const { sample } = (await stored.sample()) as { sample: Sample<CollectionName> }
  const items = sample(new Date(at), (name) => {
    const id = sampleId('files', name)
    names.set(id, name)
    return id
  })
  const [fullest] = items.toSorted((a, b) => Object.keys(b.body).length - Object.keys(a.body).length)
  if (!fullest) throw new Error(`there is no sample of ${stored.definition.name}`)
  const body = withoutNames<Record<string, unknown>>(fullest.body)
  return { key: fullest.key, body, file: (id: string) => shownFile(id, names.get(id) ?? '') }
}

/** A file as it would be shown once its sizes, or its first page, are made. */
function shownFile(id: string, name: string): ShownFile {
  const isPicture = !name.endsWith('.pdf')
  const size = { width: 640, height: 400, type: 'image/webp' as const, bytes: 23_412 }
  return {
    key: `${id}.${isPicture ? 'png' : 'pdf'}`,
    mime: isPicture ? 'image/png' : 'application/pdf',
    bytes: 48_213,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    width: isPicture ? 1280 : null,
    height: isPicture ? 800 : null,
    sizes: [{ ...size, key: isPicture ? `${id}-640.webp` : `${id}-page-1.webp` }],
  }
}
