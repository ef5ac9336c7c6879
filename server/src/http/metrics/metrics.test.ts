import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubmission } from '../../../test-support/kyc.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { serveMetrics } from './serve-metrics.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const figures = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { status: answer.status, text: await answer.text() }
}
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )

test('an operator sees what waits, and requests by their route, never by their address', async () => {
  await aSubmission(service)
  await service.ask('GET', '/api/kyc_submissions?account_number=7777777777777')
  await service.ask('GET', '/api/branches/00000000-0000-4000-8000-000000000007')
  const server = await serveMetrics(service.metrics, 0)
  const { status, text } = await figures(server?.port ?? 0)
  expect(status).toBe(200)
  expect(figure(text, 'submissions_waiting')).toBe(1)
  expect(figure(text, 'messages_failed')).toBe(0)
  expect(figure(text, 'live_sockets')).toBe(0)
  expect(text).toContain('http_requests_total{method="GET",route="/api/kyc_submissions",status="401"} 1')
  expect(text).toContain('http_requests_total{method="GET",route="/api/branches/:id",status="404"} 1')
  for (const said of ['7777777777777', '000000000007', 'sample.invalid']) expect(text).not.toContain(said)
  const waiting = async () => figure((await figures(server?.port ?? 0)).text, 'jobs_waiting')
  const before = await waiting()
  // No worker runs here: the message stays in the queue.
  await service.ask('POST', '/onboarding/v1/verify-username', { body: { username: 'one@sample.invalid' } })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(before + 1)
  const elsewhere = await fetch(`http://127.0.0.1:${server?.port}/`)
  expect(elsewhere.status).toBe(404)
  await elsewhere.body?.cancel()
  await server?.stop()
})

// On a kept connection, whoever asks while the service stands still for longer than it keeps one is cut off.
test('each answer ends its connection', async () => {
  const server = await serveMetrics(service.metrics, 0)
  const answers = await Promise.all(
    ['metrics', 'elsewhere'].map((path) => fetch(`http://127.0.0.1:${server?.port}/${path}`)),
  )
  expect(answers.map(({ headers }) => headers.get('connection'))).toEqual(['close', 'close'])
  for (const { body } of answers) await body?.cancel()
  await server?.stop()
})

test('a port that is taken is no reason to stop', async () => {
  const other = createServer()
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  expect(await serveMetrics(service.metrics, port)).toBeNull()
  await new Promise((done) => other.close(done))
})
