import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmpty } from '../test-support/empty-database.ts'
import { stubSite } from '../test-support/stub-site.ts'
import { readConfig } from './config/settings.ts'
import { start } from './start.ts'

test('what cannot be closed is told, and keeps nothing else open', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'))
  const config = readConfig({ DATA_DIR: dataDir }, ['--services=web'])
  const database = await openEmpty()
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
  await rm(dataDir, { recursive: true, force: true })
})
