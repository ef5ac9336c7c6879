import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'range-parser'
import { noBody, ofType } from '../http/answers.ts'
import { AppError } from '../http/app-error.ts'
import { matchesTag } from '../http/entity-tags.ts'
import { methodOf } from '../http/head-requests.ts'
import type { ByteRange, ObjectStorage } from '../storage/storage.ts'
import { shownKinds } from './add-file.ts'

/** A file whose bytes are in the storage under `storeKey`. */
export type StoredFile = { storeKey: string; mime: string; bytes: number; etag: string }

/** The responses of `sendStoredFile()`, for a route's `response`. */
export const storedFileResponses = {
  200: ofType(...shownKinds),
  206: ofType(...shownKinds),
  304: noBody,
  416: noBody,
}

/** Bytes read from the storage at a time. */
const partBytes = 1_000_000

/** The bit of range-parser's code that means a well-formed range outside the file. */
const unsatisfiable = 2

/**
 * Sends a stored file, or the single byte range requested of it (RFC 9110, 14).
 * @throws AppError not_found, unavailable
 */
export async function sendStoredFile(
  storage: ObjectStorage,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { mime, bytes, etag } = file
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).headers({ etag }).send()
  const isHead = methodOf(request) === 'HEAD'
  const range = isHead ? null : requestedRange(request, file)
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .send()
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const body = Readable.from(readParts(storage, file, { start, end: isHead ? 0 : end }))
  // Rejects if the storage fails, while the status can still be changed.
  await once(body, 'readable')
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  return reply
    .headers({ etag, 'accept-ranges': 'bytes', 'content-length': end - start + 1 })
    .type(mime)
    .send(body)
}

/** Returns null if the whole file is to be sent, which includes requests of several ranges. */
function requestedRange(
  { headers: { range, 'if-range': ifRange } }: FastifyRequest,
  { bytes, etag }: StoredFile,
): ByteRange | 'unsatisfiable' | null {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null
  const { code, type, ranges } = parse(bytes, range)
  if (type !== 'bytes') return null
  if (code === unsatisfiable && ranges.length === 0) return 'unsatisfiable'
  return (code === 0 && ranges.length === 1 && ranges[0]) || null
}

/** Reads in parts, so that a slow client occupies neither the memory of a whole file nor a connection to S3. */
async function* readParts(
  storage: ObjectStorage,
  { storeKey }: StoredFile,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at <= end;) {
    const part = await storage.get(storeKey, { start: at, end: Math.min(end, at + partBytes - 1) })
    if (!part?.length) throw new AppError('not_found', 'There is no such file.')
    yield part
    at += part.length
  }
}
