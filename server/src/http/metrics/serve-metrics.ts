import { createServer } from 'node:http'
import { asksFor } from '../raw-address.ts'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { port: number; stop(): Promise<void> }

/**
 * Serves `/metrics` on the loopback, for Prometheus on the same machine.
 * @returns null where the port is taken: figures are worth a warning, not a stop
 */
export function serveMetrics(metrics: Metrics, port: number): Promise<MetricsServer | null> {
  const server = createServer((request, response) => {
    // Node keeps a connection for five seconds. On a busy machine the service may stand still for longer, and would
    // then first close the connection, and with it a request that came meanwhile.
    response.setHeader('connection', 'close')
    if (request.method !== 'GET' || !asksFor(request, '/metrics')) {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      // The database does not answer: Prometheus notes that there were no figures.
      () => response.writeHead(503).end(),
    )
  })
  return new Promise((done) => {
    server.on('error', () => done(null))
    server.listen(port, '127.0.0.1', () => {
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
