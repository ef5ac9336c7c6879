import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'

const own = !process.env['TEST_DATABASE_URL']

async function one(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select 1 as one')
  await client.end()
  return rows
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

test('answers, and is gone once stopped', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres()
  expect(await one(postgres.url)).toEqual([{ one: 1 }])
  await postgres.stop()
  await expect(one(postgres.url)).rejects.toThrow(/ECONNREFUSED|does not exist/)
  expect(postgres.pid === null || !runs(postgres.pid)).toBe(true)
})

test.runIf(own)(
  'is gone with its folder when the process that started it is killed',
  { timeout: 60_000 },
  async () => {
    const source = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
    console.log((await startPostgres()).pid)
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
  },
)
