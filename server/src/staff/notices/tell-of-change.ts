import { and, desc, eq, inArray } from 'drizzle-orm'
import type { NoticeKind } from '#contract/backoffice/notices.ts'
import { collectionNamed } from '#contract/registry.ts'
import { kycOfficers, type Role } from '#contract/roles.ts'
import type { Tx } from '#database/open.ts'
import { storedNamed } from '#database/registry.ts'
import { assignments, auditLog, auditLogDetails, revisions, staffNotes } from '#database/tables.ts'
import type { AuditEntry } from '../../changes/audit-chain.ts'
import type { Change } from '../../changes/change.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { peopleWith } from '../notes/notes.ts'
import { loadDoers } from '../service-accounts/owners.ts'
import { approvers } from '../two-people/rules.ts'
import { identitiesOf } from '../users/mailbox.ts'
import { tellStaff, type Notice } from './tell.ts'

/** What acts are told of, by their name in the audit log. */
const kinds: Readonly<Record<string, NoticeKind>> = {
  submit: 'sent',
  archive: 'sent',
  approve: 'approved',
  return: 'returned',
  'submit file version': 'sent',
  'approve file version': 'approved',
  'return file version': 'returned',
  assign: 'assigned',
  'add note': 'note',
}

type Entry = AuditEntry & { collection: string; item_id: string }

/**
 * Tells whoever has to act, or waits to hear, of what a change did: by its entries for the audit log, so that no verb needs
 * to know of it, and in its transaction, so that it is told once or not at all.
 */
export async function tellOfChange(change: Change, jobs: Jobs): Promise<void> {
  const { tx, actor, audit, now } = change
  if (actor.kind !== 'staff' && actor.kind !== 'service') return
  const groups = new Map<string, { kind: NoticeKind; collection: string; entries: Entry[] }>()
  for (const entry of audit) {
    const kind = kinds[entry.action]
    const { collection, item_id } = entry
    if (!kind || collection === null || item_id === null || !isKnown(collection)) continue
    const key = `${kind} ${collection}`
    const group = groups.get(key) ?? { kind, collection, entries: [] }
    group.entries.push({ ...entry, collection, item_id })
    groups.set(key, group)
  }
  if (!groups.size) return
  const own = await identitiesOf(tx, actor.id)
  const notices: Notice[] = []
  for (const { kind, collection, entries } of groups.values()) {
    const told = await recipients[kind](tx, collection, entries)
    const to = new Set(told.filter((id) => !own.includes(id)))
    const items = [...new Set(entries.map(({ item_id }) => item_id))]
    notices.push({ kind, collection, items, actor: actor.id, to })
  }
  await tellStaff(tx, jobs, now, notices)
}

const isKnown = (collection: string) =>
  collection === 'kyc_submissions' || collection === 'files' || collectionNamed(collection) !== undefined

type Find = (tx: Tx, collection: string, entries: readonly Entry[]) => Promise<string[]>

/** Who wrote or sent what the entries name, in the newest revision. */
async function partOf(tx: Tx, collection: string, entries: readonly Entry[]): Promise<string[]> {
  const stored = storedNamed(collection)
  if (!stored) return []
  const ids = entries.map(({ item_id }) => item_id)
  const rows = await tx
    .select({ contributors: revisions.contributors, by: revisions.submitted_by })
    .from(stored.table)
    .innerJoin(revisions, eq(revisions.id, stored.table.draft_revision))
    .where(inArray(stored.table.id, ids))
  return rows.flatMap(({ contributors, by }) => [...contributors, ...(by === null ? [] : [by])])
}

/** Who asked for the archiving that was decided on. */
async function askedFor(tx: Tx, collection: string, entries: readonly Entry[]): Promise<string[]> {
  const found: string[] = []
  for (const { item_id } of entries) {
    const [asked] = await tx
      .select({ actor: auditLogDetails.actor })
      .from(auditLog)
      .innerJoin(auditLogDetails, eq(auditLogDetails.seq, auditLog.seq))
      .where(
        and(
          eq(auditLog.collection, collection),
          eq(auditLog.item_id, item_id),
          eq(auditLog.action, 'archive'),
        ),
      )
      .orderBy(desc(auditLog.seq))
      .limit(1)
    if (asked) found.push(asked.actor)
  }
  return found
}

/** Approvers who had no part in it; nobody where nothing waits, such as what was archived without being asked for. */
const toApprove: Find = async (tx, collection, entries) => {
  // Who sent it is told nothing of their own doing.
  if (collection === 'files') return (await peopleWith(tx, approvers)).map(({ id }) => id)
  const stored = storedNamed(collection)
  if (!stored?.definition.approval) return []
  const waiting = await tx
    .select({ id: stored.table.id, asked: stored.table.archive_asked_by })
    .from(stored.table)
    .where(
      and(
        inArray(
          stored.table.id,
          entries.map(({ item_id }) => item_id),
        ),
        eq(stored.table.state, 'in_review'),
      ),
    )
  if (!waiting.length) return []
  // Whoever wrote it may not approve it; whoever wrote what is to be archived may approve that.
  const sent = entries.filter(({ item_id }) =>
    waiting.some(({ id, asked }) => id === item_id && asked === null),
  )
  const part = sent.length ? await partOf(tx, collection, sent) : []
  const archivings = waiting.map(({ asked }) => asked).filter((id) => id !== null)
  part.push(...archivings.flatMap(await loadDoers(tx, archivings)))
  const contributors = await identitiesOf(tx, ...part)
  const people = await peopleWith(tx, approvers)
  return people.flatMap(({ id }) => (contributors.includes(id) ? [] : [id]))
}

const toWriters: Find = async (tx, collection, entries) => {
  if (collection === 'files') return entries.flatMap(({ details }) => stringsIn(details['sender']))
  const archivings = entries.filter(({ details }) => details['archive'] === true)
  const others = entries.filter(({ details }) => details['archive'] !== true)
  const part = others.length ? await partOf(tx, collection, others) : []
  // A returned archiving is not noted as one: whoever asked for it last hears too.
  return [...part, ...(await askedFor(tx, collection, archivings))]
}

const stringsIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])

const toAssignee: Find = async (_tx, _collection, entries) =>
  entries.flatMap(({ details }) => stringsIn(details['assignee']))

/** Whom the item is assigned to, who wrote notes on it before, and who writes it; only those who may read it now. */
const toNoted: Find = async (tx, collection, entries) => {
  const ids = entries.map(({ item_id }) => item_id)
  const assigned = await tx
    .select({ id: assignments.assignee })
    .from(assignments)
    .where(and(eq(assignments.collection, collection), inArray(assignments.item_id, ids)))
  const before = await tx
    .selectDistinct({ id: staffNotes.author })
    .from(staffNotes)
    .where(and(eq(staffNotes.collection, collection), inArray(staffNotes.item_id, ids)))
  const part = await partOf(tx, collection, entries)
  const wanted = new Set([...assigned, ...before].map(({ id }) => id).concat(part))
  const readers = readersOf(collection)
  if (readers === null) return [...wanted]
  const may = await peopleWith(tx, readers)
  return may.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
}

/** Who may know of it at all; null for all of staff. */
const readersOf = (collection: string): readonly Role[] | null => {
  const definition = collectionNamed(collection)
  if (!definition) return kycOfficers
  return definition.staffOnly ? definition.writers : null
}

const recipients: Record<NoticeKind, Find> = {
  sent: toApprove,
  approved: toWriters,
  returned: toWriters,
  assigned: toAssignee,
  note: toNoted,
  // Told by the clock (digest.ts).
  due: async () => [],
  // Notified where a lead is received (content/receive-lead.ts).
  new_lead: async () => [],
  // Notified in the morning of a working day (overdue.ts).
  overdue: async () => [],
}
