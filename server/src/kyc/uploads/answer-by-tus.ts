import { createHash, randomUUID } from 'node:crypto'
import { Server, type Locker } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { kycLimits } from '#contract/limits.ts'
import type { Database } from '#database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { readIdempotencyKey } from '../../http/idempotency.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Keyring } from '../../storage/encryption/keyring.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Contact } from '../one-time-codes/contact.ts'
import type { Body } from './request-stream.ts'
import { KycUploadStore } from './tus-store.ts'
import { withUploadLock } from './upload-lock.ts'
import { tooBig } from './upload-metadata.ts'

export type UploadServices = { db: Database; storage: ObjectStorage; keyring: Keyring; jobs: Jobs }

/** Whose upload a request is about, which one, and what it brings. */
type Asked = { contact: Contact; id: string | null; body: Body | null }

export type AnswerByTus = ReturnType<typeof tusAnswers>

/** Of tus's own answer; it would let every origin in and read names back. */
const passed = ['location', 'upload-offset', 'upload-length', 'tus-max-size', 'tus-extension', 'tus-version']

/**
 * Hands requests to tus, each for the uploads of its contact, and passes on what of the answer is for everybody.
 * @param path where uploads begin, such as `/uploads/kyc`
 */
export function tusAnswers(services: UploadServices, path: string) {
  const locker = withUploadLock()
  return (request: FastifyRequest, reply: FastifyReply, asked: Asked) =>
    answerByTus({ services, path, locker }, request, reply, asked)
}

async function answerByTus(
  { services, path, locker }: { services: UploadServices; path: string; locker: Locker },
  request: FastifyRequest,
  reply: FastifyReply,
  { contact, id, body }: Asked,
) {
  const { method, raw } = request
  const failed: unknown[] = []
  const key = readIdempotencyKey(request.headers)
  const tus = new Server({
    path,
    datastore: new KycUploadStore(services, contact),
    locker,
    lockDrainTimeout: 200,
    relativeLocation: true,
    maxSize: kycLimits.maxFileBytes,
    namingFunction: () => (key === null ? randomUUID() : idOf(contact, key)),
    onResponseError(_, error) {
      failed.push(error)
      // Its body is ours to write; it would take a Failure's for text.
      return { status_code: 'status_code' in error ? error.status_code : 500, body: '' }
    },
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers))
    if (typeof value === 'string') headers.set(name, value)
  const asked = new Request(`http://localhost${path}${id === null ? '' : `/${id}`}`, {
    method,
    headers,
    ...(body && { body: body.stream, duplex: 'half' }),
  })
  const answered = await tus.handleWeb(asked)
  for (const name of passed) {
    const value = answered.headers.get(name)
    if (value !== null) void reply.header(name, value)
  }
  if (answered.headers.get('connection') === 'close') void reply.header('connection', 'close')
  if (answered.status >= 400) throw failureOf(answered.status, failed[0])
  return reply.code(answered.status).send()
}

/** Returns the same id for each upload that a contact begins with a key. */
const idOf = ({ username }: Contact, key: string): string =>
  createHash('sha256')
    .update(`${username} ${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** tus's refusals in our words; what our own store threw is as it was. */
function failureOf(status: number, thrown: unknown): unknown {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof Error && !('status_code' in thrown)) return thrown
  if (status === 413) return tooBig()
  if (status === 409)
    return new AppError('conflict', 'That is not how many bytes there are. Ask, and go on there.')
  if (status === 404) return new AppError('not_found', 'There is no such upload.')
  if (status === 500)
    return new AppError('unavailable', 'Another request is at this upload. Try again shortly.')
  return new AppError('malformed', 'The request is not as tus 1.0 asks for.')
}
