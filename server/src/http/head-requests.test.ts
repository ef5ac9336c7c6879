import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogs } from '#contract/collections/blogs.ts'
import { documents } from '#contract/collections/documents.ts'
import { openNewsroom, pdf } from '../../test-support/newsroom.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { spellingsOf } from '../../test-support/spellings.ts'

const lines: string[] = []
let service: Service
let port: number
let file: string
// One connection: what one answer leaves in it would be taken for the next.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  service = await startService({ log: { write: (line) => lines.push(line) } })
  const newsroom = await openNewsroom(service)
  await newsroom.publish(blogs)
  const uploaded = await newsroom.upload(pdf('annual report'), 'application/pdf', 'report.pdf')
  const item = await newsroom.publish(documents, { ...newsroom.body(documents), file: { file: uploaded } })
  file = (await service.ask('GET', `/api/documents/${item.id}`)).body.file.url
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const address = service.app.server.address()
  if (!address || typeof address === 'string') throw new Error('it does not listen')
  port = address.port
})
afterAll(async () => {
  agent.destroy()
  await service?.stop()
})

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const asked = request({ port, host: '127.0.0.1', agent, method, path, headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  const { date: _, 'x-request-id': __, ...told } = answer.headers
  return { status: answer.statusCode, headers: told, bytes }
}

test.each([
  ['a page', '/'],
  ['a page that is not there', '/nothing'],
  ['an address with a slash too many', '/nothing/'],
  ['a list', '/api/blogs'],
  ['an item that is not there', '/api/blogs/nothing'],
  ['what staff read', '/backoffice/api/blogs'],
  ['what is asked wrongly', '/api/search'],
  ['health', '/health/live'],
  ['another method’s address', '/uploads/kyc'],
])('HEAD of %s is told what GET is, and no more', async (_, path) => {
  const got = await send('GET', path)
  const head = await send('HEAD', path)
  expect(head).toEqual({ ...got, bytes: 0 })
  // Only what leads elsewhere says nothing more.
  expect(got.bytes > 0).toBe(got.headers.location === undefined)
})

test('HEAD of a file is told how long it is and is sent none of it, kept or not', async () => {
  const head = await send('HEAD', file)
  const got = await send('GET', file)
  expect(got).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(head).toEqual({ ...got, bytes: 0 })
  const known = { 'if-none-match': got.headers.etag ?? '' }
  expect(await send('HEAD', file, known)).toEqual(await send('GET', file, known))
})

test('HEAD of an upload is its own, however it is spelt: how far it has come', async () => {
  const tus = { 'tus-resumable': '1.0.0' }
  const path = '/uploads/kyc/1'
  expect((await send('HEAD', path, tus)).status).toBe(401)
  for (const spelt of spellingsOf(path, `127.0.0.1:${port}`)) {
    const [head, got] = [await send('HEAD', spelt, tus), await send('GET', spelt, tus)]
    // GET finds the address and refuses; HEAD asks who comes.
    expect([spelt, head.status]).toEqual([spelt, got.status === 405 ? 401 : got.status])
  }
})

test('the log and the figures tell HEAD from GET', async () => {
  await send('HEAD', '/api/faqs')
  expect(lines.some((line) => line.includes('"method":"HEAD"') && line.includes('"/api/faqs"'))).toBe(true)
  const { text } = await service.metrics.read()
  expect(text).toContain('http_requests_total{method="HEAD",route="/api/faqs",status="200"} 1')
})
