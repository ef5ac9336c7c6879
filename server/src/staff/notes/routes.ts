import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Notes } from '#contract/backoffice/notes.ts'
import { line } from '#contract/fields.ts'
import type { Database } from '#database/open.ts'
import { hasRole } from '../../changes/actor.ts'
import type { Change, Changes } from '../../changes/change.ts'
import { errors, type AnswerSchema } from '../../http/answers.ts'
import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import type { Secrets } from '../../config/secrets.ts'
import { changeOnce, idempotencyHeaders, idempotentRequest } from '../../http/idempotency.ts'
import { requireActor } from '../../http/request-actor.ts'
import { addNote, assign, readNotes, removeNote, resolveNote, type NotePlace } from './notes.ts'
import type { NoteSubject } from './subject.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes }

const person = z.strictObject({ id: z.string(), name: z.string() })
const answer = z.strictObject({
  id: z.uuid(),
  author: person,
  text: z.string(),
  at: z.string(),
  mine: z.boolean(),
})
const notesSchema: AnswerSchema<Notes> = z.strictObject({
  notes: z.array(
    answer.extend({
      answers: z.array(answer),
      resolved: z.strictObject({ by: person, at: z.string() }).nullable(),
    }),
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
export function noteRoutes(app: App, services: Services, subjects: readonly NoteSubject[]): void {
  const reach = reaching(services, subjects)
  writtenRoutes(app, services, reach)
  answeredRoutes(app, reach)
}

const base = { tags: ['back-office'] }
const response = { 200: notesSchema, ...errors(409, 422) }
type Reach = ReturnType<typeof reaching>

/** Which item's notes a request is about, and what a change of them answers with. */
function reaching({ db, changes }: Services, subjects: readonly NoteSubject[]) {
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
  return { placeOf, changed }
}

/** Notes are read, written and removed. */
function writtenRoutes(app: App, { db, secrets }: Services, { placeOf, changed }: Reach): void {
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
        summary: 'Write a note, or an answer to one',
        params,
        headers: idempotencyHeaders,
        body: z.strictObject({
          text: line(2000),
          answers: z.uuid().optional().describe('the note that it answers'),
        }),
        response,
      },
    },
    (request) => {
      const place = placeOf(request, request.params)
      const idempotent = idempotentRequest(request, secrets)
      return changed(request, place, (change) =>
        changeOnce(change, idempotent, () => addNote(change, place, request.body)),
      )
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
}

/** A note is dealt with, and an item has somebody who sees to it. */
function answeredRoutes(app: App, { placeOf, changed }: Reach): void {
  app.put(
    `${address}/:note/resolved`,
    {
      schema: {
        ...base,
        summary: 'Say that nothing is left to do about a note, or that something is',
        params: noteParams,
        body: z.strictObject({ resolved: z.boolean() }),
        response,
      },
    },
    (request) => {
      const place = placeOf(request, request.params)
      const { note } = request.params
      return changed(request, place, (change) => resolveNote(change, place, { note, ...request.body }))
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
