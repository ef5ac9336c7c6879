import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type Service } from '../../test-support/service.ts'

let service: Service
let port: number
beforeAll(async () => {
  service = await startService()
  port = Number(new URL(await service.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => service.stop())

/** Sends text on one connection and returns everything received until the server closes it. */
const exchange = (sent: string): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (part: Buffer) => (received += part.toString()))
    socket.on('error', () => {})
    socket.on('close', () => done(received))
    socket.write(sent)
  })
const responses = (received: string) => received.match(/HTTP\/1\.1 \d{3}/g)

describe('a request that a proxy may read differently', () => {
  const second = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

  test.each([
    ['the same host twice', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n'],
    ['two hosts', 'GET /api/blogs HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['two hosts, of a page', 'GET / HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\n\r\n'],
    ...['gzip', 'identity', 'xchunked', 'gzip, chunked', 'chunked, identity', 'chunked, chunked'].map(
      (coding) => [
        `transfer encoding ${coding}`,
        `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: ${coding}\r\n\r\n0\r\n\r\n`,
      ],
    ),
  ])('is refused with 400 and the connection closed: %s', async (_, request) => {
    expect(responses(await exchange(request + second))).toEqual(['HTTP/1.1 400'])
  })

  test('is not confused with an ordinary chunked request', async () => {
    const request =
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'
    expect(responses(await exchange(request + second))).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })
})

describe('errors of the API', () => {
  test.each([
    ['an unknown address', '/api/none', 404, {}],
    ['an unknown item', '/api/blogs/00000000-0000-4000-8000-000000000000', 404, {}],
    ['an unknown file', '/files/0123456789abcdef.pdf', 404, {}],
    ['a malformed query', '/api/blogs?limit=0', 400, {}],
    ['a malformed address', '/api/%zz', 400, {}],
    ['a host that is not served', '/api/blogs', 421, { host: 'evil.example' }],
  ] as const)('are never cached: %s', async (_, url, status, headers) => {
    expect(await service.ask('GET', url, { headers })).toMatchObject({
      status,
      headers: { 'cache-control': 'no-store' },
    })
  })
})
