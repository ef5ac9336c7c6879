import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
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
  if (given) return freshDatabase(given)
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
  await run(url, `create database ${template}`)
  const database = await openPostgres(inServer(url, template))
  await migrate(database)
  await database.close()
  process.env['TEST_DATABASE_URL'] = url
  process.env['TEST_DATABASE_TEMPLATE'] = template
  return {
    async stop() {
      delete process.env['TEST_DATABASE_TEMPLATE']
      if (given) return run(url, `drop database if exists ${template} with (force)`)
      delete process.env['TEST_DATABASE_URL']
      await cluster?.stop()
    },
  }
}

async function freshDatabase(server: string): Promise<TestPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = process.env['TEST_DATABASE_TEMPLATE']
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  return {
    url: inServer(server, name),
    stop: () => run(server, `drop database if exists ${name} with (force)`),
  }
}

function inServer(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
