import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import { fileUses, revisions } from '#database/tables.ts'

/**
 * Returns whether a second person must approve a new version of a file: an item that is live or scheduled shows the file or
 * links to it, or one whose newest revision was ever sent for approval, so that an approver may have read the file. The file
 * of any other draft may be exchanged: whoever approves the draft later sees the new one.
 * @param options.lock prevents the items from being submitted or published until the transaction ends
 */
export async function needsSecondPerson(
  db: Pick<Database | Tx, 'select'>,
  file: string,
  { lock }: { lock: boolean },
): Promise<boolean> {
  let needed = false
  for (const { table, definition } of storedCollections) {
    const uses = db
      .select({ id: fileUses.revision_id })
      .from(fileUses)
      .where(and(eq(fileUses.file_id, file), eq(fileUses.collection, definition.name)))
    const rows = db
      .select({
        revision: revisions.id,
        live: table.live_revision,
        next: table.next_revision,
        sender: revisions.submitted_by,
      })
      .from(table)
      .innerJoin(
        revisions,
        and(
          eq(revisions.collection, definition.name),
          sql`${revisions.id} in (${table.draft_revision}, ${table.live_revision}, ${table.next_revision})`,
        ),
      )
      .where(
        and(
          isNull(table.deleted_at),
          // Earlier releases did not record every spelling of a link.
          sql`(${revisions.id} in (${uses}) or position(${file} in ${revisions.body}::text) > 0)`,
        ),
      )
    const found = lock ? await rows.for('share', { of: table }) : await rows
    needed ||= found.some(
      ({ revision, live, next, sender }) => revision === live || revision === next || sender !== null,
    )
  }
  return needed
}
