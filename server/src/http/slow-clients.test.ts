import Fastify from 'fastify'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { App } from './app.ts'
import { cutSlow, headerLimits } from './slow-clients.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server whose clock stands still, with an address for each kind of body; and a request to one of them, begun. */
async function start(path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const app = Fastify() as unknown as App // without its schemas, which it does not need here
  cutSlow(app, { wholeMs: 1000, idleMs: 1000 })
  app.addContentTypeParser('*', (_, payload, done) => {
    payload.on('end', () => done(null)).resume()
  })
  app.post(
    '/refused',
    { onRequest: async (_, reply) => reply.code(401).send('refused') },
    async () => 'whole',
  )
  app.post('/quick', async () => 'whole')
  app.post('/upload', { config: { slowBody: true } }, async () => 'whole')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part: Buffer) => (answer += part.toString()))
  const closed = new Promise<void>((done) => void socket.on('close', () => done()))
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 4\r\n\r\n`)
  return { app, socket, closed, answer: () => answer }
}

/** Real time passes for the connection, none for the clock. */
async function settle(fact: () => boolean): Promise<void> {
  while (!fact()) await new Promise((done) => setImmediate(done))
}

test('a body that does not come in time is cut off', async () => {
  const { app, closed, answer, socket } = await start('/quick')
  socket.write('xx')
  await settle(() => vi.getTimerCount() > 0)
  vi.advanceTimersByTime(1000)
  await closed
  expect(answer()).toMatch(/^HTTP\/1\.1 408/)
  vi.useRealTimers()
  await app.close()
})

test('an upload takes its time while bytes come, and is cut off when they stop', async () => {
  const { app, closed, answer, socket } = await start('/upload')
  await settle(() => vi.getTimerCount() > 0)
  let carried = 0
  for (const byte of ['x', 'x', 'x']) {
    socket.write(byte)
    carried++
    await settle(() => socket.bytesWritten > carried && socket.writableLength === 0)
    for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done))
    vi.advanceTimersByTime(1000)
    expect(answer()).toBe('')
  }
  vi.advanceTimersByTime(2000)
  await closed
  expect(answer()).toMatch(/^HTTP\/1\.1 408/)
  vi.useRealTimers()
  await app.close()
})

test('a body that came whole leaves no clock running', async () => {
  const { app, answer, socket } = await start('/quick')
  socket.write('xxxx')
  await settle(() => answer().includes('whole'))
  expect(answer()).toMatch(/^HTTP\/1\.1 200/)
  vi.advanceTimersByTime(5000)
  expect(socket.destroyed).toBe(false)
  vi.useRealTimers()
  socket.destroy()
  await app.close()
})

test('a request that came over no connection is let be', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const app = Fastify() as unknown as App // as above
  cutSlow(app, { wholeMs: 1000, idleMs: 1000 })
  app.addHook('onRequest', async (_, reply) => reply.code(401).send('no'))
  app.post('/', async () => 'whole')
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })
  expect(answer.statusCode).toBe(401)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await app.close()
})

test('an answer given before the body was read stops the clock too, once the body has come', async () => {
  const { app, answer, socket } = await start('/refused')
  await settle(() => answer().includes('refused'))
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  socket.write('xxxx')
  await settle(() => vi.getTimerCount() === 0)
  expect(socket.destroyed).toBe(false)
  vi.useRealTimers()
  socket.destroy()
  await app.close()
})

test('headers that do not come are cut off, and so is a connection that says nothing', async () => {
  const app = Fastify({ http: headerLimits({ wholeMs: 50, lookMs: 10 }) })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const said of ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', '']) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => {}).resume()
    const closed = new Promise((done) => socket.on('close', done))
    socket.write(said)
    await closed
    expect(socket.destroyed).toBe(true)
  }
  await app.close()
})
