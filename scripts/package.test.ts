// @module-tag release

import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePdf } from '#database/sample/pdf.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { until } from '../server/test-support/until.ts'

// The release as operators get it: unpacked where nothing else is, run by Node alone, by a user who may write its data
// folder and nothing else.

const root = resolve(import.meta.dirname, '..')
let place: string
let release: string
let node: string
const isRoot = process.getuid?.() === 0
/** whether this machine permits a read-only root file system for a process */
let mayMount = false
beforeAll(async () => {
  mayMount = isRoot && spawnSync('unshare', ['--mount', 'mount', '-o', 'remount,bind,ro', '/']).status === 0
  for (const script of ['scripts/build.ts', 'scripts/package.ts'])
    execFileSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  place = await mkdtemp(join(tmpdir(), 'release-'))
  chmodSync(place, 0o755)
  const [archive = ''] = globSync(join(root, 'dist/release/*.tar.gz'))
  execFileSync('tar', ['-xzf', archive, '-C', place])
  const [folder = ''] = globSync(join(place, 'nsalu-*'))
  release = folder
  // The unprivileged user cannot reach ours.
  node = join(place, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
}, 300_000)
afterAll(() => rm(place, { recursive: true, force: true }))

/** Everything read-only but the data folder, then another user without rights; each hands over to the next. */
const confined = `
mount --bind "$1" "$1" && mount --bind "$2" "$2" && mount -o remount,bind,ro "$2" && mount -o remount,bind,ro / || exit 99
shift 2
exec setpriv --reuid=65534 --regid=65534 --clear-groups --no-new-privs "$@"
`

function runInRelease(dataDir: string, args: string[], settings: Record<string, string>): ChildProcess {
  const program = [node, ...args]
  const plain = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...program] : program
  const whole = mayMount
    ? ['unshare', '--mount', 'sh', '-c', confined, 'sh', dataDir, release, ...program]
    : plain
  const [command = '', ...rest] = whole
  return spawn(command, rest, {
    cwd: release,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', ...settings },
  })
}

function heard(child: ChildProcess) {
  const said = { text: '' }
  child.stdout?.on('data', (data) => (said.text += String(data)))
  child.stderr?.on('data', (data) => (said.text += String(data)))
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  return { said, ended }
}

async function startRelease(dataDir: string, settings: Record<string, string>) {
  const child = runInRelease(dataDir, ['server.js'], settings)
  const { said, ended } = heard(child)
  const address = () => /listening on (http:[^\s"]+)/.exec(said.text)?.[1]
  await Promise.race([
    until(() => address() !== undefined),
    ended.then((code) => {
      throw new Error(`the release ended with ${code}\n${said.text}`)
    }),
  ])
  return { url: address() ?? '', said, child, ended }
}

async function dataFolder(name: string): Promise<string> {
  const dataDir = join(place, name)
  mkdirSync(dataDir, { mode: 0o700 })
  if (isRoot) execFileSync('chown', ['65534:65534', dataDir])
  return dataDir
}

/** @returns the headers of a sample member of staff, whose password the release has printed */
async function signIn(url: string, printed: string, role: string): Promise<{ authorization: string }> {
  const [, email, password] = new RegExp(`^\\s+(${role}@\\S+)\\s+(\\S+)`, 'm').exec(printed) ?? []
  const answer = await fetch(`${url}/backoffice/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, bearer: true }),
  })
  expect(answer.status).toBe(200)
  return { authorization: `Bearer ${((await answer.json()) as { token: string }).token}` }
}

async function publishReport(url: string, staff: { authorization: string }): Promise<void> {
  const blocks = Array.from({ length: 600 }, (_, n) => ({ text: `Paragraph ${n} of many` }))
  const sent = await fetch(`${url}/api/files?name=report.pdf`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/pdf' },
    body: Buffer.from(makePdf({ title: 'Report', issuer: 'Bank', marking: 'Sample', blocks })),
  })
  const { id } = (await sent.json()) as { id: string }
  const published = await fetch(`${url}/api/documents`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: { en: 'Report', ny: 'Lipoti' },
      file: { file: id },
      language: 'en',
      section: 'public',
      group: '',
      document_type_name: 'Financial Statement',
      brands: ['bank'],
      dated: '2026-01-31',
    }),
  })
  expect([published.status, await published.text()]).toEqual([201, expect.any(String)])
}

/** What a visitor, a member of staff and an operator do first. @returns how the process ended */
async function journey(dataDir: string, settings: Record<string, string>): Promise<number | null> {
  const { url, said, child, ended } = await startRelease(dataDir, settings)
  try {
    const text = async (path: string) => {
      const answer = await fetch(url + path)
      expect([path, answer.status]).toEqual([path, 200])
      return answer.text()
    }
    expect(await text('/')).toContain('<html lang="en"')
    const page = await text('/ny/fdhbankplc')
    expect(page).toContain('<html lang="ny"')
    await text(/href="([^"]+\.css)"/.exec(page)?.[1] ?? 'no stylesheet')
    expect(await text('/api/branches?limit=1')).toContain('"id"')
    await text(/src="([^"]+\.js)"/.exec(await text('/backoffice'))?.[1] ?? 'no script')
    await text('/api/docs/static/swagger-ui.css')
    await text('/readyz')
    for (const path of ['/dist/server/main.js.map', '/sbom.cdx.json', '/package.json'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404])
    await publishReport(url, await signIn(url, said.text, 'author'))
    // A process of its own draws the first page of a document that is heavier than its picture.
    type Drawn = { file?: { preview?: { url: string } } }
    await until(async () => {
      const documents = (await (await fetch(`${url}/api/documents?limit=100`)).json()) as Drawn[]
      return documents.some(({ file }) => file?.preview)
    })
    await signIn(url, said.text, 'administrator')
    const command = heard(runInRelease(dataDir, ['command.js', 'audit:verify'], settings))
    expect([await command.ended, command.said.text]).toEqual([0, expect.any(String)])
  } finally {
    child.kill('SIGTERM')
    await ended
  }
  return ended
}

test('the release runs on the embedded database', async () => {
  expect(await journey(await dataFolder('embedded'), {})).toBe(0)
}, 240_000)

test('the release runs on PostgreSQL', async () => {
  const postgres = await startPostgres()
  try {
    expect(await journey(await dataFolder('postgres'), { DATABASE_URL: postgres.url })).toBe(0)
  } finally {
    await postgres.stop()
  }
}, 240_000)

test('the checksums hold, and the folder has no more than 80 MB', () => {
  const check = spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], {
    cwd: release,
    encoding: 'utf8',
  })
  expect(check.stdout + check.stderr).toBe('')
  const megabytes = Number(execFileSync('du', ['-sm', release], { encoding: 'utf8' }).split('\t')[0])
  expect(megabytes).toBeLessThanOrEqual(80)
})

test('the bill of materials names each package that is inside, and no tool of the build', () => {
  const bill = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; purl: string; licenses?: unknown[] }[]
  }
  const names = bill.components.map(({ name }) => name)
  const copied = globSync('{*,@*/*}/package.json', { cwd: join(release, 'node_modules') })
  for (const file of copied) expect(names).toContain(file.replace('/package.json', ''))
  for (const bundled of ['fastify', 'pg', 'react', 'react-admin', 'tus-js-client', '@cantoo/pdf-lib'])
    expect(names).toContain(bundled)
  for (const tool of ['vite', 'rolldown', 'vitest', 'typescript']) expect(names).not.toContain(tool)
  expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(names.length)
})

test('systemd accepts the unit and rates its exposure as low', (context) => {
  // Debian's package systemd has it; a machine without systemd does not need the unit.
  context.skip(spawnSync('systemd-analyze', ['--version']).error !== undefined, 'no systemd here')
  const unit = join(place, 'nsalu.service')
  const text = readFileSync(join(release, 'nsalu.service'), 'utf8')
  // systemd checks that the program exists.
  execFileSync('sh', ['-c', 'cat > "$1"', 'sh', unit], { input: text.replace('/usr/bin/node', node) })
  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  expect(verify.stderr.split('\n').filter((line) => line.includes('nsalu'))).toEqual([])
  expect(verify.status).toBe(0)
  const security = ['security', '--offline=true', '--threshold=20', '--no-pager', unit]
  expect(spawnSync('systemd-analyze', security, { encoding: 'utf8' }).status).toBe(0)
})
