import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type RunningServer } from '../e2e/support/server.ts'

// docs/ARCHITECTURE.md promises: four files and two lines. This does just that, in a copy of the project.

// The type checker and the build run whole; on a busy machine they take their time.
vi.setConfig({ testTimeout: 120_000 })

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'adding-'))
const folders = ['contract', 'database', 'server', 'site', 'scripts', 'e2e']
const parts = [...folders, 'package.json', 'tsconfig.json', 'drizzle.config.ts', 'vite.config.ts']

const fourFiles: Record<string, string> = {
  'contract/collections/vacancies.ts': `import { z } from 'zod'
import { defineCollection } from '../collection.ts'
import { choice, html, text } from '../fields.ts'

export const vacancies = defineCollection({
  name: 'vacancies',
  label: { one: 'Vacancy', many: 'Vacancies' },
  title: 'title',
  schema: z.strictObject({ title: text(120), body: html(), kind: choice(['full_time', 'part_time']) }),
  filters: ['kind'],
})
`,
  'database/collections/vacancies.ts': `import { vacancies as definition } from '#contract/collections/vacancies.ts'
import { text } from 'drizzle-orm/pg-core'
import { collectionTable } from '../collection-table.ts'
import { stored } from '../stored.ts'

export const vacanciesTable = collectionTable(definition, { kind: text().notNull() })
export const vacancies = stored(definition, vacanciesTable, () => import('../sample/vacancies.ts'))
`,
  'database/sample/vacancies.ts': `import type { Sample } from './sample.ts'

export const sample: Sample<'vacancies'> = (now) => [
  {
    key: 'teller',
    published_at: now.toISOString(),
    body: {
      title: { en: 'Sample teller', ny: 'Wolandira ndalama (chitsanzo)' },
      body: { en: '<p>At the counter.</p>', ny: '<p>Pa kauntala.</p>' },
      kind: 'full_time',
    },
  },
]
`,
  'site/pages/vacancies.tsx': `import { definePage } from '../page.ts'
import { Hero } from '../parts/hero.tsx'

export const page = definePage({
  paths: ['/fdhfinancialholdings/vacancies'],
  load: async (feed) => ({ vacancies: await feed.all('vacancies') }),
  title: () => 'Vacancies',
  description: () => 'Posts that are open in the group.',
  Component: ({ data }) => (
    <>
      <Hero small title="Vacancies" />
      <ul>{data.vacancies.map((one) => <li key={one.id}>{one.title}</li>)}</ul>
    </>
  ),
})
`,
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

let server: RunningServer

beforeAll(async () => {
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, content] of Object.entries(fourFiles)) writeFileSync(join(copy, path), content)
  for (const registry of ['contract/collections.ts', 'database/collections.ts']) {
    appendFileSync(join(copy, registry), `export { vacancies } from './collections/vacancies.ts'\n`)
  }
  run('node_modules/drizzle-kit/bin.cjs', 'generate')
  run('site/build.ts')
  server = await startServer({ folder: copy })
}, 120_000)

afterAll(async () => {
  await server?.stop()
  rmSync(copy, { recursive: true, force: true })
})

async function tokenOf(role: string): Promise<string> {
  const line = server.output().match(new RegExp(`(\\S+@\\S+)\\s+(\\S+)\\s+${role}$`, 'm'))
  const [, email, password] = line ?? []
  const answer = await fetch(`${server.url}/backoffice/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return token
}

const page = async (prefix = '') =>
  (await fetch(`${server.url}${prefix}/fdhfinancialholdings/vacancies`)).text()

/** What the type checker finds; nothing where all is well. */
function typeErrors(): string {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return stdout
}

test('four files and two lines type-check', () => {
  expect(typeErrors()).toBe('')
})

test('a missing half does not compile', () => {
  const registry = join(copy, 'database/collections.ts')
  const whole = readFileSync(registry, 'utf8')
  writeFileSync(registry, whole.replace(/^.*vacancies.*$/m, ''))
  try {
    expect(typeErrors()).toContain('database/registry.ts')
  } finally {
    writeFileSync(registry, whole)
  }
})

test('the collection has its list, its description and its page in both languages', async () => {
  const items = (await (await fetch(`${server.url}/api/vacancies?kind=full_time&lang=ny`)).json()) as {
    title: string
  }[]
  expect(items.map(({ title }) => title)).toEqual(['Wolandira ndalama (chitsanzo)'])
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object }
  expect(description.paths).toHaveProperty('/api/vacancies/{id}')
  expect(await page()).toContain('Sample teller')
  expect(await page('/ny')).toContain('Wolandira ndalama (chitsanzo)')
})

test('an author adds to it, and the page shows it on the next request', async () => {
  expect(await page()).not.toContain('Sample driver')
  const answer = await fetch(`${server.url}/api/vacancies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('author')}` },
    body: JSON.stringify({
      title: { en: 'Sample driver' },
      body: { en: '<p>On the road.</p>' },
      kind: 'part_time',
    }),
  })
  expect(answer.status).toBe(201)
  expect(await page()).toContain('Sample driver')
})
