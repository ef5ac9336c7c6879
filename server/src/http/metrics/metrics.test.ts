import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aSubmission } from '../../../test-support/kyc.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { makeHealthChecks, type HealthChecks } from '../health-checks.ts'
import { permissionTable } from '../../permission-table.ts'
import { readConfig } from '../../config/settings.ts'
import { openTransports } from '../../messages/transports.ts'
import { recordBackup } from '../../operations/backup/last-backup.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { uploadRoutes } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const serve = (port = 0, health = service.services.health) =>
  serveMetrics({ metrics: service.metrics, health }, { port, host: '127.0.0.1' })
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
  const server = await serve()
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

test('version, pool and latency by route are reported', async () => {
  await service.ask('GET', '/api/faqs')
  const { text } = await service.metrics.read()
  expect(text).toMatch(/^app_info{version="\d+\.\d+\.\d+",commit="\w*"} 1$/m)
  for (const pool of ['requests', 'jobs']) {
    expect(text).toMatch(new RegExp(`^database_pool{pool="${pool}",state="busy"} \\d+$`, 'm'))
    expect(text).toMatch(new RegExp(`^database_pool{pool="${pool}",state="waiting"} 0$`, 'm'))
  }
  expect(text).toContain('http_request_seconds_count{method="GET",route="/api/faqs"} 1')
})

test('refused uploads are counted by route and status', async () => {
  await service.ask('POST', '/uploads/kyc', { headers: { 'tus-resumable': '1.0.0' } })
  await service.ask('POST', '/api/files?name=report.pdf', { raw: Buffer.from('%PDF') })
  await service.ask('HEAD', '/uploads/kyc/1', { headers: { 'tus-resumable': '1.0.0' } })
  const { text } = await service.metrics.read()
  expect(text.match(/^uploads_refused_total.*$/gm)).toEqual([
    'uploads_refused_total{route="/uploads/kyc",status="401"} 1',
    'uploads_refused_total{route="/api/files",status="401"} 1',
  ])
})

test('failed uses of storage, mail and texts are counted', async () => {
  const nowhere = 'http://127.0.0.1:1'
  const { storage, messaging } = readConfig(
    {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'bank@sample.invalid',
      SMS_URL: nowhere,
      SMS_TOKEN: 'sample',
      S3_BUCKET: 'files',
      S3_ENDPOINT: nowhere,
      S3_ACCESS_KEY_ID: 'sample',
      S3_SECRET_ACCESS_KEY: 'sample',
    },
    [],
  )
  const transports = openTransports(messaging)
  const content = { subject: '', text: '', html: '', sms: '' }
  const message = { id: randomUUID(), to: 'one@sample.invalid', content }
  const uses = [
    transports.email(message),
    transports.sms(message),
    openStorage(storage).then((opened) => opened.check()),
  ]
  expect((await Promise.allSettled(uses)).map(({ status }) => status)).toEqual(uses.map(() => 'rejected'))
  const { text } = await service.metrics.read()
  for (const dependency of ['mail', 'sms', 'storage'])
    expect(text).toMatch(new RegExp(`^dependency_errors_total\\{dependency="${dependency}"\\} [1-9]`, 'm'))
  transports.close()
})

test('the time of the last backup is reported once there is one', async () => {
  const time = async () => figure((await service.metrics.read()).text, 'backup_last_timestamp_seconds')
  expect(await time()).toBeNaN()
  await recordBackup(service.services.db)
  expect(await time()).toBeGreaterThan(1_700_000_000)
})

test('free space is reported for a disk and absent for S3', async () => {
  expect(figure((await service.metrics.read()).text, 'storage_free_bytes')).toBeGreaterThan(0)
  const { storage } = service.services
  const room = vi.spyOn(storage, 'room').mockResolvedValue(Infinity)
  expect((await service.metrics.read()).text).not.toMatch(/^storage_free_bytes /m)
  room.mockRestore()
})

test('every route that counts refused uploads exists', () => {
  const addresses = new Set(permissionTable([]).map(([, address]) => address))
  expect([...uploadRoutes].filter((route) => !addresses.has(route))).toEqual([])
})

describe('health of a process without the website', () => {
  const read = async (path: string, health?: HealthChecks) => {
    const server = await serve(0, health)
    const response = await fetch(`http://127.0.0.1:${server?.port}${path}`)
    const body: unknown = await response.json()
    await server?.stop()
    return [response.status, body]
  }

  test('is good while the process lives and reaches the database', async () => {
    expect(await read('/healthz')).toEqual([200, { ok: true }])
    expect(await read('/readyz')).toMatchObject([200, { ok: true, dependencies: { database: 'up' } }])
  })

  test('is not ready without the database', async () => {
    const health = makeHealthChecks({ database: () => Promise.reject(new Error('down')) })
    expect(await read('/readyz', health)).toEqual([503, { ok: false, dependencies: { database: 'down' } }])
    expect(await read('/healthz', health)).toEqual([200, { ok: true }])
  })
})

// On a kept connection, whoever asks while the service stands still for longer than it keeps one is cut off.
test('each answer ends its connection', async () => {
  const server = await serve()
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
  expect(await serve(port)).toBeNull()
  await new Promise((done) => other.close(done))
})
