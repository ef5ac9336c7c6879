import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPostgres } from '#database/open-postgres.ts'
import { startPostgres } from '../test-support/postgres.ts'
import { stubSite } from '../test-support/stub-site.ts'
import { readConfig } from './config/settings.ts'
import { start } from './start.ts'

test('what cannot be closed is told, and keeps nothing else open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'))
  const postgres = await startPostgres()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: postgres.url }, ['--services=web'])
  const database = await openPostgres(postgres.url)
  let closed = false
  const started = await start(config, {
    log: false,
    sample: false,
    database: {
      ...database,
      async close() {
        await database.close()
        closed = true
      },
    },
    site: { ...stubSite, close: () => Promise.reject(new Error('the site stays')) },
  })
  await expect(started.stop()).rejects.toThrow('the site stays')
  expect(closed).toBe(true)
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})
