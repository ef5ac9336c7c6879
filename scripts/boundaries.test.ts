import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Which side may import which, shown on a copy of the configuration in an empty project: each forbidden line
// is refused by the rule that forbids it, and each allowed one passes.

const root = resolve(import.meta.dirname, '..')
const forbidden: [file: string, line: string, rule: string][] = [
  ['site/pages/a.ts', "export { a } from '#database/a.ts'", 'no-restricted-imports'],
  ['site/pages/b.ts', "import '../../server/src/main.ts'", 'no-restricted-imports'],
  ['site/pages/c.ts', "import '../../contract/limits.ts'", 'no-restricted-imports'],
  [
    'site/pages/d.ts',
    "import type { D } from '../../database/d.ts'\nexport type E = D",
    'no-restricted-imports',
  ],
  ['backoffice/a.ts', "import '#database/a.ts'", 'no-restricted-imports'],
  ['backoffice/b.ts', "import '../site/components/b.ts'", 'no-restricted-imports'],
  ['backoffice/c.ts', "import 'node:fs'", 'no-restricted-imports'],
  ['backoffice/d.tsx', "import { join } from 'path'\nexport const e = join('a')", 'no-restricted-imports'],
  ['site/client/f.ts', "import 'node:crypto'", 'no-restricted-imports'],
  ['site/pages/g.tsx', "export { a } from 'node:fs/promises'", 'no-restricted-imports'],
  ['site/entry.server.tsx', "import type { A } from 'node:http'\nexport type B = A", 'no-restricted-imports'],
  ['site/build/h.ts', "import '../../server/src/h.ts'", 'no-restricted-imports'],
  ['contract/a.ts', "import '#database/a.ts'", 'no-restricted-imports'],
  ['contract/rules/b.ts', "import '../../server/src/b.ts'", 'no-restricted-imports'],
  ['contract/c.ts', "import '../site/c.ts'", 'no-restricted-imports'],
  ['contract/d.ts', "import 'node:fs'", 'no-restricted-imports'],
  ['contract/e.ts', "import 'fs/promises'", 'no-restricted-imports'],
  ['contract/f.ts', "import 'react'", 'no-restricted-imports'],
  ['contract/g.ts', "import 'react-dom/server'", 'no-restricted-imports'],
  ['database/a.ts', "import '../server/src/a.ts'", 'no-restricted-imports'],
  ['database/sample/b.ts', "import '../../site/b.ts'", 'no-restricted-imports'],
  ['database/c.ts', "import '../contract/c.ts'", 'no-restricted-imports'],
  ['server/src/a.ts', "import '../../site/components/a.ts'", 'no-restricted-imports'],
  ['server/src/b.ts', "import '../../e2e/support/b.ts'", 'no-restricted-imports'],
  ['server/src/c.ts', "export const c = process.env['HOME']", 'no-process-env'],
  [
    'server/src/d.ts',
    "import { env } from 'node:process'\nexport const d = env['HOME']",
    'no-restricted-imports',
  ],
  ['site/islands/e.ts', 'export const e = process.env.HOME', 'no-process-env'],
  ['database/f.ts', 'export const f = process.env.HOME', 'no-process-env'],
  ['server/src/g.ts', 'export default 1', 'no-default-export'],
  ['server/src/h.ts', 'export const h = (value: any): unknown => value', 'no-explicit-any'],
  ['server/src/i.ts', 'const i = async () => 1\ni()', 'no-floating-promises'],
  // Rooms of the server, types included.
  ['server/src/config/room.ts', "import '../changes/b.ts'", 'room-order'],
  ['server/src/http/room.ts', "import type { B } from '../staff/b.ts'\nexport type C = B", 'room-order'],
  ['server/src/staff/users/room.ts', "export * from '../../content/verbs/b.ts'", 'room-order'],
  ['server/src/content/room.ts', "export const a = () => import('../pages/b.ts')", 'room-order'],
  ['server/src/kyc/uploads/room.ts', "export type A = import('../../operations/b.ts').B", 'room-order'],
  ['server/src/media/room.ts', "import type { App } from '../app.ts'\nexport type B = App", 'room-order'],
  ['server/src/attic/room.ts', "import '../config/b.ts'", 'room-order'],
  [
    'site/components/one.ts',
    "import type { Two } from './two.ts'\nexport type One = { two?: Two }",
    'no-cycle',
  ],
  [
    'site/components/two.ts',
    "import type { One } from './one.ts'\nexport type Two = { one?: One }",
    'no-cycle',
  ],
  ...[
    'export const a = (request: { url: string }) => request.url',
    "export const a = (request: { url: string }) => request['url']",
    'export const a = (request: { raw: { url?: string } }) => request.raw.url',
    'export const a = (request: { raw?: { url?: string } }) => request.raw?.url',
    'export const a = (reply: { request: { url: string } }) => reply.request.url',
    'export const a = (req: { url: string }) => req.url',
    'export const a = (one: { originalUrl: string }) => one.originalUrl',
    'export function a(request: { url: string }) {\n  const { url } = request\n  return url\n}',
    'export function a(request: { raw: { url: string } }) {\n  const { url: b } = request.raw\n  return b\n}',
    'export const a = ({ url, headers }: { url: string; headers: object }) => [url, headers]',
    'export const a = ({ raw: { url } }: { raw: { url: string } }) => url',
    "import type { FastifyRequest } from 'fastify'\nexport const a = ({ url }: FastifyRequest) => url",
    "import type { IncomingMessage } from 'node:http'\nexport const a = ({ url }: IncomingMessage) => url",
  ].map((line, n): [string, string, string] => [`server/src/raw/${n}.ts`, line, 'no-raw-address']),
]
const allowed: [file: string, line: string][] = [
  ['site/pages/ok.ts', "import '#contract/limits.ts'\nimport '../components/ok.ts'\nimport 'react'"],
  ['site/build/ok.ts', "import 'node:fs'"],
  ['site/dev.ts', "import { createServer } from 'node:http'\nexport const a = createServer"],
  ['site/client/ok.test.ts', "import 'node:fs'"],
  ['contract/ok.ts', "import './limits.ts'\nimport 'zod'"],
  ['database/ok.ts', "import '#contract/limits.ts'\nimport './tables/ok.ts'\nimport 'node:fs'"],
  [
    'server/src/ok.ts',
    "import '#contract/limits.ts'\nimport '#database/ok.ts'\nimport '../../site/dev.ts'\nimport './config/ok.ts'",
  ],
  [
    'server/src/raw/ok.ts',
    'export const a = (request: { routeOptions: { url: string } }) => request.routeOptions.url\nexport const b = ({ url }: { url: string }) => url',
  ],
  ['server/src/app.ts', "import './operations/ok.ts'\nimport './config/ok.ts'"],
  [
    'server/src/kyc/reviews/ok.ts',
    "import '../uploads/ok.ts'\nimport '../../http/ok.ts'\nimport '#contract/a.ts'",
  ],
  ['server/src/http/ok.test.ts', "import '../app.ts'"],
  ['server/src/http/raw-address.ts', 'export const a = (request: { url: string }) => request.url'],
  ['server/src/config/ok.ts', "export const ok = process.env['HOME']"],
  ['e2e/ok.ts', "import '../server/src/ok.ts'\nexport const ok = process.env['HOME']"],
  ['bench/ok.ts', "import '../server/src/ok.ts'"],
  ['vite.config.ts', 'export default process.env'],
]

let found: Map<string, string[]>
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'))
  for (const name of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) {
    await copyFile(join(root, name), join(folder, name))
  }
  await mkdir(join(folder, 'scripts'))
  await copyFile(join(root, 'scripts/lint-rules.mjs'), join(folder, 'scripts/lint-rules.mjs'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, line] of [...forbidden, ...allowed]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${line}\n`)
  }
  found = await lint(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The rules each file breaks. oxlint ends with 1 where it finds any, which is what is wanted here. */
async function lint(cwd: string): Promise<Map<string, string[]>> {
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--format=json'],
    { cwd },
  ).catch((error: { stdout: string }) => error)
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const rules = new Map<string, string[]>()
  for (const { code, filename } of report.diagnostics)
    rules.set(filename, [...(rules.get(filename) ?? []), code])
  return rules
}

test.each(forbidden)('%s: %s is refused', (file, _line, rule) => {
  expect(found.get(file)?.join(' ')).toContain(rule)
})

test.each(allowed)('%s: %s passes', (file) => {
  expect(found.get(file)).toBeUndefined()
})
