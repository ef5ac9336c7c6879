import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from '#database/open-embedded.ts'
import { openPostgres } from '#database/open-postgres.ts'
import type { OpenDatabase } from '#database/open.ts'
import { packageFolder } from '#database/package-folder.ts'
import { rowsOf } from '#database/rows-of.ts'
import { compileCache } from '../test-support/compile-cache.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { startService } from '../test-support/service.ts'
import { startTcpProxy, type TcpProxy } from '../test-support/tcp-proxy.ts'
import { until } from '../test-support/until.ts'

// The program as operators meet it: its own process, its exit code, what it says.

const program = join(packageFolder, 'dist/server/launch.js')
const folders: string[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'process-'))
  folders.push(dataDir)
})
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

function run(env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing else of this process's own environment.
    env: { DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', ...compileCache, ...env },
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (data) => (said.out += String(data)))
  child.stderr.on('data', (data) => (said.error += String(data)))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const address = new Promise<URL>((done, failed) => {
    child.stdout.on('data', () => {
      const url = /listening on (http:[^\s"]+)[\s"]/.exec(said.out)?.[1]
      if (url) done(new URL(url))
    })
    void ended.then(() => failed(new Error(said.error)))
  })
  // Who does not wait for it to listen is not told that it never did.
  address.catch(() => {})
  return { child, said, ended, address }
}

/** Fills the data folder as a first start does, but without the sample content, which takes its time. */
async function firstStart(): Promise<{ email: string; password: string }> {
  const service = await startService({ dataDir })
  await service.stop()
  const [administrator] = service.firstUsers
  if (!administrator) throw new Error('no administrator')
  return administrator
}

/** One line, and no more. */
const oneLine = (text: string) => text.replace(/\n$/, '')

const bad: [Record<string, string>, string[], string][] = [
  [{ PORT: 'x' }, [], 'PORT takes a whole number from 0 to 65535, not “x”'],
  [
    { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', SECRET: 'x' },
    [],
    'SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, KEYRING, PUBLIC_URL must be set where NODE_ENV is production',
  ],
  [{}, ['--services=x'], '--services takes web, worker, not “x”'],
]
test.each(bad)('a bad setting %j %j: one line, exit code 1', async (env, args, line) => {
  const { said, ended } = run(env, args)
  expect(await ended).toBe(1)
  const logged = oneLine(said.error)
  expect(env['NODE_ENV'] === 'production' ? JSON.parse(logged).msg : logged).toBe(line)
  expect(said.out).toBe('')
})

test('what nobody foresaw keeps its stack, with the places of the sources', async () => {
  const folder = join(dataDir, 'folder')
  await writeFile(folder, 'a file, where a folder is needed')
  const { said, ended } = run({ DATA_DIR: folder })
  expect(await ended).toBe(1)
  expect(said.error).toMatch(/at .*server\/src\/config\/private-folder\.ts:\d+:\d+/)
  expect(said.error).not.toContain('dist/server')
}, 120_000)

test('a port in use: one line, exit code 1', { tags: ['release'], timeout: 120_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo // a TCP server's is never a path
  await firstStart()
  const { said, ended } = run({ PORT: String(port) })
  expect(await ended).toBe(1)
  server.close()
  expect(oneLine(said.error)).toMatch(/^the port .*is in use by another program; set PORT to a free one$/)
})

test('a data folder in use: one line, exit code 1', { tags: ['release'], timeout: 120_000 }, async () => {
  const holder = await openEmbedded(dataDir)
  const { said, ended } = run()
  expect(await ended).toBe(1)
  await holder.close()
  expect(oneLine(said.error)).toBe(`the data folder ${dataDir} is in use by another process`)
})

test.skipIf(process.platform !== 'linux')(
  'the heap has a limit, and an operator may set another one',
  { tags: ['release'], timeout: 120_000 },
  async () => {
    await firstStart()
    const limits = async (env?: Record<string, string>) => {
      const { child, address, ended } = run(env)
      await address
      const words = (await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).split('\0')
      child.kill('SIGTERM')
      await ended
      return words.filter((word) => word.startsWith('--max-old-space-size'))
    }
    expect(await limits()).toEqual(['--max-old-space-size=1024'])
    expect(await limits({ NODE_OPTIONS: '--max-old-space-size=1500' })).toEqual([])
  },
)

/** What of the data folder others than its owner may read, write or enter: names, without the folder's own. */
async function openToOthers(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(
    // What was written under another name first may be gone by now.
    names.map((name) =>
      stat(join(dataDir, name)).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  )
  return names.filter((_, n) => (modes[n] ?? 0) & 0o077)
}

test.skipIf(process.platform === 'win32')(
  'a first start in production closes the data folder and every file in it to others, and says that no scanner is set',
  { tags: ['release'] },
  async () => {
    await chmod(dataDir, 0o777)
    const env = {
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: '1',
      SMTP_URL: 'smtp://localhost:1',
      MAIL_FROM: 'bank@sample.invalid',
      SMS_URL: 'https://localhost:1',
      SMS_TOKEN: 'token',
      SECRET: 'a secret of more than thirty-two characters',
      KEYRING: `k1:${'A'.repeat(43)}`,
      PUBLIC_URL: 'https://bank.example',
    }
    const { child, said, ended } = run(env, ['--services=worker'])
    await until(() => said.out.includes('working in the background') || child.exitCode !== null)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect((await readdir(dataDir)).length).toBeGreaterThan(2)
    expect(await openToOthers()).toEqual([])
    const logged = said.error.trimEnd().split('\n')
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(/^no virus scanner is set: .*CLAMD_URL/),
      }),
    )
    const started = said.out.split('\n').find((line) => line.includes('working in the background'))
    expect(JSON.parse(started ?? '')).toMatchObject({ level: 30, time: expect.any(Number) })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await openToOthers()).toEqual([])
  },
)

test(
  'SIGTERM finishes the request in hand and exits with 0; started again it has what it had',
  { timeout: 300_000 },
  async () => {
    const { email, password } = await firstStart()
    const first = run()
    const { port } = await first.address
    expect(first.said.out).toContain('power cut')
    const signIn = (at: string) =>
      fetch(`http://localhost:${at}/backoffice/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, bearer: true }),
      })
    expect((await signIn(port)).status).toBe(200)

    // A request whose body is not there yet when the signal comes.
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => (answer += String(data)))
    const closed = new Promise((done) => socket.once('close', done))
    socket.write(
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n',
    )
    // The server asks for the body: from here on the request is in its hands.
    while (!answer.includes('100 Continue')) await new Promise((done) => socket.once('data', done))
    first.child.kill('SIGTERM')
    // It takes nobody new.
    await until(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    socket.write('{}')
    await closed
    expect(answer).toMatch(/HTTP\/1\.1 200 OK[\s\S]*"token"/)
    expect(await first.ended).toBe(0)
    expect(first.said.error).toBe('')

    const second = run()
    const again = await second.address
    expect(second.said.out).not.toContain('passwords are shown once')
    expect((await signIn(again.port)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  },
)

test(
  'a worker that starts first prints passwords and has a health address',
  { tags: ['release'] },
  async () => {
    const postgres = await startPostgres()
    const metricsPort = await freePort()
    const env = { DATABASE_URL: postgres.url, METRICS_PORT: String(metricsPort) }
    const { child, said, ended } = run(env, ['--services=worker', '--sample', 'none'])
    await until(() => said.out.includes('working in the background') || child.exitCode !== null)
    expect(said.out).toMatch(/shown once:\n {4}administrator@sample\.invalid +\S{22} {2}administrator\n/)
    const response = await fetch(`http://127.0.0.1:${metricsPort}/readyz`)
    expect(await response.json()).toMatchObject({ ok: true, dependencies: { database: 'up' } })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    await postgres.stop()
  },
)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo // a TCP server's is never a path
  await new Promise((done) => server.close(done))
  return port
}

describe('starting while the database is unavailable', { tags: ['release'] }, () => {
  let postgres: TestPostgres
  let proxy: TcpProxy
  beforeEach(async () => {
    postgres = await startPostgres()
    proxy = await startTcpProxy(postgres.url)
    proxy.refuse(true)
  })
  afterEach(async () => {
    await proxy.stop()
    await postgres.stop()
  })

  test('waits and then starts', async () => {
    const { child, said, address, ended } = run({ DATABASE_URL: proxy.url }, ['--sample', 'none'])
    await until(() => proxy.refused > 1 || child.exitCode !== null)
    proxy.refuse(false)
    await address
    expect(said.error).toMatch(/waiting for the database: \w/)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('ends with one line after the deadline', async () => {
    const { said, ended } = run({ DATABASE_URL: proxy.url, DATABASE_START_SECONDS: '1' })
    expect(await ended).toBe(1)
    expect(said.error.trimEnd().split('\n')).toEqual([
      expect.stringContaining('waiting for the database'),
      expect.stringMatching(
        /^cannot connect to the database at DATABASE_URL: no connection within 1 s \(.+\)$/,
      ),
    ])
    expect(proxy.refused).toBeGreaterThan(1)
  })

  test('ends immediately when the database does not exist', async () => {
    const { said, ended } = run({ DATABASE_URL: postgres.url.replace(/[^/]+$/, 'none') })
    expect(await ended).toBe(1)
    expect(oneLine(said.error)).toBe(
      'cannot connect to the database at DATABASE_URL: database "none" does not exist',
    )
  })
})

describe('losing every database connection', { tags: ['release'] }, () => {
  let postgres: TestPostgres
  let proxy: TcpProxy
  let operator: OpenDatabase
  beforeEach(async () => {
    postgres = await startPostgres()
    proxy = await startTcpProxy(postgres.url)
    operator = await openPostgres(`${postgres.url}?application_name=operator`)
  })
  afterEach(async () => {
    await operator.close()
    await proxy.stop()
    await postgres.stop()
  })

  /** Backends of this database apart from the operator's whose state fits the condition. */
  const backends = async (condition: SQL) =>
    rowsOf<{ pid: number }>(
      operator.db,
      sql`select pid from pg_stat_activity
        where datname = current_database() and query not like '%pg_stat_activity%' and ${condition}`,
    )
  const terminateAll = async () => {
    for (const { pid } of await backends(sql`application_name <> 'operator'`))
      await operator.db.execute(sql`select pg_terminate_backend(${pid})`)
  }
  const losses: [string, () => unknown][] = [
    ['backends terminated', terminateAll],
    ['TCP connections cut', () => proxy.cut()],
  ]

  test.each(losses)(
    'ends neither web nor worker in the middle of transactions: %s',
    async (_, lose) => {
      const env = { DATABASE_URL: proxy.url }
      const web = run(env, ['--services=web', '--sample', 'none'])
      const { port } = await web.address
      const worker = run(env, ['--services=worker', '--sample', 'none'])
      await until(() => worker.said.out.includes('working in the background'))
      const listening = sql`application_name = 'listener'`
      const holder = operator.db.transaction(async (tx) => {
        await tx.execute(sql`lock table login_attempts, pgboss.job in access exclusive mode`)
        const signIn = fetch(`http://localhost:${port}/backoffice/auth/sign-in/email`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            email: 'nobody@sample.invalid',
            password: 'a sample password',
            bearer: true,
          }),
        })
        for (const statement of ['insert into "login_attempts"%', '%pgboss%'])
          await until(async () => {
            const blocked = await backends(sql`wait_event_type = 'Lock' and query like ${statement}`)
            return blocked.length > 0
          })
        await lose()
        return signIn
      })
      await (await holder).body?.cancel()
      await until(
        async () =>
          (await backends(listening)).length === 4 ||
          web.child.exitCode !== null ||
          worker.child.exitCode !== null,
      )
      await until(async () => (await fetch(`http://localhost:${port}/api/faqs`)).status === 200)
      expect([web.child.exitCode, worker.child.exitCode]).toEqual([null, null])
      for (const { child, ended } of [web, worker]) {
        child.kill('SIGTERM')
        expect(await ended).toBe(0)
      }
    },
    120_000,
  )
})
