import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '#contract/collections/documents.ts'
import { openNewsroom, pdfOfBytes, type Newsroom } from '../../test-support/newsroom.ts'
import { startS3, type TestS3 } from '../../test-support/s3.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { startTcpProxy, type TcpProxy } from '../../test-support/tcp-proxy.ts'

// More than the buffers of the connections hold, so that the transfer is under way while the server is lost.
const content = pdfOfBytes(12_000_000)
let s3: TestS3
let proxy: TcpProxy
let service: Service
let newsroom: Newsroom
let url: string
beforeAll(async () => {
  s3 = await startS3()
  proxy = await startTcpProxy(s3.env['S3_ENDPOINT'] ?? '')
  service = await startService({ env: { ...s3.env, S3_ENDPOINT: proxy.url, S3_TIMEOUT_SECONDS: '30' } })
  newsroom = await openNewsroom(service)
  const file = await newsroom.upload(content, 'application/pdf', 'report.pdf')
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file } })
  const origin = await service.app.listen({ port: 0, host: '127.0.0.1' })
  url = origin + (await service.ask('GET', `/api/documents/${item.id}`)).body.file.url
})
afterEach(() => proxy.refuse(false))
afterAll(async () => {
  await service.stop()
  await proxy.stop()
  await s3.stop()
})

const upload = () =>
  service.ask('POST', '/api/files?name=other.pdf', {
    as: newsroom.token('author'),
    raw: Buffer.concat([content, randomBytes(1)]),
    headers: { 'content-type': 'application/pdf' },
  })

describe('an S3 server that ends in the middle of', () => {
  test('an upload is a 503, and the next upload succeeds', async () => {
    // The connection that the first upload left open is cut, and no other is accepted.
    proxy.cutAtNextByte()
    proxy.refuse(true)
    expect(await upload()).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'retry-after': expect.anything() },
    })
    proxy.refuse(false)
    expect((await upload()).status).toBe(201)
  })

  test('a download breaks it off, and the next download is whole', async () => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    proxy.refuse(true)
    proxy.cut()
    await expect(response.arrayBuffer()).rejects.toThrow('terminated')
    proxy.refuse(false)
    const again = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(again.equals(content)).toBe(true)
  })

  test('nothing yet is a 503, as a page in a browser', async () => {
    proxy.refuse(true)
    proxy.cut()
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
    const json = await fetch(url)
    expect(json.status).toBe(503)
    expect(await json.json()).toMatchObject({ code: 'unavailable' })
  })
})
