import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { kycDocumentObjects } from '#database/tables.ts'
import {
  begin,
  inspected,
  patch,
  path,
  sender,
  sha256,
  type Sender,
} from '../../../test-support/kyc-documents.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { askForDocuments } from '../../../test-support/kyc.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { listen } from '../../../test-support/socket.ts'
import { until } from '../../../test-support/until.ts'
import { assembleChunks } from './assemble-chunks.ts'
import { findUpload } from './find-upload.ts'

// Over real connections, on two instances of one database and one store.

let postgres: TestPostgres
let one: Service
let two: Service
const sockets = new Set<Socket>()
beforeAll(async () => {
  postgres = await startPostgres()
  one = await startService({ url: postgres.url })
  two = await startService({ url: postgres.url, dataDir: one.dataDir })
  await askForDocuments(one)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await two.stop()
  await one.stop()
  await postgres.stop()
})

const file = randomBytes(900_000)

async function begun(from: Sender): Promise<string> {
  return String((await begin(one, from, file)).headers['location'])
}

/** A PATCH whose bytes are sent by hand. */
async function openPatch(service: Service, from: Sender, url: string, offset: number) {
  const { port } = new URL(await listen(service))
  const socket = connect(Number(port), 'localhost')
  sockets.add(socket)
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString()))
  socket.on('error', () => {})
  socket.write(
    [
      `PATCH ${url} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${from.token}`,
      'Tus-Resumable: 1.0.0',
      `Upload-Offset: ${offset}`,
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${file.length - offset}`,
      '\r\n',
    ].join('\r\n'),
  )
  return { socket, answer: () => answer }
}

const head = async (service: Service, from: Sender, url: string) => {
  const { headers } = await service.ask('HEAD', url, {
    as: from.token,
    headers: { 'tus-resumable': '1.0.0' },
  })
  return Number(headers['upload-offset'])
}

/** What is kept, put together again. */
async function whole(from: Sender, url: string): Promise<Buffer | null> {
  const contact = { username: from.username, lang: 'en', fresh: true, token_hash: '' } as const
  const document = await findUpload(one.services.db, contact, url.slice(path.length + 1))
  return assembleChunks(one.services, document)
}

test('where the line breaks, what has come until then is kept to the byte', async () => {
  const from = await sender(one)
  const url = await begun(from)
  let at = 0
  for (const more of [1, 70_000, 300_000]) {
    const line = await openPatch(one, from, url, at)
    line.socket.write(file.subarray(at, at + more))
    // It is all there once the connection has carried it; then the line dies.
    await new Promise<void>((done) => line.socket.end(done))
    line.socket.destroy()
    at += more
    await until(async () => (await head(one, from, url)) === at)
  }
  const last = await patch(two, from.token, url, at, file.subarray(at))
  expect(last.status).toBe(204)
  expect(sha256((await whole(from, url)) ?? Buffer.alloc(0))).toBe(sha256(file))
})

test('whoever comes back while an old request hangs is told all that it has, and goes on', async () => {
  const from = await sender(one)
  const url = await begun(from)
  const line = await openPatch(one, from, url, 0)
  line.socket.write(file.subarray(0, 100_000))
  await until(async () => {
    // Asking ends the old request, which keeps what has come.
    const at = await head(one, from, url)
    return at === 100_000
  })
  await until(() => line.answer() !== '')
  expect(line.answer()).toMatch(/^HTTP\/1\.1 204/)
  expect((await patch(one, from.token, url, 100_000, file.subarray(100_000))).status).toBe(204)
  expect(await whole(from, url)).toEqual(file)
})

test('of two instances that are sent the same bytes at once one takes them, and nothing of the other stays', async () => {
  const from = await sender(one)
  const url = await begun(from)
  const cut = 500_000
  for (const [offset, end] of [
    [0, cut],
    [cut, file.length],
  ] as const) {
    const answers = await Promise.all(
      [one, two, one, two].map((service) =>
        patch(service, from.token, url, offset, file.subarray(offset, end)),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 204 && status !== 409)).toEqual([])
    // Each chunk went to whoever was quicker: who came to the end is told so, the others ask again.
    await until(async () => {
      const at = await head(one, from, url)
      if (at === end) return true
      await patch(two, from.token, url, at, file.subarray(at, end))
      return false
    })
  }
  expect(await whole(from, url)).toEqual(file)
  const id = url.slice(path.length + 1)
  const rows = await one.services.db
    .select()
    .from(kycDocumentObjects)
    .where(eq(kycDocumentObjects.document_id, id))
  const keys = new Set(rows.map(({ key }) => key))
  const others = await one.services.db.select({ key: kycDocumentObjects.key }).from(kycDocumentObjects)
  for (const { key } of others) keys.add(key)
  for await (const { key } of one.services.storage.list('kyc-')) expect(keys.has(key)).toBe(true)
})

test('a document begun at one instance is inspected by the worker of another', async () => {
  const worker = await startService({ url: postgres.url, dataDir: one.dataDir, worker: true })
  const from = await sender(one)
  const url = await begun(from)
  await patch(two, from.token, url, 0, file)
  expect(await inspected(two, from, url.slice(path.length + 1))).toMatchObject({ refusal: 'wrong_kind' })
  await worker.stop()
})

test('a GET over a real connection gets nothing, and the server lives on', async () => {
  const from = await sender(one)
  const url = await begun(from)
  const base = await listen(one)
  const answer = await fetch(base + url, { headers: { authorization: `Bearer ${from.token}` } })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'HEAD, PATCH, DELETE, OPTIONS'])
  // A refusal is read though the body was not.
  const refused = await fetch(`${base}${path}/${randomUUID()}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${from.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: file,
  })
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([404, 'not_found'])
  expect((await fetch(`${base}/healthz`)).status).toBe(200)
})
