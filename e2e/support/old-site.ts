import { createServer } from 'node:http'
import { Readable } from 'node:stream'

/**
 * An earlier site at an address of its own: a page that says nothing and a service worker; every other address is
 * the site's.
 */
export async function proxyWithWorker(target: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const own: Record<string, [type: string, body: string]> = {
    '/old-site.html': ['text/html', '<!doctype html><link rel="icon" href="data:," /><title>Old</title>'],
    '/old-worker.js': ['text/javascript', "addEventListener('fetch', () => {})"],
  }
  const server = createServer((request, response) => {
    const [type, body] = own[request.url ?? ''] ?? []
    if (type !== undefined) {
      response.setHeader('content-type', type)
      return void response.end(body)
    }
    void fetch(target + (request.url ?? ''), { headers: { accept: request.headers.accept ?? '' } }).then(
      (answer) => {
        response.statusCode = answer.status
        const passed = ['content-type', 'content-security-policy']
        for (const name of passed) response.setHeader(name, answer.headers.get(name) ?? '')
        if (answer.body)
          Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]).pipe(response)
        else response.end()
      },
    )
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }
}
