import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { startPostgres } from '../server/test-support/postgres.ts'
import { builtServer, startProgram, type Running } from './process.ts'
import { print, share } from './report.ts'
import { closeAll, openAll, position } from './sockets.ts'
import type { Reading } from './steady-readers.ts'

const connections = 8000
const sockets = 2000
const path = '/fdhbankplc/home'

/**
 * 8,000 phones that asked once and keep their connection, 2,000 sockets beside them, and visitors who read a kept page
 * meanwhile, 200 times a second: at even distances, then all of a second's at once. All clients share the machine's cores with the server.
 */
export async function measureCrowd(folder: string, seconds: number): Promise<void> {
  const postgres = await startPostgres()
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'crowd'),
    LIVE_SOCKETS_PER_ADDRESS: String(sockets * 2),
  }
  const first = await startProgram(builtServer, env)
  await first.atRest()
  await first.stop()
  const server = await startProgram(builtServer, env)
  await server.atRest()
  const before = server.memory().now
  const listening = await openAll(server, await position(server), sockets)
  const idle = await connectAll(server, connections)
  const waits = await readSteadily({ url: server.url + path, eachSecond: 200, seconds })
  // Its types do not know `workers` yet.
  const readers: Parameters<typeof autocannon>[0] & { workers: number } = {
    url: server.url + path,
    connections: 10,
    // It asks each second's questions as fast as they are answered, and rests until the next second.
    overallRate: 200,
    // It would add waits of a load without rests.
    ignoreCoordinatedOmission: true,
    duration: seconds,
    // In a thread of its own: the one that holds ten thousand connections would count its own pauses.
    workers: 1,
    headers: { 'accept-encoding': 'br' },
  }
  const { latency, non2xx, errors } = await autocannon(readers)
  const { now, most } = server.memory()
  const kept = idle.filter(({ closed }) => !closed).length
  if (non2xx || errors || kept !== connections)
    throw new Error(`${non2xx} refused, ${errors} failed, ${kept} of ${connections} connections kept`)
  print(
    `Crowd: ${connections} idle connections and ${sockets} sockets on PostgreSQL: ${now} MB, at most 300 ` +
      `(${before} MB before, ${most} MB at its most). A kept page meanwhile: median ${ms(share(waits, 0.5))}, ` +
      `99th percentile ${ms(share(waits, 0.99))}, at most 10 ms. Asked 200 times at once, on ten connections, each second: ` +
      `median ${ms(latency.p50)}, 99th percentile ${ms(latency.p99)}`,
  )
  for (const socket of idle) socket.destroy()
  await closeAll(listening)
  await server.stop()
  await postgres.stop()
}

const ms = (value: number) => `${value.toFixed(1)} ms`

/** A thread of its own asks: the one that holds ten thousand connections would count its own pauses. */
const readSteadily = (reading: Reading) =>
  new Promise<number[]>((done, failed) => {
    const thread = new Worker(new URL('steady-readers.ts', import.meta.url), { workerData: reading })
    thread.once('message', done).once('error', failed)
  })

/** Each asks for the page once and stays connected. */
async function connectAll(server: Running, count: number): Promise<Socket[]> {
  const { hostname, port, host } = new URL(server.url)
  const all: Socket[] = []
  const question = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`
  while (all.length < count) {
    const some = Array.from({ length: Math.min(100, count - all.length) }, () =>
      connect(Number(port), hostname),
    )
    all.push(...some)
    await Promise.all(
      some.map(async (socket) => {
        await once(socket, 'connect')
        socket.write(question)
        await once(socket, 'data')
        socket.resume()
      }),
    )
  }
  return all
}
