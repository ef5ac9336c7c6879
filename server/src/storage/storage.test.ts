import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kycDocumentObjects } from '#database/tables.ts'
import { inspected, begin, patch, path, samplePdf, sender } from '../../test-support/kyc-documents.ts'
import { askForDocuments } from '../../test-support/kyc.ts'
import { startPostgres, type TestPostgres } from '../../test-support/postgres.ts'
import { startS3, type TestS3 } from '../../test-support/s3.ts'
import { startService } from '../../test-support/service.ts'
import { startTcpProxy } from '../../test-support/tcp-proxy.ts'
import { until } from '../../test-support/until.ts'
import { readConfig } from '../config/settings.ts'
import { cleanUpDocuments } from '../kyc/uploads/cleanup.ts'
import { openStorage } from './open-storage.ts'
import type { ObjectStorage } from './storage.ts'

let s3: TestS3
let postgres: TestPostgres
let dataDir: string
beforeAll(async () => {
  s3 = await startS3()
  postgres = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'store-'))
})
afterAll(async () => {
  await postgres.stop()
  await s3.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const kinds: Record<string, () => Record<string, string>> = { disk: () => ({}), S3: () => s3.env }

describe.each(Object.keys(kinds))('%s', (kind) => {
  let storage: ObjectStorage
  beforeAll(async () => {
    storage = await openStorage(readConfig({ DATA_DIR: dataDir, ...kinds[kind]?.() }, []).storage)
  })
  const keysOf = async (prefix: string) => {
    const keys: string[] = []
    for await (const { key } of storage.list(prefix)) keys.push(key)
    return keys.toSorted()
  }

  test('gives back what was put, lists it, and is rid of what was removed', async () => {
    await storage.check()
    const content = randomBytes(300_000)
    // File times stay real where a test run has another date.
    await writeFile(join(dataDir, 'clock'), '')
    const { mtimeMs } = await stat(join(dataDir, 'clock'))
    await storage.put('kyc-one-of-these', content, 'application/octet-stream')
    await storage.put('kyc-another-one', Buffer.from('x'), 'application/octet-stream')
    await storage.put('something-else', Buffer.from('y'), 'text/plain')
    expect(Buffer.from((await storage.get('kyc-one-of-these')) ?? [])).toEqual(content)
    expect(await storage.get('kyc-that-never-was')).toBeNull()
    expect(await keysOf('kyc-')).toEqual(['kyc-another-one', 'kyc-one-of-these'])
    for await (const { at } of storage.list('kyc-'))
      expect(Math.abs(at.getTime() - mtimeMs)).toBeLessThan(60_000)
    await storage.put('kyc-another-one', Buffer.from('z'), 'application/octet-stream')
    expect(Buffer.from((await storage.get('kyc-another-one')) ?? []).toString()).toBe('z')
    await storage.remove('kyc-another-one')
    await storage.remove('kyc-that-never-was')
    expect(await keysOf('kyc-')).toEqual(['kyc-one-of-these'])
    await storage.remove('kyc-one-of-these')
    expect(await storage.putOnce('audithead-1', Buffer.from('first'), 'text/plain')).toBe(true)
    expect(await storage.putOnce('audithead-1', Buffer.from('second'), 'text/plain')).toBe(false)
    expect(Buffer.from((await storage.get('audithead-1')) ?? []).toString()).toBe('first')
    expect(await keysOf('audithead-')).toEqual(['audithead-1'])
    expect(await storage.room()).toBeGreaterThan(0)
  })

  // A range of the first byte alone is tested on disk only: the S3 server here takes a last position of 0 for none.
  test.each([
    ['first bytes', 0, 1, 'ab'],
    ['middle', 2, 4, 'cde'],
    ['last byte', 9, 9, 'j'],
    ['end beyond the object', 8, 99, 'ij'],
  ])('reads a range: %s', async (_, start, end, expected) => {
    await storage.put('range-sample', Buffer.from('abcdefghij'), 'text/plain')
    expect(Buffer.from((await storage.get('range-sample', { start, end })) ?? []).toString()).toBe(expected)
  })

  test('returns null for a range of a missing object', async () => {
    expect(await storage.get('range-missing', { start: 0, end: 1 })).toBeNull()
  })

  // More than a page of 1,000 is listed in scripts/services-test.ts: the S3 server here cannot make a second one.
  test('lists hundreds of them', { tags: ['length'] }, async () => {
    const keys = Array.from({ length: 300 }, (_, n) => `many-${String(n).padStart(8, '0')}`)
    while (keys.length)
      await Promise.all(keys.splice(0, 50).map((key) => storage.put(key, Buffer.from('x'), 'a/b')))
    expect(await keysOf('many-')).toHaveLength(300)
  })
})

test('a folder is asked for no key that could leave it, and keeps no half file where it is full', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  const storage = await openStorage({ kind: 'disk', folder })
  for (const key of ['../../etc/passwd', 'a', 'kyc-../../../x', 'kyc-a/b/c/d'])
    await expect(storage.get(key)).rejects.toThrow(/not a key/)
  // A name taken by a folder cannot be moved to, as a full disk cannot be written to.
  await storage.put('kyc-taken-ab', Buffer.from('x'), 'a/b')
  await storage.remove('kyc-taken-ab')
  await mkdir(join(folder, 'ab', 'kyc-taken-ab'))
  await expect(storage.put('kyc-taken-ab', randomBytes(1000), 'a/b')).rejects.toMatchObject({
    code: 'unavailable',
    cause: { code: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST/) },
  })
  expect(await readdir(join(folder, 'ab'))).toEqual(['kyc-taken-ab'])
  await rm(folder, { recursive: true })
})

test('a document goes its whole way on PostgreSQL and S3, also where the service begins again in between', async () => {
  const file = samplePdf('words '.repeat(2000))
  const env = { ...s3.env, SECRET: 'one secret for the two of these services' }
  const first = await startService({ url: postgres.url, env, dataDir })
  await askForDocuments(first)
  const from = await sender(first)
  const begun = await begin(first, from, file)
  const url = String(begun.headers['location'])
  await patch(first, from.token, url, 0, file.subarray(0, 1000))
  await first.stop()

  const second = await startService({ url: postgres.url, env, dataDir, worker: true })
  const { headers } = await second.ask('HEAD', url, { as: from.token, headers: { 'tus-resumable': '1.0.0' } })
  expect(headers['upload-offset']).toBe('1000')
  await patch(second, from.token, url, 1000, file.subarray(1000))
  expect((await inspected(second, from, url.slice(path.length + 1))).state).toBe('received')
  const stored = async () => {
    let count = 0
    for await (const { key } of second.services.storage.list('kyc-')) count += key.length > 0 ? 1 : 0
    return count
  }
  // The whole and its pages; the chunks go from the store once their rows are gone.
  const rows = await second.services.db.select({ key: kycDocumentObjects.key }).from(kycDocumentObjects)
  const kept = rows.length
  expect(kept).toBeGreaterThan(1)
  await until(async () => (await stored()) === kept)
  await second.services.storage.put('kyc-orphan-of-a-crash', Buffer.from('x'), 'a/b')
  await cleanUpDocuments(second.services, new Date(Date.now() + 25 * 3_600_000))
  expect(await stored()).toBe(kept)
  await second.ask('DELETE', `/api/kyc_drafts/${from.draft}`, { as: from.token })
  expect(await stored()).toBe(0)
  await second.stop()
})

describe('storage that cannot be used', () => {
  const unavailable = { code: 'unavailable', status: 503, retryAfter: 30 }

  test('an S3 server that does not respond is a 503', { tags: ['operations'] }, async () => {
    const s3 = await startS3()
    const proxy = await startTcpProxy(s3.env['S3_ENDPOINT'] ?? '')
    const env = { ...s3.env, S3_ENDPOINT: proxy.url, S3_TIMEOUT_SECONDS: '1' }
    const storage = await openStorage(readConfig(env, []).storage)
    await storage.put('a-sample-key', Buffer.from('sample'), 'text/plain')
    proxy.freeze()
    await expect(storage.get('a-sample-key')).rejects.toMatchObject(unavailable)
    await expect(storage.get('a-sample-key', { start: 0, end: 1 })).rejects.toMatchObject(unavailable)
    await expect(storage.put('another-key', Buffer.from('sample'), 'text/plain')).rejects.toMatchObject(
      unavailable,
    )
    await proxy.stop()
    await expect(storage.remove('a-sample-key')).rejects.toMatchObject(unavailable)
    await s3.stop()
  })

  test('a folder that cannot be written is a 503', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'))
    const storage = await openStorage({ kind: 'disk', folder: join(folder, 'files') })
    // Fails for root, too, unlike a folder without permissions.
    await rm(join(folder, 'files'), { recursive: true })
    await writeFile(join(folder, 'files'), 'no folder')
    await expect(storage.put('a-sample-key', Buffer.from('sample'), 'text/plain')).rejects.toMatchObject(
      unavailable,
    )
    await rm(folder, { recursive: true })
  })

  test('a malformed key stays an error of the program', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'))
    const storage = await openStorage({ kind: 'disk', folder })
    await expect(storage.get('..')).rejects.toThrow('not a key of this store')
    await rm(folder, { recursive: true })
  })
})
