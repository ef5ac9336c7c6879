import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { builtServer, startProgram, type Running } from './process.ts'
import { print, table } from './report.ts'

const encoding = { 'accept-encoding': 'gzip, deflate, br' }
const addresses: [string, string][] = [
  ['page (bank home)', '/fdhbankplc/home'],
  ['page (news)', '/fdhfinancialholdings/blog'],
  ['list (10 branches)', '/api/branches'],
  ['list (100 rates)', '/api/money_bureau_exchange_rates?limit=100'],
]

/** Pages and lists a second, kept and made anew, against a bare Fastify answer of the same bytes. */
export async function measureRates(folder: string, dataDir: string, seconds: number): Promise<void> {
  const env = { DATA_DIR: dataDir }
  const kept = await startProgram(builtServer, env)
  // What a new server does at first would be counted with the first address alone.
  await kept.atRest()
  const idle = kept.memory()
  const bare = new Map<string, number>()
  const bytes = new Map<string, number>()
  const cached = new Map<string, number>()
  for (const [name, path] of addresses) {
    const response = await fetch(kept.url + path, { headers: encoding })
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    const body = await raw(kept.url + path)
    bytes.set(name, body.length)
    const file = join(folder, 'bare')
    await writeFile(file, body)
    const type = response.headers.get('content-type') ?? ''
    const server = await startProgram('bench/bare-server.ts', {}, [
      file,
      type,
      response.headers.get('content-encoding') ?? 'identity',
    ])
    // In turns, so that whatever else the machine does meets both.
    const first = await rate(server.url, path, seconds)
    cached.set(name, await rate(kept.url, path, seconds))
    bare.set(name, (first + (await rate(server.url, path, seconds))) / 2)
    await server.stop()
  }
  const after = kept.memory()
  await kept.stop()

  const anew = await startProgram('bench/uncached-server.ts', env)
  const rows: (string | number)[][] = []
  for (const [name, path] of addresses) {
    const uncached = await rate(anew.url, path, seconds)
    const [b, c] = [bare.get(name) ?? 1, cached.get(name) ?? 0]
    rows.push([
      name,
      bytes.get(name) ?? 0,
      Math.round(b),
      Math.round(c),
      (c / b).toFixed(2),
      Math.round(uncached),
      (uncached / b).toFixed(3),
    ])
  }
  await anew.stop()
  print('Answers a second (brotli, 50 connections, one process each)')
  table(['', 'bytes', 'bare', 'kept', 'kept/bare', 'anew', 'anew/bare'], rows)
  print(`Memory: ${idle.now} MB idle, ${after.now} MB after that load (${after.most} MB at most)`)
}

/** The body as it travels: fetch() would unpack it. */
async function raw(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((done, failed) => {
    get(url, { headers: encoding }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => done(Buffer.concat(parts)))
    }).on('error', failed)
  })
}

async function rate(url: Running['url'], path: string, seconds: number): Promise<number> {
  const options = { connections: 50, headers: encoding, url: url + path }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx || result.errors)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}
