import { randomBytes } from 'node:crypto'
import { Client, type QueryResultRow } from 'pg'
import { migrate } from '#database/migrate.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { startCluster } from './postgres-cluster.ts'

export type TestPostgres = {
  /** a connection string of a database without content, with the right to create more */
  url: string
  /** drops the database, or ends the server where it is this database's own; removes what it left */
  stop: () => Promise<void>
}

/**
 * A PostgreSQL database for a test: a copy of the run's template in the run's one server (sharePostgres), which
 * TEST_DATABASE_URL names. Without one, a server of its own in a temporary folder (loopback only, free port), which ends
 * also when the calling process is killed; this takes one to two seconds.
 * @throws Error with the server's log where it does not start
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return createDatabase(given, process.env['TEST_DATABASE_TEMPLATE'])
  const { url, stop } = await startCluster()
  return { url, stop }
}

/**
 * For a run of many test files: one server, and in it a template with today's tables. The test files find both by the
 * environment, which this sets and stop() sets back. A server that TEST_DATABASE_URL already names is used as it is.
 */
export async function sharePostgres(): Promise<{ stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  const cluster = given ? null : await startCluster()
  const url = given ?? cluster?.url ?? ''
  const template = `test_template_${randomBytes(8).toString('hex')}`
  await runStatement(url, `create database ${template}`)
  const database = await openPostgres(urlInServer(url, template))
  await migrate(database)
  await database.close()
  process.env['TEST_DATABASE_URL'] = url
  process.env['TEST_DATABASE_TEMPLATE'] = template
  return {
    async stop() {
      delete process.env['TEST_DATABASE_TEMPLATE']
      if (given) {
        await runStatement(url, `drop database if exists ${template} with (force)`)
        return
      }
      delete process.env['TEST_DATABASE_URL']
      await cluster?.stop()
    },
  }
}

/** Creates an empty database in a server, or a copy of the named template. */
export async function createDatabase(server: string, template?: string): Promise<TestPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await runStatement(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  return {
    url: urlInServer(server, name),
    async stop() {
      await runStatement(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Returns the address of another database in the same server. */
export function urlInServer(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Opens a connection for one statement. Returns the rows. */
export async function runStatement<Row extends QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
