import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { StoreConfig } from '../config/config.ts'
import type { Store } from './store.ts'

/** A private bucket of any S3-compatible store. */
export function s3Store({
  bucket,
  endpoint,
  region,
  keyId,
  secret,
}: Extract<StoreConfig, { kind: 's3' }>): Store {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // Other stores than Amazon's do not all know the checksums the client would add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }))
    },
    async get(Key) {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
        return (await found.Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))
    },
    async *list(Prefix) {
      let ContinuationToken: string | undefined
      do {
        const asked = { Bucket: bucket, Prefix, ...(ContinuationToken && { ContinuationToken }) }
        const page = await client.send(new ListObjectsV2Command(asked))
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified) yield { key: Key, at: LastModified }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    room: async () => Number.POSITIVE_INFINITY,
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}
