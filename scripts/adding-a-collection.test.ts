// @module-tag release

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
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { RunningServer } from '../e2e/support/running-server.ts'
import { startServer } from '../e2e/support/server.ts'
import { findChromium } from './chromium.ts'

// docs/FLOWS.md promises: a collection is four files and two lines, a type of section two files and one line. This
// does just that, in a copy of the project.

// The type checker and the build run whole; on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 })

const root = resolve(import.meta.dirname, '..')
let copy: string
const folders = ['contract', 'database', 'server', 'site', 'backoffice', 'scripts', 'e2e']
const configs = ['package.json', 'tsconfig.json', 'drizzle.config.ts', 'vite.config.ts', 'vitest.config.ts']
const parts = [...folders, ...configs]

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

export const vacanciesTable = collectionTable(definition, { kind: text() })
export const vacancies = stored(definition, vacanciesTable)
`,
  'database/sample/content/vacancies.yaml': `- key: teller
  published_at: 3 days ago, 08:00
  title:
    en: Sample teller
    ny: Wolandira ndalama (chitsanzo)
  body:
    en: <p>At the counter.</p>
    ny: <p>Pa kauntala.</p>
  kind: full_time
`,
  'site/pages/vacancies.tsx': `import { definePage } from '../page.ts'
import { Hero } from '../components/hero.tsx'

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

const twoFiles: Record<string, string> = {
  'contract/sections/countdown.ts': `import { text, whole } from '../fields.ts'
import { defineSection } from '../section.ts'

export const countdownSection = defineSection({
  type: 'countdown',
  label: 'Countdown',
  fields: { title: text(160), days: whole(0, 1000) },
})
`,
  'site/sections/countdown.tsx': `import { Section } from '../components/section.tsx'
import { definePlainSection } from '../section.ts'

export const view = definePlainSection('countdown', 'wide', ({ section: { id, title, days } }) => (
  <Section id={id} title={title}>
    <p>{days} to go</p>
  </Section>
))
`,
}

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

let server: RunningServer

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'adding-'))
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const [path, content] of Object.entries({ ...fourFiles, ...twoFiles }))
    writeFileSync(join(copy, path), content)
  appendFileSync(
    join(copy, 'contract/sections.ts'),
    `export { countdownSection } from './sections/countdown.ts'\n`,
  )
  for (const registry of ['contract/collections.ts', 'database/collections.ts']) {
    appendFileSync(join(copy, registry), `export { vacancies } from './collections/vacancies.ts'\n`)
  }
  run('node_modules/drizzle-kit/bin.cjs', 'generate')
  run('site/build.ts')
  run('scripts/build-server.ts')
  run('scripts/build-backoffice.ts')
  server = await startServer({ folder: copy })
}, 300_000)

afterAll(async () => {
  await server?.stop()
  rmSync(copy, { recursive: true, force: true })
})

function passwordOf(role: string) {
  const line = server.output().match(new RegExp(`(\\S+@\\S+)\\s+(\\S+)\\s+${role}$`, 'm'))
  const [, email = '', password = ''] = line ?? []
  return { email, password }
}

async function tokenOf(role: string): Promise<string> {
  const { email, password } = passwordOf(role)
  const answer = await fetch(`${server.url}/backoffice/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, bearer: true }),
  })
  expect(answer.status).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return token
}

const page = async (prefix = '') =>
  (await fetch(`${server.url}${prefix}/fdhfinancialholdings/vacancies`)).text()

/** What the type checker finds; nothing where all is well. */
function typeErrors(project = '.'): string {
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
    cwd: copy,
    encoding: 'utf8',
  })
  return stdout
}

test('four files and two lines, and two files and one line, type-check', () => {
  expect(typeErrors()).toBe('')
})

test('a missing half does not compile', () => {
  const registry = join(copy, 'database/collections.ts')
  const whole = readFileSync(registry, 'utf8')
  writeFileSync(registry, whole.replace(/^.*vacancies.*$/m, ''))
  // The registry and what it needs, in place of the whole project once more.
  const part = { extends: './tsconfig.json', include: [], files: ['database/registry.ts'] }
  writeFileSync(join(copy, 'tsconfig.part.json'), JSON.stringify(part))
  try {
    expect(typeErrors('tsconfig.part.json')).toMatch(/^database\/registry\.ts/m)
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

/** Opens the socket of a page and waits for one event, of all that it is told, with that item in it. */
function hear(event: string, item: string): { heard: Promise<string>; open: Promise<void> } {
  const options = { headers: { origin: server.url } } as unknown as string[] // Node's own takes headers too
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live?since=0`, options)
  const open = new Promise<void>((done) => socket.addEventListener('open', () => done(), { once: true }))
  const heard = new Promise<string>((done) =>
    socket.addEventListener('message', ({ data }) => {
      const said = String(data)
      if (!said.includes(event) || !said.includes(item)) return
      socket.close()
      done(said)
    }),
  )
  return { heard, open }
}

test('an author adds to it, the page shows it on the next request and open pages hear of it', async () => {
  expect(await page()).not.toContain('Sample driver')
  const { heard, open } = hear('vacancies:created', 'Sample driver')
  await open
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
  expect(await heard).toContain('Sample driver')
})

test('a page is put together with the new type of section, and shows it in both languages', async () => {
  const answer = await fetch(`${server.url}/api/pages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf('author')}` },
    body: JSON.stringify({
      company: 'holdings',
      slug: 'anniversary',
      heading: { en: 'Thirty years', ny: 'Zaka makumi atatu' },
      description: { en: 'What is planned for the anniversary.', ny: 'Zomwe zakonzedwa.' },
      lede: { en: 'Soon.', ny: 'Posachedwa.' },
      sections: [{ type: 'countdown', title: { en: 'The day', ny: 'Tsikulo' }, days: 41 }],
      next: [],
    }),
  })
  expect(answer.status).toBe(201)
  const shown = async (prefix: string) =>
    (await fetch(`${server.url}${prefix}/fdhfinancialholdings/anniversary`)).text()
  expect(await shown('')).toMatch(/The day[^]*41 to go/)
  expect(await shown('/ny')).toMatch(/Tsikulo[^]*to go/)
})

describe('in the back-office', () => {
  let browser: Browser
  let tab: Page
  beforeAll(async () => {
    const executablePath = findChromium()
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
    const context = await browser.newContext()
    await context.request.post(`${server.url}/backoffice/auth/sign-in/email`, {
      data: passwordOf('author'),
      headers: { origin: server.url, 'x-backoffice': '1' },
    })
    tab = await context.newPage()
    await tab.goto(`${server.url}/backoffice`)
  })
  afterAll(() => browser?.close())

  test('the sidebar names it, and its list has its items, its columns and its filter', async () => {
    await tab.getByRole('navigation').getByRole('link', { name: 'Vacancies' }).click()
    await tab.getByRole('heading', { name: 'Vacancies', level: 1 }).waitFor()
    await tab.getByRole('link', { name: 'Sample teller' }).waitFor()
    expect(await tab.getByRole('columnheader', { name: 'Kind' }).count()).toBe(1)
    expect(await tab.getByRole('combobox', { name: 'Kind' }).count()).toBe(1)
  })

  test('its form has each of its fields, in both languages', async () => {
    await tab.getByRole('link', { name: 'Sample teller' }).click()
    const title = tab.getByRole('textbox', { name: 'Title, English' })
    await title.waitFor()
    expect(await title.inputValue()).toBe('Sample teller')
    expect(await tab.getByRole('textbox', { name: 'Title, Chichewa' }).inputValue()).toBe(
      'Wolandira ndalama (chitsanzo)',
    )
  })
})

test('the tests that every collection is held to hold it too', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'server/src/content/registry.test.ts',
      '-t',
      'on PostgreSQL.*vacancies',
    ],
    { cwd: copy, encoding: 'utf8', env: { PATH: process.env['PATH'], CI: '1', NO_COLOR: '1' } },
  )
  // 401 to 201; 404 to deleted; published; in Chichewa; list queries; filters.
  expect(stdout).toMatch(/Tests +6 passed/)
  expect(stdout).not.toMatch(/failed/)
})
