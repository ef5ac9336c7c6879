import type { Person } from './content.ts'

/** What somebody wrote. Instants are UTC. */
export type NoteAnswer = { id: string; author: Person; text: string; at: string; mine: boolean }

/** What staff wrote to each other about an item: a note, what was answered, and who said that it is dealt with. */
export type StaffNote = NoteAnswer & {
  /** oldest first */
  answers: NoteAnswer[]
  resolved: { by: Person; at: string } | null
}

/** Who is to see to an item, by which day in Malawi (`2026-11-30`), and who said so. */
export type Assignment = { assignee: Person; due_on: string | null; by: Person; at: string }

/** `GET /backoffice/api/notes/{collection}/{id}`, and what every change of it answers. Notes are oldest first. */
export type Notes = {
  notes: StaffNote[]
  assignment: Assignment | null
  /** whom it can be assigned to */
  people: Person[]
}
