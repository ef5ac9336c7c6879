import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

  test('is refused with 421 where its malformed address names another host', async () => {
    const request = 'GET http://evil.example/%zz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    expect(responses(await exchange(request))).toEqual(['HTTP/1.1 421'])
  })

  test('is not confused with an ordinary chunked request', async () => {
    const request =
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'
    expect(responses(await exchange(request + second))).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })
})

describe('a request that Node refuses', () => {
  const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

  test.each([
    ['an address of 25 KB', get(`/${'a'.repeat(25_000)}`), '431 Request Header Fields Too Large'],
    [
      'headers of 25 KB',
      get('/', `Cookie: a=${'b'.repeat(25_000)}\r\n`),
      '431 Request Header Fields Too Large',
    ],
    ['a malformed header', get('/', 'No colon\r\n'), '400 Bad Request'],
    ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  ])('receives one page and is disconnected: %s', async (_, request, status) => {
    const received = await exchange(request)
    expect(responses(received)).toHaveLength(1)
    const [head = '', body = ''] = received.split('\r\n\r\n')
    expect(body).toBe('<!doctype html><p>stub: bad request</p>')
    const [first, ...lines] = head.split('\r\n')
    expect(first).toBe(`HTTP/1.1 ${status}`)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining("content-security-policy: default-src 'self'"),
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'content-type: text/html; charset=utf-8',
        `content-length: ${body.length}`,
        'connection: close',
      ]),
    )
  })

  test('receives its page after the response to an earlier request', async () => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (part: Buffer) => (received += part.toString()))
    socket.write(get('/healthz'))
    await vi.waitFor(() => expect(received).toContain('"ok":true'))
    socket.write('nonsense\r\n\r\n')
    await vi.waitFor(() => expect(responses(received)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']))
    socket.destroy()
  })

  test('receives its page while more packets arrive', async () => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.on('data', (part: Buffer) => (received += part.toString()))
    const closed = once(socket, 'close')
    socket.write(`GET /${'a'.repeat(17_000)}`)
    await vi.waitFor(() => expect(responses(received)).toEqual(['HTTP/1.1 431']))
    for (let packets = 0; packets < 5; packets++) socket.write('a'.repeat(1000))
    await closed
    expect(responses(received)).toEqual(['HTTP/1.1 431'])
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
