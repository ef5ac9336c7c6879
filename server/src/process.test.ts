import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '#database/open-embedded.ts'
import { packageFolder } from '#database/package-folder.ts'
import { compileCache } from '../test-support/compile-cache.ts'
import { startService } from '../test-support/service.ts'
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
      const url = /listening on (http:\S+)\s/.exec(said.out)?.[1]
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
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, [], 'the database does not answer at DATABASE_URL'],
]
test.each(bad)('a bad setting %j %j: one line, exit code 1', async (env, args, line) => {
  const { said, ended } = run(env, args)
  expect(await ended).toBe(1)
  expect(oneLine(said.error)).toBe(line)
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
    expect(said.error).toMatch(/^WARNING: no virus scanner is set: .*CLAMD_URL/m)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(await openToOthers()).toEqual([])
  },
)

test(
  'SIGTERM finishes the request in hand and exits with 0; started again it has what it had',
  { tags: ['release'], timeout: 120_000 },
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
