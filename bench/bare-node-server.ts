import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The least that Node can do: one ready answer by its own `http`, the same bytes and headers as the one it is compared with.

const [bodyFile = '', headersFile = ''] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo // a TCP server's is never a path
  console.log(`listening on http://127.0.0.1:${port} `)
})
process.on('SIGTERM', () => process.exit(0))
