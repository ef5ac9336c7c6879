import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { StorageConfig } from '../config/settings.ts'
import { dependencyErrors } from '../http/metrics/dependency-errors.ts'
import type { ObjectStorage } from './storage.ts'

/** A private bucket of any S3-compatible store. */
export function s3Storage({
  bucket,
  endpoint,
  region,
  keyId,
  secret,
  timeoutMs,
}: Extract<StorageConfig, { kind: 's3' }>): ObjectStorage {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Other stores than Amazon's do not all know the checksums the client would add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (input) => {
      try {
        return await next(input)
      } catch (error) {
        // Other responses, such as 404 and 412, are part of its use.
        const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500
        if (status >= 500 || status === 403) dependencyErrors.inc({ dependency: 'storage' })
        throw error
      }
    },
    { step: 'initialize' },
  )
  /** Limits a request with its retries and the transfer of its body. */
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }), limit())
    },
    async putOnce(Key, Body, ContentType) {
      // Asked first as well: not every store knows the condition, and one that does not would write over.
      if (await there(client, limit(), bucket, Key)) return false
      try {
        const put = { Bucket: bucket, Key, Body, ContentType, IfNoneMatch: '*' }
        await client.send(new PutObjectCommand(put), limit())
        return true
      } catch (error) {
        if (error instanceof S3ServiceException && [409, 412].includes(error.$metadata.httpStatusCode ?? 0))
          return false
        throw error
      }
    },
    async get(Key, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range }), limit())
        return (await found.Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }), limit())
    },
    async *list(Prefix) {
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket: bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }
        const page = await client.send(new ListObjectsV2Command(asked), limit())
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified) yield { key: Key, at: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    room: async () => Number.POSITIVE_INFINITY,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }), limit())
    },
  }
}

async function there(
  client: S3Client,
  limit: { abortSignal: AbortSignal },
  bucket: string,
  Key: string,
): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: bucket, Key }), limit)
    return true
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return false
    throw error
  }
}
