import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '#database/open-postgres.ts'
import { storedCollections } from '#database/registry.ts'
import { fill, folders, keyring, settings, type SampleState } from '../../../test-support/backups.ts'
import { startPostgres, type TestPostgres } from '../../../test-support/postgres.ts'
import { startService, type Service } from '../../../test-support/service.ts'
import { parseKeyring } from '../../config/keyring-setting.ts'
import { readSecrets } from '../../config/secrets.ts'
import { readConfig } from '../../config/settings.ts'
import { diskStorage } from '../../storage/disk-storage.ts'
import { openKeyring } from '../../storage/encryption/keyring.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let places: Awaited<ReturnType<typeof folders>>
let service: Service
let filled: SampleState
let target: TestPostgres
beforeAll(async () => {
  places = await folders()
  service = await startService({ env: settings })
  filled = await fill(service)
  target = await startPostgres()
})
afterAll(async () => {
  await service.stop()
  await target.stop()
  await places.remove()
})

test('a backup of PostgreSQL restores every collection and document into another database', async () => {
  const [made, dataDir] = [places.next(), places.next()]
  await backup(service.services, made)
  const database = await openPostgres(target.url)
  const report = await restore(
    {
      database,
      storage: await diskStorage(join(dataDir, 'files')),
      dataDir,
      auditKeys: readSecrets(readConfig({ DATA_DIR: dataDir, ...settings }, [])).keys('audit'),
      keyring: openKeyring(parseKeyring(keyring) ?? []),
    },
    made,
    null,
  )
  await database.close()
  expect(report).toMatchObject({ kycDocuments: 7, erased: 0, missing: [] })

  const restored = await startService({ url: target.url, dataDir, env: settings })
  try {
    for (const { definition, table } of storedCollections) {
      const [before, after] = await Promise.all(
        [service, restored].map(({ services }) => services.db.select().from(table).orderBy(table.id)),
      )
      expect([definition.name, before?.length]).not.toEqual([definition.name, 0])
      expect([definition.name, after]).toEqual([definition.name, before])
    }
    // Sessions are not part of a backup.
    const signedIn = await restored.ask('GET', '/backoffice/api/faqs', {
      as: filled.newsroom.token('author'),
    })
    expect(signedIn.status).toBe(401)
  } finally {
    await restored.stop()
  }
})
