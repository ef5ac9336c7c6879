import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

async function query(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** True while the process runs; one that has ended and only waits to be collected does not count. */
function runs(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function until(condition: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < 10_000 && !condition(); waited += 50) {
    await new Promise((done) => setTimeout(done, 50))
  }
  return condition()
}

test('a database has the tables and nothing in them, whatever was in another, and is gone once stopped', async () => {
  const [one, other] = await Promise.all([startPostgres(), startPostgres()])
  await query(one.url, `insert into staff_settings values ('x', '1', now(), 'test')`)
  expect(await query(one.url, 'select key from staff_settings')).toEqual([{ key: 'x' }])
  expect(await query(other.url, 'select key from staff_settings')).toEqual([])
  await Promise.all([one.stop(), other.stop()])
  await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/)
})

test('a server is gone with its folder when the process that started it is killed', async () => {
  const source = `
    const { startCluster } = await import(${JSON.stringify(new URL('./postgres-cluster.ts', import.meta.url).href)})
    console.log((await startCluster()).pid)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((done) =>
    child.stdout.once('data', (data) => done(Number(String(data)))),
  )
  const folder = dirname(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[2] ?? '')
  expect(runs(pid)).toBe(true)
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGKILL')
  expect(await until(() => !runs(pid) && !existsSync(folder))).toBe(true)
})
