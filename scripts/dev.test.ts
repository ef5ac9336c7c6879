// @module-tag release

import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileCache } from '../server/test-support/compile-cache.ts'
import { startService } from '../server/test-support/service.ts'
import { until } from '../server/test-support/until.ts'

// npm run dev in a copy of the repository: what was never built is there, and what changes is seen.

const root = resolve(import.meta.dirname, '..')
const copied = ['site', 'backoffice', 'contract', 'database', 'server', 'scripts']
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

let folder: string
let program: ChildProcess
let ended: Promise<unknown>
let said = ''

/** Where the server listens, said anew after each restart. */
const addresses = (): string[] => [...said.matchAll(/listening on (http:\S+)/g)].map(([, url]) => url ?? '')

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')))
}

/** The text at an address, once it answers with 200 there; while the server restarts it does not. */
async function answer(path: string, holds: (text: string) => boolean = () => true): Promise<string> {
  let text = ''
  await until(async () => {
    const response = await fetch(new URL(path, addresses().at(-1))).catch(() => null)
    text = response?.status === 200 ? await response.text() : ''
    return text !== '' && holds(text)
  })
  return text
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'))
  for (const name of [...copied, ...files])
    await cp(join(root, name), join(folder, name), { recursive: true })
  // The fonts are cut from the same files; that takes its time.
  await cp(join(root, '.cache/site'), join(folder, '.cache/site'), { recursive: true }).catch(() => {})
  // Packages are links one by one, in a folder that says it is installed: nothing here may touch the real ones.
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.installed'))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const lock = createHash('sha256').update(await readFile(join(folder, 'package-lock.json')))
  await writeFile(join(folder, 'node_modules/.installed'), lock.digest('hex'))
  // A database that was begun gets no sample content, which would take longer than all else here.
  const service = await startService({ dataDir: join(folder, 'data') })
  await service.stop()
  program = spawn(process.execPath, ['scripts/start.mjs', '--dev'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', METRICS_PORT: '0', ...compileCache },
  })
  ended = new Promise((done) => program.once('close', done))
  program.stdout?.on('data', (data) => (said += String(data)))
  program.stderr?.on('data', (data) => (said += String(data)))
  await until(() => addresses().length > 0 || program.exitCode !== null)
  if (addresses().length === 0) throw new Error(`npm run dev ended:\n${said}`)
})

afterAll(async () => {
  program.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

test('shows the site, and the back-office from its sources', async () => {
  expect(await answer('/fdhbankplc/home')).toContain('src="/site/client.dev.ts"')
  expect(await answer('/backoffice')).toContain('src="/backoffice/main.dev.ts"')
  expect(await answer('/backoffice/main.dev.ts')).toContain('/backoffice/main.tsx')
})

test('a change of the back-office comes to the browser in place', async () => {
  for (const module of ['main.dev.ts', 'main.tsx', 'app.tsx']) await answer(`/backoffice/${module}`)
  const client = await answer('/@vite/client')
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1]
  const port = /hmrPort = (\d+)/.exec(client)?.[1]
  const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr')
  let heard = ''
  socket.addEventListener('message', ({ data }) => (heard += String(data)))
  await until(() => heard.includes('connected'))
  await edit('backoffice/app.tsx', (text) => `${text}\n// changed\n`)
  await until(() => heard.includes('/backoffice/app.tsx'))
  socket.close()
  expect(heard).toMatch(/"type":"(js-)?update".*\/backoffice\/app\.tsx/)
  expect(addresses()).toHaveLength(1)
})

test('a new page answers', async () => {
  const before = await fetch(new URL('/fdhbankplc/made-just-now', addresses()[0]))
  expect(before.status).toBe(404)
  await writeFile(
    join(folder, 'site/pages/made-just-now.tsx'),
    `import { definePage } from '../page.ts'

export const page = definePage({
  paths: ['/fdhbankplc/made-just-now'],
  query: [],
  load: async () => ({}),
  title: () => 'Made just now',
  description: () => 'A page that was not there at the start.',
  Component: () => <h1>Made just now</h1>,
})
`,
  )
  expect(await answer('/fdhbankplc/made-just-now')).toContain('<h1>Made just now</h1>')
}, 90_000)

test('a change of the server restarts it', async () => {
  const before = addresses().length
  await edit('server/src/http/health-routes.ts', (text) =>
    text.replace('({ ok: true as const })', '({ ok: true as const, changed: 1 })'),
  )
  await until(() => addresses().length > before)
  expect(await answer('/healthz')).toBe('{"ok":true,"changed":1}')
}, 90_000)
