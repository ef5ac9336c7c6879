import { createServer, type ServerResponse } from 'node:http'
import type { HealthChecks } from '../health-checks.ts'
import { asksFor } from '../raw-address.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { port: number; stop(): Promise<void> }

/** The parts of the running process that are served. */
type Sources = { metrics: Metrics; health: HealthChecks }

/**
 * Serves operators on a port apart from the website: `/metrics` for Prometheus, and `/healthz` and `/readyz`, which a
 * process without the website has nowhere else. Ready means that the database can be used: a worker has no cached pages.
 * @returns null where the port is taken: that is worth a warning, not a stop
 */
export function serveMetrics(
  { metrics, health }: Sources,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer | null> {
  const pages: Record<string, (response: ServerResponse) => Promise<unknown>> = {
    '/metrics': async (response) => {
      const { type, text } = await metrics.read()
      response.writeHead(200, { 'content-type': type }).end(text)
    },
    '/healthz': async (response) => sendJson(response, 200, { ok: true }),
    '/readyz': async (response) => {
      await health.run('database')
      const ok = health.downForMs('database') === 0
      sendJson(response, ok ? 200 : 503, { ok, dependencies: health.read() })
    },
  }
  const server = createServer((request, response) => {
    // Node keeps a connection for five seconds. On a busy machine the service may stand still for longer, and would
    // then first close the connection, and with it a request that came meanwhile.
    response.setHeader('connection', 'close')
    const send = Object.entries(pages).find(([path]) => asksFor(request, path))?.[1]
    if (request.method !== 'GET' || !send) {
      response.writeHead(404).end()
      return
    }
    // Prometheus notes a failed scrape.
    send(response).catch(() => response.writeHead(503).end())
  })
  return new Promise((done) => {
    server.on('error', () => done(null))
    server.listen(port, host, () => {
      const address = server.address()
      done({
        port: typeof address === 'object' && address ? address.port : port,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped())
            server.closeAllConnections()
          }),
      })
    })
  })
}

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
