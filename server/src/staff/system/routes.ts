import type { SystemReport } from '#contract/backoffice/system.ts'
import { readVersion } from '../../config/version.ts'
import type { App } from '../../http/app.ts'
import type { Database } from '#database/open.ts'
import type { ObjectStorage } from '../../storage/storage.ts'
import type { Config } from '../../config/settings.ts'
import { readHealth } from './health.ts'
import { systemSchema } from './system-schema.ts'
import { countMessages, openAlarms, readQueues } from './work.ts'
import { sql } from 'drizzle-orm'

type Services = { db: Database; storage: ObjectStorage }

/** `GET /backoffice/api/system`: how the service stands, for administrators and auditors. */
export function systemRoutes(app: App, config: Config, services: Services): void {
  const { db } = services
  const version = readVersion()
  const started_at = new Date().toISOString()
  app.get(
    '/backoffice/api/system',
    { schema: { tags: ['system'], summary: 'How the service stands', response: { 200: systemSchema } } },
    async (): Promise<SystemReport> => ({
      ...version,
      node: process.version,
      started_at,
      services: (['web', 'worker'] as const).filter((name) => config.services[name]),
      production: config.production,
      scanner: config.clamd !== null,
      health: await readHealth(services),
      settings: [...config.inForce],
      database: { kind: config.database.kind, ...(await databaseSize(db)) },
      storage: { kind: config.storage.kind, parts: await storageSize(db) },
      queues: await readQueues(db),
      messages: await countMessages(db),
      alarms: await openAlarms(db),
    }),
  )
}

type Rows<T> = { rows: T[] }

/** The database as a whole, and the twelve biggest tables with their indexes. */
async function databaseSize(db: Database): Promise<Omit<SystemReport['database'], 'kind'>> {
  // Both drivers answer with rows, and the type of neither says which.
  const whole = (await db.execute(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  )) as unknown as Rows<{ bytes: number }>
  const tables = (await db.execute(
    sql`select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 2 desc, 1 limit 12`,
  )) as unknown as Rows<{ name: string; bytes: number }>
  return { bytes: whole.rows[0]?.bytes ?? 0, tables: tables.rows }
}

/** What the store holds by what the tables say; a bucket is not walked for it. */
async function storageSize(db: Database): Promise<SystemReport['storage']['parts']> {
  const answer = (await db.execute(
    sql`select 'files' as part, count(*)::int as objects, coalesce(sum(bytes), 0)::float8 as bytes from file_objects
      union all select 'older_documents', count(*)::int, coalesce(sum(bytes), 0)::float8 from file_versions
      union all select 'kyc_documents', count(*)::int, coalesce(sum(bytes), 0)::float8 from kyc_document_objects`,
  )) as unknown as Rows<SystemReport['storage']['parts'][number]>
  return answer.rows
}
