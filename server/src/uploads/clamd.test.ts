import { createServer, type Socket } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { draftOf, looked, samplePdf, send, sender } from '../../test-support/papers.ts'
import { startService } from '../../test-support/service.ts'
import { until } from '../../test-support/until.ts'
import { checkPaper } from './check-paper.ts'
import { scanWithClamd } from './clamd.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A clamd that takes INSTREAM as the real one does, and answers what it is told to. */
async function startClamd(
  answer: (content: Buffer) => string | null,
  at: number | string = 0,
): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let come = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      come = Buffer.concat([come, part])
      const content = readStream(come)
      if (!content) return
      const said = answer(content)
      if (said === null) socket.destroy()
      else socket.end(said)
    })
  })
  await new Promise<void>((done) =>
    typeof at === 'string' ? server.listen(at, done) : server.listen(at, '127.0.0.1', done),
  )
  stops.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(done))
  })
  const address = server.address()
  return address && typeof address === 'object'
    ? `tcp://127.0.0.1:${address.port}`
    : `unix://${String(address)}`
}

/** The content of a whole INSTREAM, or null while it is not whole. */
function readStream(come: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (come.length < command.length) return null
  expect(come.subarray(0, command.length).toString()).toBe(command)
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length;) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test.each([
  ['stream: OK\0', true],
  ['stream: Eicar-Test-Signature FOUND\0', false],
  ['INSTREAM size limit exceeded. ERROR\0', false],
  ['stream: OK', false],
  ['stream: OK\0stream: OK\0', false],
  ['other: OK\0', false],
  [`stream: ${'x'.repeat(9000)}`, false],
])('the answer %j lets a file through: %s', async (answer, through) => {
  const content = randomBytes(200_000)
  let came: Buffer | null = null
  const address = await startClamd((stream) => {
    came = stream
    return answer
  })
  expect(await scanWithClamd(address, content)).toBe(through)
  expect(came).toEqual(content)
})

test('it is asked over a socket of the machine too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'))
  stops.push(() => rm(folder, { recursive: true }))
  const address = await startClamd(() => 'stream: OK\0', join(folder, 'clamd.sock'))
  expect(await scanWithClamd(address, Buffer.from('x'))).toBe(true)
})

test('who hangs up without an answer, or is not there, has said nothing', async () => {
  const address = await startClamd(() => null)
  await expect(scanWithClamd(address, Buffer.from('x'))).rejects.toThrow(/clamd/)
  await stops.pop()?.()
  await expect(scanWithClamd(address, Buffer.from('x'))).rejects.toThrow(/clamd/)
})

test('a paper waits for the scanner, and only a clean one is there', async () => {
  let answer: string | null = null
  let asked = 0
  const address = await startClamd(() => {
    asked++
    return answer
  })
  const service = await startService({ worker: true, env: { CLAMD_URL: address } })
  stops.push(() => service.stop())
  const from = await sender(service)
  const id = await send(service, from, samplePdf())
  await until(() => asked === 1)
  await expect(checkPaper(service.parts, address, id)).rejects.toThrow(/clamd/)
  expect((await draftOf(service, from)).papers).toMatchObject([{ state: 'checking' }])
  answer = 'stream: OK\0'
  // As the queue does, in its own time.
  await checkPaper(service.parts, address, id)
  expect((await looked(service, from, id)).state).toBe('received')
  answer = 'stream: Eicar-Test-Signature FOUND\0'
  const bad = await send(service, from, samplePdf(), { purpose: 'Signature' })
  expect(await looked(service, from, bad)).toMatchObject({ state: 'refused', refusal: 'failed_check' })
}, 30_000)
