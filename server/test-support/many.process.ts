import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { readConfig } from '../src/config/settings.ts'
import { start } from '../src/start.ts'

// Whole services, site and all, one beside another in one process, for journeys that need one of their own but do not
// end its process, so that what is loaded and compiled serves all of them (decision 18). POST / with settings starts one and tells its id;
// DELETE /<id> stops it.

const running = new Map<string, () => Promise<void>>()

async function begin(env: Record<string, string>): Promise<string> {
  const config = readConfig(env, [])
  const started = await start(config)
  try {
    await started.app?.listen({ port: config.port, host: 'localhost' })
  } catch (error) {
    await started.stop()
    throw error
  }
  const id = randomUUID()
  running.set(id, () => started.stop())
  return id
}

async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'POST') return begin((await json(request)) as Record<string, string>) // our own tests' words
  const id = (request.url ?? '').slice(1)
  await running.get(id)?.()
  running.delete(id)
  return id
}

const door = createServer((request, response) => {
  // As the server of figures does: a kept connection would be cut where this process stood still for some seconds.
  response.setHeader('connection', 'close')
  answer(request).then(
    (id) => response.end(id),
    (error: unknown) => {
      response.statusCode = 500
      response.end(error instanceof Error ? error.stack : String(error))
    },
  )
})
door.listen(0, '127.0.0.1', () => {
  const address = door.address()
  console.log(`listening on http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}\n`)
})
process.on('SIGTERM', () => {
  void Promise.all([...running.values()].map((stop) => stop())).then(() => process.exit(0))
})
