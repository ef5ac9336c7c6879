import type { SystemReport } from '#contract/backoffice/system.ts'
import type { App, Parts } from '../../app.ts'
import type { Config } from '../../config/config.ts'
import { readHealth } from './health.ts'
import { databaseSize, storageSize } from './sizes.ts'
import { readVersion } from './version.ts'
import { countMessages, openAlarms, readQueues } from './work.ts'

/** `GET /backoffice/api/system`: how the service stands, for administrators and auditors. */
export function systemRoutes(app: App, config: Config, parts: Parts): void {
  const { db } = parts
  const version = readVersion()
  const started_at = new Date().toISOString()
  app.get(
    '/backoffice/api/system',
    { schema: { tags: ['system'], summary: 'How the service stands' } },
    async (): Promise<SystemReport> => ({
      ...version,
      node: process.version,
      started_at,
      services: (['web', 'worker'] as const).filter((name) => config.services[name]),
      production: config.production,
      scanner: config.clamd !== null,
      health: await readHealth(parts),
      settings: [...config.inForce],
      database: { kind: config.database.kind, ...(await databaseSize(db)) },
      storage: { kind: config.storage.kind, parts: await storageSize(db) },
      queues: await readQueues(db),
      messages: await countMessages(db),
      alarms: await openAlarms(db),
    }),
  )
}
