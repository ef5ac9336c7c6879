import { eq, inArray } from 'drizzle-orm'
import { textsOf } from '#contract/backoffice/texts.ts'
import type { Collection } from '#contract/collection.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import { AppError } from '../../http/app-error.ts'
import type { Change } from '../../changes/change.ts'
import { mustWrite } from '../permissions.ts'
import { loadItem, loadRevision, type Revision } from '../rows.ts'
import { writeChichewaOrder } from '../list-columns.ts'
import { basisOf, countNy, nyColumns, nyCounts } from '../translations.ts'
import { newestColumns } from '../write-revision.ts'

type TranslationReview = {
  id: string
  /** paths of texts, such as `title` or `requirements.0` */
  fields: readonly string[]
  /** signed off; else only confirmed as still right, and still under review */
  reviewed: boolean
}

/**
 * Says of Chichewa texts that they are right against today's English, and signs them off where asked. It is no new
 * revision: what the public sees keeps its words, and is signed off with the draft where they are the same.
 * @throws AppError forbidden, not_found, malformed where a text has no Chichewa
 */
export async function review(
  change: Change,
  stored: StoredCollection,
  { id, fields, reviewed }: TranslationReview,
): Promise<void> {
  const { definition, table } = stored
  mustWrite(change.actor, definition)
  const row = await loadItem(change, stored, id)
  const newest = await loadRevision(change, row.draft_revision)
  const texts = new Map(textsOf(definition.fields, newest.body).map((text) => [text.path, text]))
  const without = fields.filter((path) => !texts.get(path)?.ny)
  if (without.length)
    throw new AppError(
      'malformed',
      'There is no Chichewa text to sign off.',
      Object.fromEntries(without.map((path) => [path, 'no Chichewa'])),
    )
  const said = (en: string) => ({
    basis: basisOf(en),
    ...(reviewed && { reviewed_by: change.actor.id, reviewed_at: change.now }),
  })
  const shown = [row.live_revision, row.next_revision].filter((one) => one !== null && one !== newest.id)
  const others = shown.length
    ? await change.tx
        .select()
        .from(revisions)
        .where(inArray(revisions.id, shown as number[])) // nulls were left out
    : []
  const written = await note(change, definition, newest, fields, said)
  for (const other of others) {
    const same = textsOf(definition.fields, other.body).filter(({ path, en, ny }) => {
      const text = texts.get(path)
      return fields.includes(path) && text?.en === en && text.ny === ny
    })
    await note(
      change,
      definition,
      other,
      same.map(({ path }) => path),
      said,
    )
  }
  await change.tx.update(table).set(newestColumns(stored, written)).where(eq(table.id, id))
  await writeChichewaOrder(change, stored, id, nyCounts(written))
  change.audit.push({
    action: reviewed ? 'sign off Chichewa' : 'confirm Chichewa',
    collection: definition.name,
    item_id: id,
    details: { revision: newest.number, fields: [...fields] },
  })
}

async function note(
  { tx }: Change,
  definition: Collection,
  revision: Revision,
  paths: readonly string[],
  said: (en: string) => Revision['translations'][string],
): Promise<Revision> {
  const translations = { ...revision.translations }
  for (const { path, en } of textsOf(definition.fields, revision.body))
    if (paths.includes(path)) translations[path] = said(en)
  const [written] = await tx
    .update(revisions)
    .set({ translations, ...nyColumns(countNy(definition, revision.body, translations)) })
    .where(eq(revisions.id, revision.id))
    .returning()
  return written ?? revision
}
