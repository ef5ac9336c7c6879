import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { App } from './app.ts'
import { clientErrorHandler, trackResponses } from './client-errors.ts'

const app = Fastify({ clientErrorHandler: clientErrorHandler({}, () => 'page') }) as unknown as App // without its schemas
let port: number
beforeAll(async () => {
  trackResponses(app)
  app.get('/stream', (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('begun')
  })
  app.post('/refused', { onRequest: async (_, reply) => reply.code(401).send() }, () => '')
  app.post('/pending', () => '')
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends a request, then text that is no HTTP; returns the status codes received until the connection closes. */
async function interrupt(line: string, headers: string, isReady: (received: string) => boolean) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (part: Buffer) => (received += part.toString()))
  const closed = once(socket, 'close')
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)
  await vi.waitFor(() => expect(isReady(received)).toBe(true))
  socket.write('nonsense\r\n\r\n')
  await closed
  return received.match(/(?<=HTTP\/1\.1 )\d{3}/g)
}

describe('a malformed request on a connection', () => {
  const chunked = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'

  test('receives no page while a response is being sent', async () => {
    expect(await interrupt('GET /stream', '', (received) => received.includes('begun'))).toEqual(['200'])
  })

  test('receives no page in the body of a request that has its response', async () => {
    expect(await interrupt('POST /refused', chunked, (received) => received !== '')).toEqual(['401'])
  })

  test('receives a page in the body of a request without a response', async () => {
    expect(await interrupt('POST /pending', chunked, () => true)).toEqual(['400'])
  })
})
