import { inArray } from 'drizzle-orm'
import type { DecideBody } from '#contract/backoffice/approvals.ts'
import { storedNamed } from '#database/registry.ts'
import type { Stored } from '#database/stored.ts'
import type { Change } from '../content/change.ts'
import { mustApprove } from '../content/permissions.ts'
import { loadItem, loadRevision } from '../content/rows.ts'
import { approve } from '../content/verbs/approve.ts'
import { sendBack } from '../content/verbs/return.ts'
import { Failure } from '../failure.ts'

/**
 * Approves what was sent together, or returns it with a reason: all of it, or nothing.
 * @throws Failure forbidden, own_work, not_found, wrong_state, overtaken, conflict; `fields` names the item by its id
 */
export async function decideOn(change: Change, asked: DecideBody): Promise<void> {
  mustApprove(change.actor)
  const items = asked.items.map((item) => ({ ...item, stored: approvable(item.collection) }))
  await lockAll(change, items)
  for (const { stored, id, revision } of items) {
    try {
      if (asked.decision === 'approve') await approve(change, stored, { id, revision })
      else {
        await mustBeNewest(change, stored, id, revision)
        await sendBack(change, stored, { id, reason: asked.reason })
      }
    } catch (error) {
      if (error instanceof Failure) throw new Failure(error.code, error.message, { [id]: error.code })
      throw error
    }
  }
}

function approvable(collection: string): Stored {
  const stored = storedNamed(collection)
  if (!stored?.definition.approval) throw new Failure('not_found', 'There is nothing to decide on there.')
  return stored
}

/** In one order, before approving holds a whole collection: of two who decide at once, one waits for the other. */
async function lockAll({ tx }: Change, items: { stored: Stored; id: string }[]): Promise<void> {
  for (const stored of [...new Set(items.map((item) => item.stored))].sort(byName)) {
    const { table } = stored
    const ids = items.filter((item) => item.stored === stored).map(({ id }) => id)
    await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('update')
  }
}

const byName = (a: Stored, b: Stored) => (a.definition.name < b.definition.name ? -1 : 1)

/** @throws Failure overtaken where it was written again since it was read */
async function mustBeNewest(change: Change, stored: Stored, id: string, number: number): Promise<void> {
  const row = await loadItem(change, stored, id)
  if (row.state !== 'in_review') throw new Failure('wrong_state', 'It is not waiting for approval.')
  const revision = await loadRevision(change, row.draft_revision)
  if (revision.number !== number)
    throw new Failure('overtaken', 'There is a newer revision; read that one first.')
}
