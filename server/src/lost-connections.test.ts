import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isTimeFaked } from '../test-support/faked-time.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { startTcpProxy, type TcpProxy } from '../test-support/tcp-proxy.ts'
import { until } from '../test-support/until.ts'
import type { Database, OpenDatabase } from '#database/open.ts'
import { openPostgres } from '#database/open-postgres.ts'
import { rowsOf } from '#database/rows-of.ts'
import { isDatabaseUnavailable } from '#database/unavailable.ts'

let postgres: TestPostgres
let proxy: TcpProxy
let database: OpenDatabase
/** Connects past the proxy, to terminate the backends of the connections under test. */
let operator: OpenDatabase
beforeEach(async () => {
  postgres = await startPostgres()
  proxy = await startTcpProxy(postgres.url)
  operator = await openPostgres(postgres.url)
  database = await openPostgres(proxy.url, {
    poolSize: 10,
    connectTimeoutMs: 3000,
    statementTimeoutMs: 3000,
    startWaitMs: 0,
  })
})
afterEach(async () => {
  await database.close()
  await operator.close()
  await proxy.stop()
  await postgres.stop()
})

const backendOf = async (db: Pick<Database, 'execute'>): Promise<number> => {
  const [row] = await rowsOf<{ pid: number }>(db, sql`select pg_backend_pid() as pid`)
  return row?.pid ?? 0
}
const isRunning = async (pid: number): Promise<boolean> =>
  (await rowsOf(operator.db, sql`select 1 from pg_stat_activity where pid = ${pid}`)).length > 0

async function terminate(pid: number): Promise<void> {
  await operator.db.execute(sql`select pg_terminate_backend(${pid})`)
  await until(async () => !(await isRunning(pid)))
}

describe('a connection lost in a transaction', () => {
  const losses = [
    ['backend terminated', terminate],
    ['TCP connection cut', async () => proxy.cut()],
  ] as const

  test.each(losses)('rejects the transaction with the cause: %s', async (_, lose) => {
    const ended = database.db.transaction(async (tx) => {
      await lose(await backendOf(tx))
      await tx.execute(sql`select 1`)
    })
    await expect(ended).rejects.toMatchObject({ cause: { message: /terminat|ECONNRESET|not queryable/i } })
  })

  test.each(losses)('frees its place in the pool: %s', async (_, lose) => {
    // The pool holds ten connections, so that ten lost places would block it.
    for (let loss = 0; loss < 12; loss++) {
      const ended = database.db.transaction(async (tx) => lose(await backendOf(tx)))
      await expect(ended).rejects.toThrow(/.+/)
    }
    expect(await backendOf(database.db)).toBeGreaterThan(0)
  })

  test('keeps the error of the work that failed with it', async () => {
    const ended = database.db.transaction(async (tx) => {
      await terminate(await backendOf(tx))
      throw new Error('out of stock')
    })
    await expect(ended).rejects.toThrow('out of stock')
  })
})

test('a transaction that cannot begin frees its connection', { tags: ['operations'] }, async () => {
  for (let loss = 0; loss < 12; loss++) {
    proxy.cutAtNextByte()
    await expect(database.db.transaction(async (tx) => backendOf(tx))).rejects.toThrow(/.+/)
  }
  expect(await database.db.transaction((tx) => backendOf(tx))).toBeGreaterThan(0)
})

describe('the LISTEN connection', () => {
  const listenerPids = async () =>
    (
      await rowsOf<{ pid: number }>(
        operator.db,
        sql`select pid from pg_stat_activity where application_name = 'listener' and datname = current_database()`,
      )
    ).map(({ pid }) => pid)

  test('reconnects once after its backend is terminated', async () => {
    const seen: string[] = []
    const unlisten = await database.listen('test', {
      heard: (payload) => seen.push(payload),
      lost: () => seen.push('lost'),
      again: () => seen.push('again'),
    })
    for (const pid of await listenerPids()) await terminate(pid)
    await until(() => seen.includes('again'))
    await operator.db.execute(sql`select pg_notify('test', 'hello')`)
    await until(() => seen.includes('hello'))
    expect(seen).toEqual(['lost', 'again', 'hello'])
    expect(await listenerPids()).toHaveLength(1)
    await unlisten()
  })

  test('keeps one connection after several failed attempts', { tags: ['operations'] }, async () => {
    const seen: string[] = []
    const unlisten = await database.listen('test', {
      heard: (payload) => seen.push(payload),
      lost: () => seen.push('lost'),
      again: () => seen.push('again'),
    })
    // Cut after the connection was accepted: the attempt fails in the middle.
    proxy.refuse(true)
    proxy.cut()
    await until(() => proxy.refused >= 2)
    proxy.refuse(false)
    await until(() => seen.includes('again'))
    expect(seen).toEqual(['lost', 'again'])
    expect(await listenerPids()).toHaveLength(1)
    await unlisten()
  })
})

describe('a network that drops everything', { tags: ['operations'] }, () => {
  test('fails statements and new connections in time, and frees the pool', async () => {
    const outcomes = () =>
      Promise.allSettled(
        Array.from({ length: 12 }, () => database.db.transaction(async (tx) => backendOf(tx))),
      )
    await outcomes()
    proxy.freeze()
    expect((await outcomes()).map(({ status }) => status)).toEqual(Array(12).fill('rejected'))
    expect(isDatabaseUnavailable(await backendOf(database.db).catch((error: unknown) => error))).toBe(true)
    proxy.thaw()
    // A busy machine may not open twelve connections within three seconds at the first attempt.
    await until(async () => (await outcomes()).every(({ status }) => status === 'fulfilled'))
  })

  // libfaketime moves PostgreSQL's clock but not its timers, so no server-side timeout fires in a run at a later date.
  test.skipIf(isTimeFaked())('releases the locks of an interrupted transaction', async () => {
    const interrupted = database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(1)`)
      proxy.freeze()
      await operator.db.execute(sql`select pg_advisory_lock(1)`)
    })
    await expect(interrupted).rejects.toMatchObject({ cause: { message: /terminat|timeout/i } })
    proxy.thaw()
  })

  test('is noticed by the LISTEN connection', async () => {
    const seen: string[] = []
    const unlisten = await database.listen('test', {
      heard: (payload) => seen.push(payload),
      lost: () => seen.push('lost'),
      again: () => seen.push('again'),
    })
    proxy.freeze()
    await until(() => seen.includes('lost'))
    proxy.thaw()
    await until(() => seen.includes('again'))
    expect(seen).toEqual(['lost', 'again'])
    await unlisten()
  })
})

test('a statement that takes too long fails as unavailable', async () => {
  const error = await database.db.execute(sql`select pg_sleep(60)`).catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
})
