import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// The least that Fastify can do: one ready answer, the same bytes and headers as the one it is compared with.

const [file = '', type = '', encoding = ''] = process.argv.slice(2)
const bytes = readFileSync(file)
const app = Fastify()
app.get('/*', (_, reply) =>
  reply.header('content-type', type).header('content-encoding', encoding).send(bytes),
)
console.log(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })} `)
process.on('SIGTERM', () => process.exit(0))
