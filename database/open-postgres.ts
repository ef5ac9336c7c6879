import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { DatabaseConnectionError, type Listener, type OpenDatabase } from './open.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

// Times are UTC in the database and on the wire.
const utc = '-c timezone=UTC'

/** Limits of one process; without them a frozen database or network holds requests for as long as it lasts. */
export type PostgresLimits = {
  /** connections of the pool */
  poolSize: number
  /** for a new connection, and for a free one of the pool */
  connectTimeoutMs: number
  /** for one statement; null for operators' commands, which may take as long as they need */
  statementTimeoutMs: number | null
  /** how long opening waits for a database that is unavailable; 0 tries once */
  startWaitMs: number
}

const commandLimits: PostgresLimits = {
  poolSize: 10,
  connectTimeoutMs: 5000,
  statementTimeoutMs: null,
  startWaitMs: 0,
}

/** How much later than the server the client ends a statement, so that the server's own error arrives where it can. */
const clientGraceMs = 1000
/** Pause between two attempts to connect at the start. */
const retryPauseMs = 500

/**
 * Connects to a PostgreSQL server.
 * @param onUnavailable is called once, with the reason, when the first attempt fails and others follow
 * @throws DatabaseConnectionError
 */
export async function openPostgres(
  url: string,
  limits: PostgresLimits = commandLimits,
  onUnavailable: (reason: string) => void = ignore,
): Promise<OpenDatabase> {
  const { poolSize, connectTimeoutMs, statementTimeoutMs, startWaitMs } = limits
  const timeouts = {
    connectionTimeoutMillis: connectTimeoutMs,
    ...(statementTimeoutMs !== null && {
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + clientGraceMs,
      // Otherwise the locks of a process that was cut off last until the server's TCP gives up, two hours by default.
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
  }
  const pool = new pg.Pool({ connectionString: url, options: utc, max: poolSize, ...timeouts })
  pool.on('error', ignore)
  // pg-pool listens for errors of idle connections only. Without this listener an error of a connection in use, such
  // as one that holds a transaction between two statements, ends the process. The next statement rejects anyway.
  pool.on('connect', (client) => client.on('error', ignore))
  try {
    await connectFirst(pool, startWaitMs, onUnavailable)
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzle(pool)
  db.transaction = transactionsOf(pool)
  return {
    db: db as unknown as OpenDatabase['db'], // see openEmbedded
    driver: {
      kind: 'postgres',
      url,
      timeouts,
      poolUse: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    },
    listen: (channel, listener) => listen(url, connectTimeoutMs, channel, listener),
    close: () => pool.end(),
  }
}

/** Repeats the first statement while the database is unavailable. A wrong password or name fails at once. */
async function connectFirst(
  pool: pg.Pool,
  waitMs: number,
  onUnavailable: (reason: string) => void,
): Promise<void> {
  const deadline = performance.now() + waitMs
  for (let attempt = 1; ; attempt++) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const reason = reasonOf(error)
      if (!isDatabaseUnavailable(error)) throw new DatabaseConnectionError(reason, error)
      if (performance.now() + retryPauseMs > deadline) {
        const within = waitMs > 0 ? ` within ${waitMs / 1000} s` : ''
        throw new DatabaseConnectionError(`no connection${within} (${reason})`, error)
      }
      if (attempt === 1) onUnavailable(reason)
      await wait(retryPauseMs)
    }
  }
}

/** Returns the message on one line, or the code where the message is empty, as for a name with several addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const code = 'code' in error ? String(error.code) : error.name
  return error.message.replaceAll(/\s+/g, ' ') || code
}

/** Handles `error` events whose failure is reported elsewhere: by the rejected statement or the `end` event. */
const ignore = () => {}

/**
 * Runs each transaction on a connection of its own. Drizzle's version never releases a connection on which `begin`
 * fails, and replaces the error of `work` by that of a failed rollback.
 */
const transactionsOf =
  (pool: pg.Pool): NodePgDatabase<Record<string, never>>['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let workError: unknown
    let isBroken = false
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          workError = error
          throw error
        }
      }, config)
    } catch (error) {
      // Any other error comes from begin, commit or rollback, so the state of the connection is unknown.
      isBroken = error !== workError
      throw workError ?? error
    } finally {
      client.release(isBroken)
    }
  }

/**
 * Runs Drizzle's migrations by this driver, one process at a time; migrate() calls it. The connection has no time limit
 * for statements, since migrations of large tables take long.
 */
export async function migratePostgres(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: utc, connectionTimeoutMillis: 5000 })
  client.on('error', ignore)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    // This releases the lock, too.
    await client.end()
  }
}

/** Any number that nothing else locks: instances that start together migrate one after the other. */
const migrationLock = 727_001

async function listen(
  url: string,
  connectTimeoutMs: number,
  channel: string,
  listener: Listener,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      options: utc,
      application_name: 'listener',
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    })
    next.on('error', ignore)
    next.on('notification', (message) => listener.heard(message.payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(ignore)
      throw error
    }
    // Only an established connection reconnects: a failed attempt is repeated by the loop that made it.
    next.once('end', () => void reconnect())
    checkRegularly(next, 2 * connectTimeoutMs)
    return next
  }

  async function reconnect() {
    if (isClosed) return
    listener.lost()
    for (let pauseMs = 100; !isClosed; pauseMs = Math.min(pauseMs * 2, 5000)) {
      await wait(pauseMs)
      const next = await connect().catch(() => null)
      if (!next) continue
      client = next
      if (isClosed) await client.end().catch(ignore)
      else listener.again()
      return
    }
  }

  return async () => {
    isClosed = true
    await client.end()
  }
}

/**
 * Ends a connection that no longer responds, so that its `end` event starts a new one. By itself a connection that only
 * listens does not notice a network that drops everything.
 */
function checkRegularly(client: pg.Client, everyMs: number): void {
  const timer = setInterval(() => {
    // With a statement in progress, end() closes the socket without waiting for the server.
    client.query('select 1').catch(() => client.end().catch(ignore))
  }, everyMs)
  timer.unref()
  client.once('end', () => clearInterval(timer))
}
