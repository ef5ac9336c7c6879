import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { startCluster } from './postgres-cluster.ts'

export type TestPostgres = {
  /** a connection string of an empty database, with the right to create more */
  url: string
  /** ends the server and removes its folder (or drops the database, where the server is somebody else's) */
  stop: () => Promise<void>
  /** the postmaster's process id; null where TEST_DATABASE_URL names the server */
  pid: number | null
}

/**
 * A PostgreSQL for tests: one of its own in a temporary folder (fsync off, loopback only, free port), or a
 * fresh database in the server that TEST_DATABASE_URL names. Nothing is left running, also when the calling
 * process is killed. Takes one to two seconds.
 * @throws Error with the server's log where it does not start
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return freshDatabase(given)
  const cluster = await startCluster()
  return { url: cluster.url, stop: cluster.stop, pid: cluster.pid }
}

async function freshDatabase(server: string): Promise<TestPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, pid: null, stop: () => run(server, `drop database if exists ${name} with (force)`) }
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
