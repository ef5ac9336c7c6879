import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { alarms, staffSettings } from '#database/tables.ts'
import type { HealthPart, Setting, SystemReport } from '#contract/backoffice/system.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { until } from '../../../test-support/until.ts'
import { effectiveSettings } from '../../config/effective-settings.ts'

let service: Service
beforeAll(async () => {
  service = await startService({ worker: true, env: { KYC_RETENTION_YEARS: '9' } })
})
afterAll(() => service.stop())

async function report(): Promise<SystemReport> {
  const { token } = await service.staff('auditor')
  const { status, body, headers } = await service.ask('GET', '/backoffice/api/system', { as: token })
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  return body
}
const health = ({ health: services }: SystemReport, part: HealthPart) =>
  services.find((one) => one.part === part)

test('it tells version, services, sizes, health, queues, messages and alarms', async () => {
  await until(async () => health(await report(), 'worker')?.ok === true)
  const { db } = service.services
  const id = randomUUID()
  const now = sql`now()`
  await db
    .insert(alarms)
    .values({ id, kind: 'missed', collection: 'loans', item_id: id, due_at: now, raised_at: now })
  const shown = await report()
  expect(shown).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    services: ['web', 'worker'],
    production: false,
    scanner: false,
    messages: { queued: 0, failed: 0 },
    alarms: [{ id, collection: 'loans' }],
  })
  expect(shown.health.map(({ part, ok }) => [part, ok])).toEqual([
    ['database', true],
    ['migrations', true],
    ['store', true],
    ['worker', true],
  ])
  expect(shown.database.bytes).toBeGreaterThan(1_000_000)
  expect(shown.database.tables).toHaveLength(12)
  expect(shown.queues.find(({ name }) => name === 'message')).toEqual({
    name: 'message',
    waiting: 0,
    active: 0,
    failed: 0,
    oldest_at: null,
    next_at: null,
    last_error: null,
  })
  expect(shown.settings.find(({ name }) => name === 'KYC_RETENTION_YEARS')).toEqual({
    name: 'KYC_RETENTION_YEARS',
    set: true,
    value: '9',
  })
  await db.update(staffSettings).set({ updated_at: sql`now() - interval '4 minutes'` })
  expect(health(await report(), 'worker')?.ok).toBe(false)
})

test('every setting of the README is told, and nothing secret of any', async () => {
  const readme = await readFile('README.md', 'utf8')
  const table = readme.slice(readme.indexOf('| Setting |'), readme.indexOf('`--services'))
  const rows = table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)])
  const names = rows.map((match) => match[1] ?? '')
  const settings = effectiveSettings({}).map(({ name }) => name)
  expect(names.filter((name) => !settings.includes(name))).toEqual([])
  const env: Record<string, string> = {}
  for (const name of settings) env[name] = 'hidden-word'
  for (const name of settings.filter((one) => one.endsWith('_URL')))
    env[name] = `https://user:hidden-word@host.example:99/hidden-word?key=hidden-word`
  const shown = effectiveSettings(env).filter(({ value }) => value?.includes('hidden-word'))
  const open = (one: Setting) => /SECRET|KEY|PASSWORD|TOKEN|URL|EMAIL/.test(one.name)
  expect(shown.filter(open)).toEqual([])
  expect(effectiveSettings(env).find(({ name }) => name === 'DATABASE_URL')?.value).toBe(
    'https://host.example:99',
  )
  expect(
    effectiveSettings({ CLAMD_URL: 'unix:///run/clamd.ctl' }).find(({ name }) => name === 'CLAMD_URL')?.value,
  ).toBe('unix:/run/clamd.ctl')
})
