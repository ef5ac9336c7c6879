import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Notes } from '#contract/backoffice/notes.ts'
import type { Database } from '#database/open.ts'
import { hasRole } from '../../changes/actor.ts'
import type { Change, Changes } from '../../changes/change.ts'
import { errors, type AnswerSchema } from '../../http/answers.ts'
import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import { requireActor } from '../../http/request-actor.ts'
import { addNote, assign, readNotes, removeNote, type NotePlace } from './notes.ts'
import type { NoteSubject } from './subject.ts'

/** What is needed of the services. */
type Services = { db: Database; changes: Changes }

const person = z.strictObject({ id: z.string(), name: z.string() })
const notesSchema: AnswerSchema<Notes> = z.strictObject({
  notes: z.array(
    z.strictObject({ id: z.uuid(), author: person, text: z.string(), at: z.string(), mine: z.boolean() }),
  ),
  assignment: z
    .strictObject({ assignee: person, due_on: z.string().nullable(), by: person, at: z.string() })
    .nullable(),
  people: z.array(person),
})

const params = z.strictObject({ collection: z.string().min(1).max(80), id: z.uuid() })
const noteParams = params.extend({ note: z.uuid() })
const address = '/backoffice/api/notes/:collection/:id'

/** Notes that staff leave for each other on items and submissions, and who is to see to one. */
export function noteRoutes(app: App, { db, changes }: Services, subjects: readonly NoteSubject[]): void {
  const base = { tags: ['back-office'] }
  const response = { 200: notesSchema, ...errors(409, 422) }

  /** @throws AppError not_found where nothing of that name has notes; forbidden */
  function placeOf(request: FastifyRequest, { collection, id }: z.infer<typeof params>): NotePlace {
    const subject = subjects.find(({ name }) => name === collection)
    if (!subject) throw new AppError('not_found', 'There is no such item.')
    if (!hasRole(requireActor(request), subject.readers))
      throw new AppError('forbidden', 'You may not read its notes.')
    return { subject, id }
  }
  async function changed(request: FastifyRequest, place: NotePlace, verb: (change: Change) => Promise<void>) {
    await changes(requireActor(request), verb)
    return readNotes(db, place, requireActor(request))
  }

  app.get(
    address,
    { schema: { ...base, summary: 'The notes of an item, and who it is assigned to', params, response } },
    (request) => readNotes(db, placeOf(request, request.params), requireActor(request)),
  )
  app.post(
    address,
    {
      schema: {
        ...base,
        summary: 'Write a note',
        params,
        body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
        response,
      },
    },
    (request) => {
      const place = placeOf(request, request.params)
      return changed(request, place, (change) => addNote(change, place, request.body.text))
    },
  )
  app.delete(
    `${address}/:note`,
    { schema: { ...base, summary: 'Remove a note of one’s own', params: noteParams, response } },
    (request) => {
      const place = placeOf(request, request.params)
      return changed(request, place, (change) => removeNote(change, place, request.params.note))
    },
  )
  app.put(
    `${address}/assignment`,
    {
      schema: {
        ...base,
        summary: 'Say who is to see to it, and by when',
        params,
        body: z.strictObject({
          assignee: z.string().min(1).max(100).nullable(),
          due_on: z.iso.date().nullable().default(null),
        }),
        response,
      },
    },
    (request) => {
      const place = placeOf(request, request.params)
      return changed(request, place, (change) => assign(change, place, request.body))
    },
  )
}
