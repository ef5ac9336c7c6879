import { eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { sampleId } from '#database/sample/id.ts'
import { files } from '#database/tables.ts'
import { system } from '../changes/actor.ts'
import type { Changes } from '../changes/change.ts'
import { addFile, drawnFile, storeFile } from '../media/add-file.ts'
import { makeImageSizes } from '../media/jobs/image-sizes.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import type { Outcome } from './outcome.ts'

/** Puts the drawn scenes into the media library of a site that did not begin with the sample content; twice does nothing. */
export async function addDrawings(services: {
  db: Database
  storage: ObjectStorage
  changes: Changes
}): Promise<Outcome> {
  const { db, storage, changes } = services
  const { sampleFiles } = await import('#database/sample/files.ts')
  let added = 0
  for (const { name, make, size, words } of sampleFiles) {
    if (!size) continue
    const id = sampleId('files', name)
    const [known] = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
    if (known) continue
    const file = { ...drawnFile(name, await make(), size), id }
    await storeFile(storage, file)
    await changes(system('operator'), (change) => addFile(change, file, words))
    await makeImageSizes(services, id)
    added += 1
  }
  return { lines: [`${added} drawings were added to the media library, under the tag “drawing”.`], ok: true }
}
