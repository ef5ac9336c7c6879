import type { CollectionName } from '#contract/registry.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { SampleFile } from '#database/sample/files.ts'
import { sampleId } from '#database/sample/id.ts'
import type { Sample } from '#database/sample/sample.ts'
import { changeSequence } from '#database/tables.ts'
import type { Changes } from '../changes/change.ts'
import { createAll } from '../content/verbs/create-all.ts'
import { addFile, checkFile, drawnFile, jobFor, storeFile, type CheckedFile } from '../media/add-file.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { system } from '../changes/actor.ts'
import type { ObjectStorage } from '../storage/storage.ts'

type Parts = { db: Database; changes: Changes; storage: ObjectStorage; jobs: Jobs }

/** True where nothing was ever changed: a database of its first start. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [at] = await db.select().from(changeSequence)
  return at?.audit_seq === 0
}

/** Fills an empty database with the sample content, by the rules that staff's verbs follow, in one transaction. */
export async function addSampleContent({ changes, storage, jobs }: Parts, now: Date): Promise<void> {
  const { sampleFiles } = await import('#database/sample/files.ts')
  const checked: (CheckedFile & { words: SampleFile['words'] | undefined })[] = []
  for (const file of sampleFiles) {
    const bytes = await file.make()
    const made = file.size ? drawnFile(file.name, bytes, file.size) : await checkFile(file.name, bytes)
    // The same id at every seeding; a name that is used twice would be two files of one id and fail.
    const id = sampleId('files', file.name)
    // A link names a file by its key, which contains the id.
    const one = { ...made, id, key: made.key.replace(made.id, id), words: file.words }
    await storeFile(storage, one)
    checked.push(one)
  }
  const known = new Set(sampleFiles.map(({ name }) => name))
  const fileId = (name: string) => {
    if (!known.has(name)) throw new Error(`there is no sample file ${name}`)
    return sampleId('files', name)
  }
  await changes(system('sample content'), async (change) => {
    for (const file of checked) {
      await addFile(change, file, file.words)
      await jobs.send(change.tx, jobFor(file), { file: file.id })
    }
    for (const stored of storedCollections) {
      const { name } = stored.definition
      // The union of all collections' samples; each makes bodies of its own collection, which create() checks.
      const { sample } = (await stored.sample()) as { sample: Sample<CollectionName> }
      const items = sample(now, fileId).toSorted((a, b) => (a.published_at < b.published_at ? -1 : 1))
      await createAll(
        change,
        stored,
        items.map(({ key, body, published_at }) => ({
          id: sampleId(name, key),
          body,
          publish_at: published_at,
        })),
      )
    }
  })
}
