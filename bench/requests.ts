import { writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { builtServer, startProgram, type Running } from './process.ts'
import { sql } from 'drizzle-orm'
import { readConfig } from '../server/src/config/settings.ts'
import { start } from '../server/src/start.ts'
import { startPostgres } from '../server/test-support/postgres.ts'
import { median, print, table } from './report.ts'

/**
 * A kind of request. Each `n` gives an address that nobody asked for before, and what is there says `says`; `most` is the CPU time
 * it may cost, in ms.
 */
type Kind = { name: string; address: (n: number) => string; status: number; says: string; most: number }

const dayBefore = (n: number) => new Date(Date.UTC(2026, 8, 30) - n * 86_400_000).toISOString().slice(0, 10)
/** Two letters, such as `ab`; what is searched for is never kept, so that they may come again. */
const lettersOf = (n: number) => String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))

/**
 * Rates of each day for fifteen years before those of the sample, which has a hundred days: a day before all rates is another
 * page, which costs less.
 */
async function fillRates(env: Record<string, string>): Promise<void> {
  const service = await start(readConfig(env, ['--services=web']), { log: false })
  try {
    await service.services.db.execute(sql`
      with first as (
        select distinct on (currency) body from money_bureau_exchange_rates join revisions on revisions.id = live_revision
        order by currency, visible_from),
      past as (
        select body, row_number() over () as at, day from first,
          generate_series(timestamptz '2011-07-01 06:00Z', timestamptz '2026-08-01 06:00Z', interval '1 day') as day),
      made as (
        insert into revisions (collection, item_id, number, body, author, created_at, contributors)
        select 'money_bureau_exchange_rates', gen_random_uuid(), 1,
          body || jsonb_build_object('effective_at', to_char(day at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')),
          'bench', timestamptz '2020-01-01' + at * interval '1 second', '{bench}' from past
        returning id, item_id, created_at, body)
      insert into money_bureau_exchange_rates
        (id, created_at, updated_at, published_at, state, version, draft_revision, live_revision, emitted_revision, visible_from, currency)
      select item_id, created_at, created_at, created_at, 'published', 1, id, id, id, (body->>'effective_at')::timestamptz, body->>'currency'
      from made`)
    await service.services.db.execute(sql`analyze`)
  } finally {
    await service.stop()
  }
}
const kinds: Kind[] = [
  {
    name: 'list of ten',
    address: (n) => `/api/blogs?limit=10&last_created_at=2040-01-01T00:00:00.${String(n).padStart(6, '0')}Z`,
    status: 200,
    says: '"title"',
    most: 0.4,
  },
  {
    name: 'unknown article',
    address: (n) => `/fdhfinancialholdings/blog/nothing-${n}`,
    status: 404,
    says: '<h1',
    most: 2,
  },
  {
    name: 'search page',
    address: (n) => `/search?q=account+${lettersOf(n)}`,
    status: 200,
    says: 'bankaccounts',
    most: 3,
  },
  {
    name: 'rates of a day',
    address: (n) => `/fdhbankplc/exchangeRates/day?date=${dayBefore(n)}`,
    status: 200,
    says: 'USD',
    most: 4,
  },
  {
    name: 'calculator',
    address: (n) => `/fdhbankplc/loan?amount=${1_000_000 + n}&months=24`,
    status: 200,
    says: 'MK',
    most: 4,
  },
]

/** One asks when it was answered; ten ask side by side, as visitors do. */
const alone = new Agent({ keepAlive: true, maxSockets: 1 })
const together = new Agent({ keepAlive: true, maxSockets: 10 })
const encoding = { 'accept-encoding': 'gzip, deflate, br' }

/** An answer as it travels: fetch() would unpack it. */
function ask(
  url: string,
  agent = alone,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
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
export async function measureRequests(folder: string, times: number): Promise<void> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'requests') }
  await fillRates(env)
  const server = await startProgram(builtServer, env)
  try {
    const costs = await measureKinds(server, times)
    await compareWithBareNode(server, folder, '/fdhbankplc/home')
    await server.stop()
    const own = { DATA_DIR: join(folder, 'requests-embedded') }
    await fillRates(own)
    const embedded = await startProgram(builtServer, own)
    const withDatabase = await measureKinds(embedded, times)
    await embedded.stop()
    print(`CPU time a request, made anew, median of ${rounds} means of ${times} in ms (brotli)`)
    table(
      ['', 'PostgreSQL', 'ten at once', 'at most', 'embedded, with the database', 'ten at once'],
      kinds.map(({ name, most }, n) => [
        name,
        ...(costs[n] ?? ['', '']),
        most,
        ...(withDatabase[n] ?? ['', '']),
      ]),
    )
  } finally {
    alone.destroy()
    together.destroy()
    await server.stop()
    await postgres.stop()
  }
}

/** Every address is new: a kind is asked for two times more than for `warmUp` and `rounds` of these. */
const warmUp = 4
const rounds = 3

/** @returns of each kind the cost on one connection, and on ten */
async function measureKinds(server: Running, times: number): Promise<[string, string][]> {
  // The index is made at the first question.
  await ask(`${server.url}/search?q=savings`)
  // What a new server does at first, such as sizes of pictures, would be counted with the first kind.
  await server.atRest()
  const costs: [string, string][] = []
  for (const { address, status, says } of kinds) {
    let next = 0
    const askNext = async (agent: Agent) => {
      const path = address(next++)
      const answer = await ask(server.url + path, agent)
      if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`)
    }
    // Until it is warm, compiling costs more than the cheapest of them.
    for (let n = 0; n < warmUp * times; n++) await askNext(alone)
    for (let n = 0; n < 2; n++) {
      const path = address(next++)
      const page = await (await fetch(server.url + path)).text()
      if (!page.includes(says)) throw new Error(`${path} does not say ${says}`)
    }
    const [one, ten]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      const before = server.cpuMs()
      for (let n = 0; n < times; n++) await askNext(alone)
      const between = server.cpuMs()
      let left = times
      const visitor = async () => {
        while (left-- > 0) await askNext(together)
      }
      await Promise.all(Array.from({ length: 10 }, visitor))
      one.push(between - before)
      ten.push(server.cpuMs() - between)
    }
    const each = (ms: number[]) => (median(ms) / times).toFixed(2)
    costs.push([each(one), each(ten)])
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
