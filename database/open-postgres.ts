import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Listener, OpenDatabase } from './open.ts'

// Times are UTC in the database and on the wire.
const utc = '-c timezone=UTC'

/** Connects to a PostgreSQL server. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, options: utc, max: 10 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await pool.query('select 1')
  return {
    db: drizzle(pool) as unknown as OpenDatabase['db'], // see openEmbedded
    driver: { kind: 'postgres', pool, url },
    listen: (channel, listener) => listen(url, channel, listener),
    close: () => pool.end(),
  }
}

/** Drizzle's migrations by this driver; migrate() calls it. */
export const migratePostgres = (client: pg.PoolClient, folder: string): Promise<void> =>
  migrate(drizzle(client), { migrationsFolder: folder })

async function listen(url: string, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let closed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, options: utc, keepAlive: true })
    next.on('error', () => {})
    await next.connect()
    next.on('notification', (message) => listener.heard(message.payload ?? ''))
    next.on('end', () => void again())
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    return next
  }

  async function again() {
    if (closed) return
    listener.lost()
    for (let pause = 100; !closed; pause = Math.min(pause * 2, 5000)) {
      await wait(pause)
      try {
        client = await connect()
        if (closed) await client.end()
        else listener.again()
        return
      } catch {
        // Still unreachable; the next round tries again.
      }
    }
  }

  return async () => {
    closed = true
    await client.end()
  }
}
