import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../server/test-support/postgres.ts'
import { atRest, childrenOf, cpuOf } from './process.ts'
import { median, table } from './report.ts'

// How soon the server answers with a page after its process was begun, and what memory it holds: with the embedded
// database and with PostgreSQL. The database has its sample content, and all files are warm.

const root = resolve(import.meta.dirname, '..')
const mebibyte = 1024 * 1024

type Server = {
  url: string
  pid: number
  /** milliseconds from the start of the process to the first page, by the clock and of its own CPU time */
  firstPage: { clockMs: number; cpuMs: number }
  stop: () => Promise<void>
}

type Place = { name: string; env: Record<string, string> }

/** Both databases, filled by a first start, which none of the figures counts. */
async function withPlaces(
  folder: string,
  program: string,
  measure: (place: Place) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres()
  try {
    for (const [name, url] of [
      ['PostgreSQL', postgres.url],
      ['embedded', null],
    ] as const) {
      const dataDir = await mkdtemp(join(folder, 'start-'))
      const env: Record<string, string> = { DATA_DIR: dataDir, ...(url !== null && { DATABASE_URL: url }) }
      const first = await begin(program, env)
      await atRest(first.pid)
      await first.stop()
      await measure({ name, env })
      await rm(dataDir, { recursive: true, force: true })
    }
  } finally {
    await postgres.stop()
  }
}

/** Prints how long it takes from the start of the process to the first page. */
export async function measureStart(folder: string, program: string, rounds: number): Promise<void> {
  const rows: (string | number)[][] = []
  await withPlaces(folder, program, async ({ name, env }) => {
    const clock: number[] = []
    const cpu: number[] = []
    for (let n = 0; n < rounds; n++) {
      const server = await begin(program, env)
      clock.push(server.firstPage.clockMs)
      cpu.push(server.firstPage.cpuMs)
      await server.stop()
    }
    const seconds = (values: readonly number[], pick: (...all: number[]) => number) =>
      (pick(...values) / 1000).toFixed(2)
    const middle = (...all: number[]) => median(all)
    rows.push([
      name,
      seconds(clock, Math.min),
      seconds(clock, middle),
      seconds(clock, Math.max),
      seconds(cpu, middle),
    ])
  })
  table(['Start to first page, s', 'least', 'median', 'most', 'CPU'], rows)
}

/** Prints what the server's process holds at its start, after so many pages, and a minute later. */
export async function measureMemory(
  folder: string,
  program: string,
  pages: number,
  restMs: number,
): Promise<void> {
  const rows: (string | number)[][] = []
  await withPlaces(folder, program, async ({ name, env }) => {
    const server = await begin(program, env)
    try {
      const before = memoryOf(server.pid)
      for (const path of await somePages(server.url, pages)) await (await fetch(server.url + path)).text()
      const after = memoryOf(server.pid)
      await wait(restMs)
      const rested = memoryOf(server.pid)
      const children = childrenOf(server.pid)
      const apart = children.reduce((sum, pid) => sum + memoryOf(pid).resident, 0)
      rows.push([
        name,
        before.resident,
        after.resident,
        rested.resident,
        rested.shared,
        after.most,
        `${children.length}: ${apart}`,
      ])
    } finally {
      await server.stop()
    }
  })
  table(
    [
      'Memory, MiB resident',
      'first page',
      `${pages} pages`,
      `${restMs / 1000} s later`,
      'PSS',
      'most',
      'document processes',
    ],
    rows,
  )
}

async function somePages(url: string, count: number): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const found = [...new Set(paths)].slice(0, count)
  if (found.length < count) throw new Error(`the site has ${found.length} pages, not ${count}`)
  return found
}

async function begin(program: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const began = performance.now()
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PORT: String(port),
      METRICS_PORT: '0',
      COSTLY_REQUESTS_PER_MINUTE: '10000000',
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...env,
    },
  })
  let said = ''
  child.stdout.on('data', (data) => (said += String(data)))
  child.stderr.on('data', (data) => (said += String(data)))
  const last = () => child.kill('SIGKILL')
  process.once('exit', last)
  let over = false
  const ended = new Promise<void>((done) => child.once('close', () => done())).then(() => void (over = true))
  const pid = child.pid ?? 0
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    await answer?.text()
    if (answer?.status === 200) break
    if (over) throw new Error(`${program} ended\n${said}`)
    await wait(10)
  }
  const firstPage = { clockMs: performance.now() - began, cpuMs: cpuOf(pid) }
  return {
    url,
    pid,
    firstPage,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', last)
    },
  }
}

/** Of a process, in MiB; `shared` counts what it shares with others by its share. */
function memoryOf(pid: number): { resident: number; shared: number; most: number } {
  const read = (file: string, name: string) => {
    const [, kib = '0'] =
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? []
    return Math.round((Number(kib) * 1024) / mebibyte)
  }
  return {
    resident: read('status', 'VmRSS'),
    shared: read('smaps_rollup', 'Pss'),
    most: read('status', 'VmHWM'),
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
