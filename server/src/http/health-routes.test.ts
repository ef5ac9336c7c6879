import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../test-support/postgres.ts'
import { startS3, type TestS3 } from '../../test-support/s3.ts'
import { startService, type Service } from '../../test-support/service.ts'
import { startTcpProxy, type TcpProxy } from '../../test-support/tcp-proxy.ts'
import { until } from '../../test-support/until.ts'

let service: Service | undefined
const cleanUp: (() => Promise<void>)[] = []
afterEach(async () => {
  await service?.stop()
  for (const stop of cleanUp.splice(0).reverse()) await stop()
})
const ready = (running: Service) => running.ask('GET', '/readyz')

describe('readiness', () => {
  let s3: TestS3
  let s3Proxy: TcpProxy
  beforeEach(async () => {
    s3 = await startS3()
    s3Proxy = await startTcpProxy(s3.env['S3_ENDPOINT'] ?? '')
    cleanUp.push(
      () => s3.stop(),
      () => s3Proxy.stop(),
    )
  })

  test('does not depend on storage, mail, texts or the scanner', async () => {
    const down = '127.0.0.1:1'
    const running = await startService({
      env: {
        ...s3.env,
        S3_ENDPOINT: s3Proxy.url,
        SMTP_URL: `smtp://${down}`,
        MAIL_FROM: 'bank@sample.invalid',
        SMS_URL: `http://${down}`,
        SMS_TOKEN: 'sample',
        CLAMD_URL: `tcp://${down}`,
      },
    })
    service = running
    await running.services.health.runAll()
    expect((await ready(running)).body.dependencies).toMatchObject({ database: 'up', storage: 'up' })
    s3Proxy.freeze()
    await running.services.health.runAll()
    const response = await ready(running)
    expect([response.status, response.body]).toEqual([
      200,
      {
        ok: true,
        dependencies: { database: 'up', storage: 'down', mail: 'down', sms: 'down', scanner: 'down' },
        oldest_job_seconds: null,
      },
    ])
    const { text } = await running.metrics.read()
    expect(text).toMatch(/^dependency_up{dependency="database"} 1$/m)
    expect(text).toMatch(/^dependency_up{dependency="storage"} 0$/m)
    expect(text).toMatch(/^dependency_up{dependency="mail"} 0$/m)
  })

  test('mentions only the dependencies that the settings name', async () => {
    service = await startService()
    await service.services.health.runAll()
    expect((await ready(service)).body.dependencies).toEqual({ database: 'up', storage: 'up' })
  })
})

describe('without the database', () => {
  let postgres: TestPostgres
  let proxy: TcpProxy
  beforeEach(async () => {
    postgres = await startPostgres()
    proxy = await startTcpProxy(postgres.url)
    cleanUp.push(
      () => postgres.stop(),
      () => proxy.stop(),
    )
  })

  test('an instance that serves no cached pages is not ready', async () => {
    const running = await startService({ url: proxy.url, env: { STALE_PAGES_MINUTES: '0' } })
    service = running
    proxy.refuse(true)
    proxy.cut()
    await until(async () => (await ready(running)).status === 503)
    expect((await ready(running)).body).toMatchObject({ ok: false, dependencies: { database: 'down' } })
    const { text } = await running.metrics.read()
    expect(text).toMatch(/^dependency_up{dependency="database"} 0$/m)
    expect(text).toMatch(/^live_sockets 0$/m)
    expect(text).not.toMatch(/^messages_queued /m)
    proxy.refuse(false)
    await until(async () => (await ready(running)).status === 200)
  })
})
