import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { Database } from '#database/open.ts'
import type { StoredSize } from '#database/tables/files.ts'
import type { ObjectStorage } from '../storage/storage.ts'
import { storeKeyOf } from './storage-key.ts'
import type { FileRow } from '../content/staff/present-file.ts'
import { sendStoredFile, type StoredFile } from './send-stored-file.ts'

export type FileContent = { mime: string; bytes: Buffer } | StoredFile
const mostWidth = 1280

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const storedFile = (
  storeKey: string,
  { mime, bytes, sha256 }: Pick<FileRow, 'mime' | 'bytes' | 'sha256'>,
): StoredFile => ({ storeKey, mime, bytes, etag: `"${sha256}"` })

/** Sends a file to staff. */
export const sendContent = (
  storage: ObjectStorage,
  content: FileContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> =>
  'etag' in content
    ? sendStoredFile(storage, content, request, reply)
    : reply.type(content.mime).send(content.bytes)

/** The smallest size that is wide enough, else the widest. */
export function sizeFor(sizes: readonly StoredSize[], width: number): StoredSize | undefined {
  const webp = sizes.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)
  return webp.find((size) => size.width >= width) ?? webp.at(-1)
}

/**
 * A file as staff look at it: in about the width asked for, a document's first page; without one a document whole. A picture's original is never handed
 * out, since it may tell where it was taken: it is drawn anew where there is no size yet.
 */
export async function viewFile(
  db: Database,
  storage: ObjectStorage,
  file: FileRow,
  asked?: number,
): Promise<FileContent | null> {
  const width = asked ?? mostWidth
  if (file.width === null && asked === undefined) return storedFile(await storeKeyOf(db, file.key), file)
  const size = sizeFor(file.sizes, width)
  const made = size && (await storage.get(size.key))
  if (size && made) return { mime: size.type, bytes: asBuffer(made) }
  const original = file.width === null ? null : await storage.get(file.key)
  if (!original) return null
  const bytes = await sharp(original, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: Math.min(width, mostWidth), withoutEnlargement: true })
    .webp({ quality: 72 })
    .toBuffer()
  return { mime: 'image/webp', bytes }
}
