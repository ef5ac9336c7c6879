import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { NoteAnswer, Notes } from '#contract/backoffice/notes.ts'
import type { Role } from '#contract/roles.ts'
import type { Database, Tx } from '#database/open.ts'
import { assignments, staffNotes, user } from '#database/tables.ts'
import type { Actor } from '../../changes/actor.ts'
import type { Change } from '../../changes/change.ts'
import { peopleOf } from '../../changes/people.ts'
import { AppError } from '../../http/app-error.ts'
import { rolesIn } from '../roles-in.ts'
import type { NoteSubject } from './subject.ts'

export type NotePlace = { subject: NoteSubject; id: string }

/** A conversation, not an archive. */
const mostNotes = 200

/** The notes of an item with what was answered, oldest first, who it is assigned to, and who it can be assigned to. */
export async function readNotes(
  db: Pick<Database | Tx, 'select'>,
  { subject, id }: NotePlace,
  viewer: Actor,
): Promise<Notes> {
  const found = await db
    .select()
    .from(staffNotes)
    .where(notesOf({ subject, id }))
    .orderBy(asc(staffNotes.created_at), asc(staffNotes.id))
    .limit(mostNotes)
  const [assigned] = await db.select().from(assignments).where(ofItem({ subject, id }))
  const person = await peopleOf(db, [
    ...found.flatMap(({ author, resolved_by }) => [author, resolved_by]),
    assigned?.assignee,
    assigned?.assigned_by,
  ])
  const named = (who: string) => person(who) ?? { id: who, name: who }
  const shown = (note: (typeof found)[number]): NoteAnswer => ({
    id: note.id,
    author: named(note.author),
    text: note.text,
    at: note.created_at,
    mine: note.author === viewer.id,
  })
  return {
    notes: found
      .filter(({ answers }) => answers === null)
      .map((note) => ({
        ...shown(note),
        answers: found.filter(({ answers }) => answers === note.id).map(shown),
        resolved:
          note.resolved_by !== null && note.resolved_at !== null
            ? { by: named(note.resolved_by), at: note.resolved_at }
            : null,
      })),
    assignment: assigned
      ? {
          assignee: named(assigned.assignee),
          due_on: assigned.due_on,
          by: named(assigned.assigned_by),
          at: assigned.assigned_at,
        }
      : null,
    people: await peopleWith(db, subject.assignees),
  }
}

const ofItem = ({ subject, id }: NotePlace) =>
  and(eq(assignments.collection, subject.name), eq(assignments.item_id, id))

/** Everybody who may sign in and has one of the roles, by name. */
export async function peopleWith(db: Pick<Database | Tx, 'select'>, roles: readonly Role[]) {
  const people = await db
    .select({ id: user.id, name: user.name, role: user.role, banned: user.banned })
    .from(user)
    .where(isNotNull(user.role))
    .orderBy(asc(user.name))
  return people
    .filter(({ role, banned }) => banned !== true && rolesIn(role).some((one) => roles.includes(one)))
    .map(({ id, name }) => ({ id, name }))
}

/** @throws AppError not_found */
async function mustExist({ tx }: Change, { subject, id }: NotePlace): Promise<void> {
  if (!(await subject.exists(tx, id))) throw new AppError('not_found', 'There is no such item.')
}

type Written = { text: string; answers?: string | undefined }

/**
 * Writes a note, or an answer to one; what was dealt with is open again then. The audit log says that somebody did, and not what.
 * @throws AppError not_found; conflict where there are too many
 */
export async function addNote(change: Change, place: NotePlace, { text, answers }: Written): Promise<void> {
  await mustExist(change, place)
  const { tx, actor, now } = change
  const { subject, id } = place
  const [there] = await tx.select({ notes: count() }).from(staffNotes).where(notesOf(place))
  if ((there?.notes ?? 0) >= mostNotes)
    throw new AppError('conflict', `It has ${mostNotes} notes already. Remove some of yours first.`)
  if (answers !== undefined) {
    await findNote(change, place, answers)
    await tx
      .update(staffNotes)
      .set({ resolved_by: null, resolved_at: null })
      .where(and(notesOf(place), eq(staffNotes.id, answers)))
  }
  await tx.insert(staffNotes).values({
    id: randomUUID(),
    collection: subject.name,
    item_id: id,
    author: actor.id,
    text,
    created_at: now,
    answers: answers ?? null,
  })
  change.audit.push({ action: 'add note', collection: subject.name, item_id: id, details: {} })
}

const notesOf = ({ subject, id }: NotePlace) =>
  and(eq(staffNotes.collection, subject.name), eq(staffNotes.item_id, id))

/** A note that can be answered: an answer cannot. @throws AppError not_found */
async function findNote({ tx }: Change, place: NotePlace, note: string) {
  const [found] = await tx
    .select()
    .from(staffNotes)
    .where(and(notesOf(place), eq(staffNotes.id, note), isNull(staffNotes.answers)))
    .for('update')
  if (!found) throw new AppError('not_found', 'There is no such note.')
  return found
}

/** Says that nothing is left to do about a note, or that something is. @throws AppError not_found */
export async function resolveNote(
  change: Change,
  place: NotePlace,
  { note, resolved }: { note: string; resolved: boolean },
): Promise<void> {
  await mustExist(change, place)
  const { tx, actor, now } = change
  const found = await findNote(change, place, note)
  if ((found.resolved_by !== null) === resolved) return
  await tx
    .update(staffNotes)
    .set(resolved ? { resolved_by: actor.id, resolved_at: now } : { resolved_by: null, resolved_at: null })
    .where(and(notesOf(place), eq(staffNotes.id, note)))
  const action = resolved ? 'resolve note' : 'reopen note'
  change.audit.push({ action, collection: place.subject.name, item_id: place.id, details: {} })
}

/**
 * Removes a note or an answer of one's own.
 * @throws AppError not_found, also where it is somebody else's; conflict where it was answered
 */
export async function removeNote(change: Change, place: NotePlace, note: string): Promise<void> {
  const { tx, actor } = change
  const own = and(notesOf(place), eq(staffNotes.id, note), eq(staffNotes.author, actor.id))
  const [found] = await tx.select({ id: staffNotes.id }).from(staffNotes).where(own).for('update')
  if (!found) throw new AppError('not_found', 'There is no such note of yours.')
  const [answer] = await tx
    .select({ id: staffNotes.id })
    .from(staffNotes)
    .where(and(notesOf(place), eq(staffNotes.answers, note)))
    .limit(1)
  if (answer) throw new AppError('conflict', 'It has answers, which would stand alone. Mark it as resolved.')
  await tx.delete(staffNotes).where(own)
  const { subject, id } = place
  change.audit.push({ action: 'remove note', collection: subject.name, item_id: id, details: {} })
}

/** What staff wrote of somebody who is erased goes with them, and who was to see to it. */
export async function eraseNotes(tx: Tx, collection: string, ids: readonly string[]): Promise<void> {
  for (const table of [staffNotes, assignments])
    await tx.delete(table).where(and(eq(table.collection, collection), inArray(table.item_id, [...ids])))
}

type Wanted = { assignee: string | null; due_on: string | null }

/**
 * Says who is to see to an item, and by when; null takes it back from whoever has it.
 * @throws AppError not_found; malformed where it cannot be assigned to them
 */
export async function assign(change: Change, place: NotePlace, { assignee, due_on }: Wanted): Promise<void> {
  await mustExist(change, place)
  const { tx, actor, now } = change
  const { subject, id } = place
  const own = ofItem(place)
  const [before] = await tx.select().from(assignments).where(own).for('update')
  if (assignee === null) {
    if (!before) return
    await tx.delete(assignments).where(own)
  } else {
    const people = await peopleWith(tx, subject.assignees)
    if (!people.some((one) => one.id === assignee))
      throw new AppError('malformed', 'It cannot be assigned to them.', {
        assignee: 'Choose one of the people listed.',
      })
    if (before?.assignee === assignee && before.due_on === due_on) return
    const set = { assignee, due_on, assigned_by: actor.id, assigned_at: now, reminded_at: null }
    await tx
      .insert(assignments)
      .values({ collection: subject.name, item_id: id, ...set })
      .onConflictDoUpdate({ target: [assignments.collection, assignments.item_id], set })
  }
  change.audit.push({
    action: assignee === null ? 'unassign' : 'assign',
    collection: subject.name,
    item_id: id,
    details: { assignee: assignee ?? before?.assignee ?? null, ...(assignee !== null && { due_on }) },
  })
}
