import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Collection } from '#contract/collection.ts'
import { line } from '#contract/fields.ts'
import type { StoredCollection } from '#database/stored.ts'
import { revisions } from '#database/tables.ts'
import type { App } from '../http/app.ts'
import type { Database } from '#database/open.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Changes } from '../changes/change.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { AppError } from '../http/app-error.ts'
import type { Actor } from '../changes/actor.ts'
import { fieldsOf } from '../http/field-errors.ts'
import { requireActor } from '../http/request-actor.ts'
import type { Change } from '../changes/change.ts'
import { digits, idParams } from './list-query.ts'
import { mayReadDrafts, proposes } from './permissions.ts'
import { maskPersonal, takePersonal } from './personal-data.ts'
import { presentForStaff } from './present.ts'
import type { PublishingCheck } from './publishing-check.ts'
import { leftOutOfBody, type StoredBody } from './body.ts'
import { recordStateOf } from './record-state.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { withoutDefaultDate } from './publication-date.ts'
import { mustKeepFrame, readWire, type PresentFrame } from './wire-body.ts'
import { errors, noBody } from '../http/answers.ts'
import { idempotencyHeaders, idempotentRequest, isRepeated } from '../http/idempotency.ts'
import { createOnce } from './create-once.ts'
import { whenRead, writtenSchema } from './read-schema.ts'
import type { Row } from './rows.ts'
import { publishFaultsSchema } from './staff/staff-schema.ts'
import { approve } from './verbs/approve.ts'
import { archive } from './verbs/archive.ts'
import { create } from './verbs/create.ts'
import { discard } from './verbs/discard.ts'
import { propose } from './verbs/propose.ts'
import { publish } from './verbs/publish.ts'
import { remove } from './verbs/remove.ts'
import { reschedule } from './verbs/reschedule.ts'
import { redirectItem } from './redirect-addresses.ts'
import { restore } from './verbs/restore.ts'
import { sendBack } from './verbs/return.ts'
import { submit } from './verbs/submit.ts'
import { linksChoice, redirectTarget } from './links-choice.ts'
import { unschedule } from './verbs/unschedule.ts'
import { update } from './verbs/update.ts'
import { withdraw } from './verbs/withdraw.ts'

type Services = { db: Database; secrets: Secrets; changes: Changes; jobs: Jobs; check: PublishingCheck }

const instant = z.iso.datetime().regex(/^20\d\d-.*T\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
const timed = z
  .strictObject({
    at: instant.nullish().describe('when it is to go live; without one, at once'),
    revision: z.int().min(1).max(1e9).optional().describe('the one that was read; a newer draft is 409'),
    redirect: redirectTarget,
  })
  .nullish()
const submission = timed
  .unwrap()
  .unwrap()
  .extend({
    confirmation: z
      .string()
      .trim()
      .min(1)
      .max(600)
      .optional()
      .describe('the reason for a rate that changes or spreads more than the limits'),
  })
  .nullish()
const saving = z.strictObject({
  draft: z.literal('true').optional().describe('saves without publishing; what is missing may come later'),
})
const overwriting = saving.extend({
  restored: digits(1, 1_000_000_000).optional().describe('the revision whose words it takes up again'),
})
const revisionRead = z
  .int()
  .min(1)
  .max(1_000_000_000)
  .describe('the number of the revision that was read; another is 409')
const kindRead = z
  .enum(['publication', 'archiving'])
  .describe('what was read that is asked; anything else is 409')
const approval = z.strictObject({
  revision: revisionRead,
  kind: kindRead.default('publication'),
})
const takingBack = z.strictObject({ revision: revisionRead.optional(), kind: kindRead.optional() }).nullish()
const unscheduling = z.strictObject({ revision: revisionRead.optional(), links: linksChoice }).nullish()
const restoring = z.strictObject({
  revision: revisionRead
    .nullable()
    .describe('the number of the revision that was on the site; null where none was'),
  next: revisionRead.optional().describe('the one that was to take over, where there was one'),
  instead_of: revisionRead
    .optional()
    .describe('the one that was published in its place; left out where the item was archived'),
  archived: z
    .boolean()
    .optional()
    .describe('whether it was archived before that revision was published, and is to be again'),
})
const rescheduling = z.strictObject({
  revision: revisionRead,
  edge: z.enum(['begins', 'ends']).describe('which of its times is moved'),
  at: instant,
  redirect: redirectTarget,
})
const returning = z.strictObject({
  reason: line(2000),
  revision: revisionRead.optional(),
  kind: kindRead.optional(),
})

/** The collection's schema describes the body; the verb checks it, since a draft is asked for less. */
export const described = whenRead(({ schema }) =>
  z.unknown().meta(schema.toJSONSchema({ unrepresentable: 'any', io: 'input' })),
)

/** The routes that change a collection, each a verb in one transaction. */
export function writeRoutes(app: App, services: Services, stored: StoredCollection): void {
  itemRoutes(app, services, stored)
  if (!stored.definition.staffOnly) publishingRoutes(app, services, stored)
  if (stored.definition.approval) approvalRoutes(app, services, stored)
}

/** What a change of an item answers with. */
const written = ({ definition }: StoredCollection) => ({
  tags: [definition.name],
  response: { 200: writtenSchema(definition), ...errors(409, 412, 422, 428) },
})

/**
 * Answers with what staff see after a change: the newest revision in both languages, and its version as the ETag. Who
 * may not read drafts gets only the item's id, state and version.
 * @param sent the body as it was sent: the response names what was removed from its rich text
 */
const showing =
  (db: Database, { definition }: StoredCollection) =>
  async (reply: FastifyReply, row: Row, actor: Actor, sent?: unknown) => {
    const leftOut = leftOutOfBody(definition, readWire(definition, sent))
    const warning = Object.keys(leftOut).length > 0 ? { left_out: leftOut } : {}
    void reply.header('etag', `"v${row.version}"`)
    if (!mayReadDrafts(actor, definition))
      return reply.send({ id: row.id, state: row.state, version: row.version, ...warning })
    const [revision] = await db
      .select()
      .from(revisions)
      .where(eq(revisions.id, row.draft_revision ?? 0))
    const found = { row, body: revision?.body ?? {}, revision: revision?.number ?? 0 }
    const [item] = await presentForStaff(db, definition, [found])
    // Who wrote it knows it; what is sent back by itself is masked all the same.
    return reply.send({ ...maskPersonal(definition, item ?? {}), ...warning })
  }

/** Writes an item, writes its next revision, and deletes it. */
function itemRoutes(app: App, services: Services, stored: StoredCollection): void {
  createRoute(app, services, stored)
  updateRoute(app, services, stored)
  deleteRoute(app, services, stored)
}

/** The response to what a service account writes that waits for staff. */
const waiting = ({ definition }: StoredCollection) =>
  definition.staffOnly ? {} : { 202: writtenSchema(definition) }

/** Whether what an actor wrote, and meant to publish, waits for staff to approve or complete it. */
const waitsForStaff = (actor: Actor, { definition }: StoredCollection, row: Row): boolean =>
  proposes(actor, definition) || (actor.kind === 'service' && row.state === 'draft')

function createRoute(app: App, { changes, db, secrets, check }: Services, stored: StoredCollection): void {
  const { definition } = stored
  const { name, label } = definition
  const show = showing(db, stored)
  app.post(
    `/api/${name}`,
    {
      schema: {
        tags: [name],
        response: { 201: writtenSchema(definition), ...waiting(stored), ...errors(409, 422) },
        summary: `Write a ${label.one.toLowerCase()}`,
        headers: idempotencyHeaders,
        querystring: saving,
        body: described(definition),
      },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const draft = request.query.draft === 'true'
      const idempotent = idempotentRequest(request, secrets, { name, draft, body: request.body })
      if (!draft && !(await isRepeated(db, idempotent)))
        await check.written(stored, null, request.body, actor)
      const row = await changes(actor, (change) =>
        createOnce(change, stored, idempotent, () => {
          mustKeepFrame(request.body, null)
          const body = readWire(definition, takePersonal(definition, request.body, null))
          return proposes(actor, definition)
            ? propose(change, stored, body)
            : create(change, stored, body, { draft })
        }),
      )
      const status = !draft && waitsForStaff(actor, stored, row) ? 202 : 201
      return show(reply.code(status), row, actor, request.body)
    },
  )
}

function updateRoute(app: App, { changes, db, check }: Services, stored: StoredCollection): void {
  const { definition } = stored
  const { response, ...about } = written(stored)
  const show = showing(db, stored)
  app.put(
    `/api/${definition.name}/:id`,
    {
      schema: {
        ...about,
        response: { ...response, ...waiting(stored) },
        summary: 'Write its next revision',
        params: idParams,
        headers: z.object({
          'if-match': z.string().optional().describe('the version that was read, as "v3"'),
        }),
        querystring: overwriting,
        body: described(definition),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { draft, restored = null } = request.query
      const actor = requireActor(request)
      // The spec's client knows of no versions; a browser's page does, and must say which it has seen.
      const byBearer = request.headers.authorization !== undefined
      const versions = versionsIn(request.headers['if-match'], byBearer)
      const sent = byBearer ? await keepUnchanged(db, stored, id, request.body) : request.body
      if (draft !== 'true') await check.written(stored, id, sent, actor)
      const row = await changes(actor, async (change) => {
        const newest = await newestOf(change, stored, id)
        if (newest) mustKeepFrame(request.body, { id, ...newest, state: shownState(definition, newest) })
        const before = newest?.body ?? null
        const written = newest ? withoutDefaultDate(definition, sent, newest) : sent
        const body = readWire(definition, takePersonal(definition, written, before), before)
        const version = versions?.find((one) => one === newest?.version) ?? versions?.[0] ?? null
        return proposes(actor, definition)
          ? propose(change, stored, body, { id, version })
          : update(change, stored, { id, version, body, draft: draft === 'true', restored })
      })
      const isWaiting = draft !== 'true' && waitsForStaff(actor, stored, row)
      return show(reply.code(isWaiting ? 202 : 200), row, actor, sent)
    },
  )
}

function deleteRoute(app: App, { changes, db, check }: Services, stored: StoredCollection): void {
  const { name } = stored.definition
  const show = showing(db, stored)
  app.delete(
    `/api/${name}/:id`,
    {
      schema: {
        tags: [name],
        summary: 'Delete it: gone from the feed, kept in history',
        params: idParams,
        querystring: z.strictObject({ links: linksChoice }),
        response: { 204: noBody, ...(stored.definition.approval ? waiting(stored) : {}), ...errors(409) },
      },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const { id } = request.params
      const { links } = request.query
      await check.archiving(stored, id, actor)
      await check.target(links)
      const requested = await changes(actor, (change) => remove(change, stored, { id, links }))
      return requested ? show(reply.code(202), requested, actor) : reply.code(204).send()
    },
  )
}

/** Registers verbs of a collection: `POST /api/<name>/:id/<verb>`. */
const verbsOf =
  (app: App, { changes, db }: Services, stored: StoredCollection) =>
  <B extends z.ZodType>(
    path: string,
    summary: string,
    body: B,
    run: (change: Change, id: string, given: z.infer<B>) => Promise<Row>,
    /** looked at before the change begins, since no other connection is used within it */
    before?: (id: string, actor: Actor, given: z.infer<B>) => Promise<void>,
  ) => {
    const show = showing(db, stored)
    app.post(
      `/api/${stored.definition.name}/:id/${path}`,
      { schema: { ...written(stored), summary, params: idParams, body } },
      async (request, reply) => {
        const parsed = body.safeParse(request.body)
        if (!parsed.success)
          throw new AppError('malformed', 'Some fields are missing or not right.', fieldsOf(parsed.error))
        const { id } = request.params as z.infer<typeof idParams> // the generic body keeps the inference from reaching here
        const actor = requireActor(request)
        await before?.(id, actor, parsed.data)
        const row = await changes(actor, (change) => run(change, id, parsed.data))
        return show(reply, row, requireActor(request))
      },
    )
  }

/** Publishes, archives, and takes back what has not taken effect. */
function publishingRoutes(app: App, services: Services, stored: StoredCollection): void {
  const { jobs, check } = services
  const checked = z.strictObject({ id: z.uuid().optional().describe('the item, unless it is new') })
  app.post(
    `/backoffice/api/${stored.definition.name}/check`,
    {
      schema: {
        hide: true,
        querystring: checked,
        body: described(stored.definition),
        response: { 200: publishFaultsSchema },
      },
    },
    (request) => check.look(stored, request.query.id ?? null, request.body, requireActor(request)),
  )
  const verb = verbsOf(app, services, stored)
  verb(
    'publish',
    'Publish the draft, where no approval is needed',
    timed,
    async (change, id, given) => {
      const row = await publish(change, stored, { id, at: given?.at ?? null, revision: given?.revision })
      await redirectAfterwards(change, stored, id, given)
      return row
    },
    async (id, actor, given) => {
      await check.newest(stored, id, actor)
      await check.target(given?.redirect)
    },
  )
  verb(
    'archive',
    'Take it off the site and keep it',
    z.strictObject({ links: linksChoice }).nullish(),
    (change, id, given) => archive(change, stored, { id, links: given?.links }),
    async (id, actor, given) => {
      await check.archiving(stored, id, actor)
      await check.target(given?.links)
    },
  )
  verb(
    'restore',
    'Put back what stood on the site before it was archived or published anew, where no approval is needed',
    restoring,
    (change, id, given) => restore(change, stored, { ...given, id }),
    (id, actor, { revision }) =>
      revision === null ? check.archiving(stored, id, actor) : check.restoring(stored, id, revision, actor),
  )
  verb(
    'reschedule',
    'Give what is scheduled another time, or what is shown another end',
    rescheduling,
    async (change, id, given) => {
      const row = await reschedule(change, stored, { ...given, id }, { jobs })
      await redirectAfterwards(change, stored, id, given)
      return row
    },
    async (id, actor, given) => {
      await check.newest(stored, id, actor)
      await check.target(given.redirect)
    },
  )
  verb('discard', 'Go back from a draft to what is live', z.strictObject({}).nullish(), (change, id) =>
    discard(change, stored, { id }),
  )
  verb('withdraw', 'Take back what one sent, before it is decided on', takingBack, (change, id, given) =>
    withdraw(change, stored, { ...given, id }, { jobs }),
  )
  verb(
    'unschedule',
    'Take back what is approved, before it takes effect',
    unscheduling,
    (change, id, given) => unschedule(change, stored, { ...given, id }, { jobs }),
    (_id, _actor, given) => check.target(given?.links),
  )
}

/** Redirects the addresses of an item that has an end date, if that was chosen. */
async function redirectAfterwards(
  change: Change,
  stored: StoredCollection,
  id: string,
  given: Pick<NonNullable<z.infer<typeof timed>>, 'redirect'> | null | undefined,
): Promise<void> {
  if (given?.redirect !== undefined) await redirectItem(change, stored, id, given.redirect)
}

/** Where a second person approves what goes live. */
function approvalRoutes(app: App, services: Services, stored: StoredCollection): void {
  const { check } = services
  const verb = verbsOf(app, services, stored)
  verb(
    'submit',
    'Send the draft for approval',
    submission,
    async (change, id, given) => {
      const row = await submit(change, stored, { ...given, id, at: given?.at ?? null })
      await redirectAfterwards(change, stored, id, given)
      return row
    },
    async (id, actor, given) => {
      await check.newest(stored, id, actor)
      await check.target(given?.redirect)
    },
  )
  verb(
    'approve',
    'Approve one revision, or the archiving that was asked for',
    approval,
    (change, id, given) => approve(change, stored, { ...given, id }),
    (id, actor) => check.approving(stored, id, actor),
  )
  verb('return', 'Send it back with a reason', returning, (change, id, given) =>
    sendBack(change, stored, { ...given, id }),
  )
}

/** The state as staff read it. */
const shownState = (
  definition: Collection,
  { state, body }: Pick<PresentFrame, 'state'> & { body: StoredBody },
): PresentFrame['state'] => (definition.staffOnly ? recordStateOf(definition, { state }, body) : state)

/** The newest revision of the item; null if there is none, which the verb then reports. */
async function newestOf(
  { tx }: Change,
  { table }: StoredCollection,
  id: string,
): Promise<
  (Omit<PresentFrame, 'id'> & { body: StoredBody } & Pick<Row, 'first_live_at' | 'published_at'>) | null
> {
  const [newest] = await tx
    .select({
      body: revisions.body,
      revision: revisions.number,
      state: table.state,
      version: table.version,
      created_at: table.created_at,
      first_live_at: table.first_live_at,
      published_at: table.published_at,
    })
    .from(table)
    .innerJoin(revisions, eq(revisions.id, table.draft_revision))
    .where(eq(table.id, id))
  return newest ?? null
}

/**
 * Returns the versions in an `If-Match`; null for any version, which `anyWillDo` allows. Reads lists, and weak or unquoted
 * tags: compressing proxies weaken what they pass on (RFC 9110, 8.8.1).
 * @throws AppError precondition_required, malformed
 */
function versionsIn(header: string | undefined, anyWillDo: boolean): number[] | null {
  const tags = header?.trim() ?? '*'
  if (tags === '*' && anyWillDo) return null
  if (tags === '*') throw new AppError('precondition_required', 'Say which version you read, in If-Match.')
  return tags.split(',').map((tag) => {
    const version = /^(?:W\/)?("?)v(\d{1,9})\1$/.exec(tag.trim())?.[2]
    if (version === undefined)
      throw new AppError('malformed', 'If-Match takes the version that was read, such as "v3".')
    return Number(version)
  })
}
