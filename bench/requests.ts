import { writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { builtServer, startProgram, type Running } from './process.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { median, print, table } from './report.ts'

/** A kind of request. Each `n` gives an address that nobody asked for before; `most` is the CPU time it may cost, in ms. */
type Kind = { name: string; address: (n: number) => string; status: number; most: number }

const dayBefore = (n: number) => new Date(Date.UTC(2026, 8, 30) - n * 86_400_000).toISOString().slice(0, 10)
const kinds: Kind[] = [
  {
    name: 'list of ten',
    address: (n) => `/api/blogs?limit=10&last_created_at=2040-01-01T00:00:00.${String(n).padStart(6, '0')}Z`,
    status: 200,
    most: 0.4,
  },
  {
    name: 'unknown article',
    address: (n) => `/fdhfinancialholdings/blog/nothing-${n}`,
    status: 404,
    most: 2,
  },
  {
    name: 'search page',
    address: (n) => `/search?q=account+${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}`,
    status: 200,
    most: 3,
  },
  {
    name: 'rates of a day',
    address: (n) => `/fdhbankplc/exchangeRates/day?date=${dayBefore(n)}`,
    status: 200,
    most: 4,
  },
  {
    name: 'calculator',
    address: (n) => `/fdhbankplc/loan?amount=${1_000_000 + n}&months=24`,
    status: 200,
    most: 4,
  },
]

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const encoding = { 'accept-encoding': 'gzip, deflate, br' }

/** An answer as it travels: fetch() would unpack it. */
function ask(url: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, failed) => {
    get(url, { agent, headers: encoding }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).on('error', failed)
  })
}

/** CPU time of the server's process for a request: what must be made anew, and a kept page beside bare Node. */
export async function measureRequests(folder: string, dataDir: string, times: number): Promise<void> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'requests') }
  const server = await startProgram(builtServer, env)
  try {
    const costs = await measureKinds(server, times)
    await compareWithBareNode(server, folder, '/fdhbankplc/home')
    await server.stop()
    const embedded = await startProgram(builtServer, { DATA_DIR: dataDir })
    const withDatabase = await measureKinds(embedded, times)
    await embedded.stop()
    print(`CPU time a request, made anew, mean of ${times} in ms (brotli, one connection)`)
    table(
      ['', 'PostgreSQL', 'at most', 'embedded, with the database'],
      kinds.map(({ name, most }, n) => [name, costs[n] ?? '', most, withDatabase[n] ?? '']),
    )
  } finally {
    agent.destroy()
    await server.stop()
    await postgres.stop()
  }
}

async function measureKinds(server: Running, times: number): Promise<string[]> {
  // The index is made at the first question.
  await ask(`${server.url}/search?q=savings`)
  // What a new server does at first, such as sizes of pictures, would be counted with the first kind.
  await server.atRest()
  const costs: string[] = []
  for (const { address, status } of kinds) {
    for (let n = 0; n < times; n++) {
      const answer = await ask(server.url + address(n))
      if (answer.status !== status) throw new Error(`${address(n)} answers ${answer.status}`)
    }
    // The second half, when the code is warm; its addresses are new all the same.
    const before = server.cpuMs()
    for (let n = times; n < 2 * times; n++) await ask(server.url + address(n))
    costs.push(((server.cpuMs() - before) / times).toFixed(2))
  }
  return costs
}

/** A kept page beside Node's own `http` with the same bytes and headers, in turns. */
async function compareWithBareNode(server: Running, folder: string, path: string): Promise<void> {
  const kept = await ask(server.url + path)
  const [bodyFile, headersFile] = [join(folder, 'bare-body'), join(folder, 'bare-headers')]
  await writeFile(bodyFile, kept.body)
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = kept.headers
  await writeFile(headersFile, JSON.stringify(headers))
  const bare = await startProgram('bench/bare-node-server.ts', {}, [bodyFile, headersFile])
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < 5; round++) {
    theirs.push(await cpuOfEach(bare, path))
    ours.push(await cpuOfEach(server, path))
  }
  await bare.stop()
  const [a, b] = [median(ours), median(theirs)]
  print(
    `A kept page (${kept.body.length} bytes): ${a.toFixed(3)} ms of CPU time, bare Node ${b.toFixed(3)} ms; ` +
      `${(a / b).toFixed(2)} times, at most 2`,
  )
}

/** @returns ms of CPU time a request */
async function cpuOfEach(program: Running, path: string): Promise<number> {
  const load = (duration: number) =>
    autocannon({ connections: 50, duration, headers: encoding, url: program.url + path })
  await load(1)
  const before = program.cpuMs()
  const { requests, non2xx, errors } = await load(3)
  if (non2xx || errors) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`)
  return (program.cpuMs() - before) / requests.total
}
