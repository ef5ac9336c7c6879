import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Approvals, FieldChange, WaitingBatch, WaitingItem } from '#contract/backoffice/approvals.ts'
import { changeOf, isFigure, isOverChangeLimit } from '#contract/rules/rate-change.ts'
import type { Database } from '#database/open.ts'
import { storedCollections } from '#database/registry.ts'
import type { StoredCollection } from '#database/stored.ts'
import { auditLog, auditLogDetails, revisions } from '#database/tables.ts'
import { reasonKey, recordedReasons } from '../content/confirm-rate.ts'
import { readRateLimits } from '../content/rate-limits.ts'
import { visibleItems } from '../content/queryable.ts'
import { approvalDeadline } from '../content/approval-deadline.ts'
import { readDeadlines, type Deadlines, type WorkLimits } from '../staff/work-queue/deadlines.ts'
import { takenPart } from '../content/taken-part.ts'
import { declared } from '../content/staff/present-staff.ts'
import type { Actor } from '../changes/actor.ts'
import { loadDoers } from '../staff/service-accounts/owners.ts'
import { identitiesOf } from '../staff/users/mailbox.ts'
import { flattenFields } from './flattened-fields.ts'
import { wantedAt, type OnSheet } from './load-sheet.ts'
import { namesOf } from '../changes/people.ts'
import { usersOfFile } from '../content/staff/used-by.ts'
import { pendingView, readPendingVersions, versionView } from '../media/read-file-details.ts'

type WaitingChange = Omit<OnSheet, 'key'> & { stored: StoredCollection; live: Record<string, unknown> | null }

/** All that waits for a second person, in every collection that needs one: only what changes, those due first before others. */
export async function readApprovals(
  { db, workLimits }: { db: Database; workLimits: WorkLimits },
  actor: Actor,
): Promise<Approvals> {
  const deadlines = await readDeadlines(db, workLimits)
  const { change: changeLimit } = await readRateLimits(db)
  const waiting: WaitingChange[] = []
  for (const stored of storedCollections)
    if (stored.definition.approval) waiting.push(...(await waitingIn(db, stored)))
  const nameOf = await namesOf(
    db,
    waiting.flatMap(({ row, revision }) => [
      ...revision.contributors,
      revision.submitted_by,
      row.archive_asked_by,
    ]),
  )
  const doersOf = await loadDoers(
    db,
    waiting.map(({ row }) => row.archive_asked_by),
  )
  const identities = await identitiesOf(db, actor.id)
  const sent = waiting.flatMap(({ revision: { batch_id } }) => batch_id ?? [])
  const notes = new Map(await notesOf(db, [...new Set(sent)]))
  const rates = waiting.filter(({ stored }) => stored.definition.appendOnly)
  const reasons = await recordedReasons(
    db,
    rates.map(({ row }) => row.id),
  )
  const batches = new Map<string, WaitingBatch>()
  for (const one of waiting) {
    // An archiving was asked for by itself, whatever its revision was sent with, and has no note of that.
    const together = one.row.archive_asked_by === null ? one.revision.batch_id : null
    const confirmed = reasons.get(reasonKey(one.row.id, one.revision.number)) ?? null
    const item = {
      ...itemOf(one, actor, { nameOf, doersOf, identities, changeLimit, deadlines }),
      confirmed: one.row.archive_asked_by === null ? confirmed : null,
    }
    const first = together === null ? undefined : batches.get(together)?.items[0]
    // What was moved to another time since is decided on by itself.
    const parted = first !== undefined && first.wanted_at !== item.wanted_at
    const key = together === null ? one.row.id : parted ? `${together} ${item.wanted_at}` : together
    const note = together === null ? null : (notes.get(together) ?? null)
    const batch = batches.get(key) ?? { key, note, items: [] }
    batch.items.push(item)
    batches.set(key, batch)
  }
  const versions = await waitingVersions(db, actor, { identities, deadlines })
  for (const item of versions) batches.set(item.id, { key: item.id, note: null, items: [item] })
  const orderOf = ({ items }: WaitingBatch) => {
    const [due] = items.map(({ deadline }) => deadline).toSorted()
    return `${due} ${items[0]?.submitted_at ?? ''}`
  }
  const list = [...batches.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  return { batches: list, change_limit: changeLimit, total: waiting.length + versions.length }
}

async function waitingIn(db: Database, stored: StoredCollection): Promise<WaitingChange[]> {
  const { table, definition } = stored
  const rows = await db
    .select({ row: table, revision: revisions })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(and(isNull(table.deleted_at), eq(table.state, 'in_review')))
    .orderBy(asc(table.created_at))
    .limit(1000)
  if (rows.length === 0) return []
  const key = definition.appendOnly?.key
  if (key) {
    const standing = await visibleItems(db, stored, undefined, [asc(table.created_at)], 5000)
    const keyOf = (body: Record<string, unknown>) => key.map((field) => String(body[field])).join(' ')
    const byKey = new Map(standing.map(({ body }) => [keyOf(body), body]))
    return rows.map((one) => {
      const { body } = one.revision
      return { ...one, body, stored, live: byKey.get(keyOf(body)) ?? null }
    })
  }
  const ids = rows.flatMap(({ row }) => row.live_revision ?? [])
  const live = ids.length ? await db.select().from(revisions).where(inArray(revisions.id, ids)) : []
  const byId = new Map(live.map(({ id, body }) => [id, body]))
  return rows.map((one) => ({
    ...one,
    body: one.revision.body,
    stored,
    live: byId.get(one.row.live_revision ?? 0) ?? null,
  }))
}

function itemOf(
  one: WaitingChange,
  actor: Actor,
  {
    nameOf,
    doersOf,
    identities,
    changeLimit,
    deadlines,
  }: {
    nameOf: (id: string) => string
    doersOf: (id: string) => string[]
    identities: readonly string[]
    changeLimit: string
    deadlines: Deadlines
  },
): Omit<WaitingItem, 'confirmed'> {
  const { row, revision, stored, body, live } = one
  const { definition } = stored
  const archive = row.archive_asked_by !== null
  const { submitted_by: sender } = revision
  const involved = takenPart(row, revision, doersOf)
  const writers = row.archive_asked_by === null ? involved : [row.archive_asked_by]
  const wanted = archive ? null : wantedAt(stored, one)
  const requested = archive ? row.updated_at : (revision.submitted_at ?? row.updated_at)
  const deadline = approvalDeadline(deadlines, requested, wanted)
  return {
    collection: definition.name,
    id: row.id,
    revision: revision.number,
    kind: definition.label.one,
    title: titleIn(body[definition.title]),
    archive,
    mine: involved.some((id) => identities.includes(id)),
    sent_by_me: (row.archive_asked_by ?? sender ?? revision.author) === actor.id,
    by: writers.map(nameOf),
    submitted_at: revision.submitted_at,
    wanted_at: wanted,
    deadline,
    late: deadlines.isLate(deadline),
    first: live === null,
    changes: archive ? [] : changesOf(stored, live ?? {}, body, changeLimit),
    bodies: {
      before: live && declared(definition, live),
      after: archive ? null : declared(definition, body),
    },
    version: null,
  }
}

/** New versions of files, in the form of items. */
async function waitingVersions(
  db: Database,
  actor: Actor,
  { identities, deadlines }: { identities: readonly string[]; deadlines: Deadlines },
): Promise<WaitingItem[]> {
  const found = await readPendingVersions(db)
  const senders = found.map(({ pending }) => pending.created_by)
  const nameOf = await namesOf(db, senders)
  const doersOf = await loadDoers(db, senders)
  const items: WaitingItem[] = []
  for (const { file, pending } of found) {
    const deadline = approvalDeadline(deadlines, pending.created_at, null)
    items.push({
      collection: 'files',
      id: file.id,
      revision: pending.id,
      kind: 'New version of a file',
      title: file.name,
      archive: false,
      mine: doersOf(pending.created_by).some((doer) => identities.includes(doer)),
      sent_by_me: pending.created_by === actor.id,
      by: [nameOf(pending.created_by)],
      submitted_at: pending.created_at,
      wanted_at: null,
      deadline,
      late: deadlines.isLate(deadline),
      first: false,
      changes: [],
      confirmed: null,
      bodies: { before: null, after: null },
      version: {
        before: { bytes: file.bytes, view: versionView(file.id, file.version) },
        after: { bytes: pending.bytes, view: pendingView(pending) },
        reason: pending.reason,
        restored_from: pending.restored_from,
        used_by: await usersOfFile(db, actor, file.id),
      },
    })
  }
  return items
}

/** Only what differs. The time of a rate stands beside it already. */
function changesOf(
  { definition }: StoredCollection,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  changeLimit: string,
): FieldChange[] {
  const [old, fresh] = [flattenFields(before), flattenFields(after)]
  const time = definition.appendOnly ? definition.window.from : null
  const paths = [...new Set([...old.keys(), ...fresh.keys()])].filter((path) => path !== time)
  const order = Object.keys(definition.fields)
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '')
  paths.sort((a, b) => placeOf(a) - placeOf(b))
  return paths.flatMap((path): FieldChange[] => {
    const [a = null, b = null] = [old.get(path), fresh.get(path)]
    if (a === b) return []
    if (a === null || b === null || !isFigure(a) || !isFigure(b))
      return [{ path, before: a, after: b, change: null, over_change_limit: false }]
    const change = changeOf(a, b)
    if (change.direction === 'same') return []
    return [{ path, before: a, after: b, change, over_change_limit: isOverChangeLimit(a, b, changeLimit) }]
  })
}

/** A title is a text in both languages, or one plain line. */
function titleIn(title: unknown): string {
  const leaves = flattenFields({ title })
  return leaves.get('title.en') ?? leaves.get('title') ?? ''
}

/** What was said when a batch was sent; it is kept in the record. */
export async function notesOf(db: Pick<Database, 'select'>, keys: string[]): Promise<[string, string][]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: auditLog.item_id, details: auditLogDetails.details })
    .from(auditLog)
    .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
    .where(and(eq(auditLog.action, 'send batch'), inArray(auditLog.item_id, keys)))
  return rows.flatMap(({ key, details }) =>
    key !== null && typeof details['note'] === 'string' ? [[key, details['note']] as [string, string]] : [],
  )
}
